import './ProgressLine.css'

import { ProgressBar } from 'react-aria-components'

export interface ProgressLineProps {
  /** Words for what is on its way and how far it is, as they are read out. */
  readonly label: string
  /** 0 to 1. */
  readonly share: number
}

/** The share of something that is done, as a bar below its words. */
export function ProgressLine({ label, share }: ProgressLineProps) {
  return (
    <ProgressBar className="vb-progress" aria-label={label} value={share * 100}>
      {({ percentage = 0 }) => (
        <>
          <span>{label}</span>
          <div className="vb-progress-track">
            <div className="vb-progress-fill" style={{ width: `${percentage}%` }} />
          </div>
        </>
      )}
    </ProgressBar>
  )
}
