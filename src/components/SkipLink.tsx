import './SkipLink.css'

export interface SkipLinkProps {
  /** The id of the element to go to; it must be able to take focus. */
  readonly targetId: string
  readonly label: string
}

/** The first stop of the Tab key: hidden until it has focus. A plain anchor, so that the browser itself moves focus. */
export function SkipLink({ targetId, label }: SkipLinkProps) {
  return (
    <a className="vb-skip" href={`#${targetId}`}>
      {label}
    </a>
  )
}
