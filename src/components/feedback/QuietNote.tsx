import './QuietNote.css'

import type { ReactNode } from 'react'

export interface QuietNoteProps {
  readonly text: string
  readonly action: ReactNode
}

/** Stands in place of a part of a page that could not be had and that nobody is held up by. */
export function QuietNote({ text, action }: QuietNoteProps) {
  return (
    <div className="vb-quiet">
      <p>{text}</p>
      {action}
    </div>
  )
}
