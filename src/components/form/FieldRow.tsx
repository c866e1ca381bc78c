import './FieldRow.css'

import type { ReactNode } from 'react'

/** Two fields side by side where there is room. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className="vb-field-row">{children}</div>
}
