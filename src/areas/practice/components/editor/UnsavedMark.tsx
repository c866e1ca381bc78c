import './UnsavedMark.css'

import CircleDot from 'lucide-react/icons/circle-dot'

/** Says beside a button that what it does is still to be done. */
export function UnsavedMark({ text }: { readonly text: string }) {
  return (
    <p className="vb-unsaved">
      <CircleDot size={20} />
      <span>{text}</span>
    </p>
  )
}
