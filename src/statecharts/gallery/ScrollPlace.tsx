import type { ReactNode } from 'react'

/** A part of the page that scrolls by itself, by keyboard too. */
export function ScrollPlace({
  label,
  className,
  children,
}: {
  readonly label: string
  readonly className: string
  readonly children: ReactNode
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus
    <div className={className} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
