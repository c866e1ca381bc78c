import './DoneNote.css'

import CircleCheck from 'lucide-react/icons/circle-check'

/** Says what has just been done, in the place where it was asked for. */
export function DoneNote({ text }: { readonly text: string }) {
  return (
    <p className="vb-done">
      <CircleCheck className="vb-done-icon" size={20} />
      <span>{text}</span>
    </p>
  )
}
