import '../styles/index.css'
import './Waiting.css'

import { Spinner } from '../icon/Spinner.tsx'

/** Stands where there is nothing to show yet, not even words. It keeps still for a moment, since most waits are short. */
export function Waiting() {
  return (
    <div className="vb-waiting" aria-busy="true">
      <Spinner />
    </div>
  )
}
