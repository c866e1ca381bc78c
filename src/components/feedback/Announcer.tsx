import { VisuallyHidden } from '../focus/VisuallyHidden.tsx'

export interface AnnouncerProps {
  /** Each new text is read out once the reader is free. */
  readonly message: string
}

/** Tells changes to those who cannot see them. It must be on the page before its first message is. */
export function Announcer({ message }: AnnouncerProps) {
  return (
    <div role="status">
      <VisuallyHidden>{message}</VisuallyHidden>
    </div>
  )
}
