import './Disclosure.css'

import type { ReactNode } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'

export interface DisclosureProps {
  readonly summary: string
  /** Opened at first. */
  readonly open?: boolean
  readonly children: ReactNode
}

/** Something that few need, one press away. It works before the shop's code has come, and without it. */
export function Disclosure({ summary, open = false, children }: DisclosureProps) {
  return (
    <details className="vb-disclosure" open={open}>
      <summary className="vb-disclosure-summary">
        <span>{summary}</span>
        <ChevronDown className="vb-disclosure-mark" size={16} />
      </summary>
      <div className="vb-disclosure-content">{children}</div>
    </details>
  )
}
