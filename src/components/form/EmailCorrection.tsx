import './EmailCorrection.css'

import type { RefObject } from 'react'

export interface MeantEmail {
  /** Names the email that may have been meant. */
  readonly question: string
  readonly onTake: () => void
}

export interface EmailCorrectionProps {
  readonly correction: MeantEmail | undefined
  /** Gets the focus back from the question, which an answer takes away. */
  readonly field: RefObject<HTMLElement | null>
}

/** The room below a field for another email that may have been meant. It is there before the question, which is then read out. */
export function EmailCorrection({ correction, field }: EmailCorrectionProps) {
  return (
    <div aria-live="polite">
      {correction && (
        <button
          type="button"
          className="vb-email-meant"
          onClick={() => {
            field.current?.focus()
            correction.onTake()
          }}
        >
          {correction.question}
        </button>
      )}
    </div>
  )
}
