import './SavedMark.css'

import CircleCheck from 'lucide-react/icons/circle-check'

/** Says beside a button that what it does is done. */
export function SavedMark({ text }: { readonly text: string }) {
  return (
    <p className="vb-saved">
      <CircleCheck size={20} />
      <span>{text}</span>
    </p>
  )
}
