import './AddRow.css'

import type { ReactNode } from 'react'

export function AddRow({ quantity, children }: { readonly quantity: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="vb-add-row">
      {quantity}
      <div className="vb-add-row-button">{children}</div>
    </div>
  )
}
