import './BusyNote.css'

import { Spinner } from '../icon/Spinner.tsx'

/** Says what the page is busy with, where there is nothing else to do meanwhile. */
export function BusyNote({ text }: { readonly text: string }) {
  return (
    <p className="vb-busy" role="status">
      <Spinner />
      <span>{text}</span>
    </p>
  )
}
