import './BatchBar.css'

import type { ReactNode } from 'react'

/** The bar above the rows for what is done with several at once. */
export const BatchBar = ({ children }: { readonly children: ReactNode }) => (
  <div className="vb-batch-bar">{children}</div>
)

/** A row's name after the checkbox that selects the row. */
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

/** Selects a row. The whole label is clickable. */
export const RowBox = ({ label, checked, onChange }: RowBoxProps) => (
  <label className="vb-row-box">
    <input type="checkbox" className="vb-check-box" aria-label={label} checked={checked} onChange={onChange} />
  </label>
)
