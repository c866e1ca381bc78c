import './KeptList.css'

import type { ReactNode } from 'react'

import { CartLines } from './CartLine.tsx'

export interface KeptListProps {
  readonly label: string
  /** Applies to the whole list. */
  readonly action: ReactNode
  /** CartLine, one for each thing that is kept. */
  readonly children: ReactNode
}

export function KeptList({ label, action, children }: KeptListProps) {
  return (
    <div className="vb-kept">
      <div>{action}</div>
      <CartLines label={label}>{children}</CartLines>
    </div>
  )
}
