import './ToolButton.css'

import type { ReactNode } from 'react'

/** A small button with its words, among the tools of the builder. */
export function ToolButton({
  icon,
  children,
  onClick,
}: {
  readonly icon: ReactNode
  readonly children: ReactNode
  readonly onClick: () => void
}) {
  return (
    <button type="button" className="vb-tool" onClick={onClick}>
      {icon}
      <span>{children}</span>
    </button>
  )
}
