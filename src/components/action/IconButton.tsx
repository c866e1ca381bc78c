import './IconButton.css'

import type { ComponentPropsWithRef, ReactNode } from 'react'

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> {
  /** The accessible name, required since a picture alone has none (accessibility.no-part-without-a-name). */
  readonly label: string
  readonly icon: ReactNode
}

/** A square button whose picture is enough for those who see it and whose name says it to all others. */
export function IconButton({ label, icon, ...button }: IconButtonProps) {
  return (
    <button type="button" {...button} className="vb-icon-button" aria-label={label}>
      {icon}
    </button>
  )
}
