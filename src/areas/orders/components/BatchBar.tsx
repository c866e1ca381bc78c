import './BatchBar.css'

import type { ReactNode } from 'react'

/** Everything that is done with several rows at once, above them. */
export const BatchBar = ({ children }: { readonly children: ReactNode }) => (
  <div className="vb-batch-bar">{children}</div>
)

/** The name of a row, with the box that chooses the row before it. */
export const MarkedName = ({ mark, children }: { readonly mark: ReactNode; readonly children: ReactNode }) => (
  <span className="vb-marked-name">
    {mark}
    {children}
  </span>
)

interface RowBoxProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: () => void
}

/** Chooses a row. The whole label is its target. */
export const RowBox = ({ label, checked, onChange }: RowBoxProps) => (
  <label className="vb-row-box">
    <input type="checkbox" className="vb-check-box" aria-label={label} checked={checked} onChange={onChange} />
  </label>
)
