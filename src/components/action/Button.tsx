import './Button.css'

import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'

import { Anchor, type AnchorProps } from './Anchor.tsx'
import { Spinner } from '../icon/Spinner.tsx'

interface ButtonLook {
  /** primary: the one thing to do here; secondary: others; quiet: without an edge. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | undefined
  /** A decorative icon before the text. */
  readonly icon?: ReactNode
}

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> {
  /** Its action is under way: it stays focusable, keeps its size, and ignores presses. */
  readonly busy?: boolean | undefined
}

export interface ButtonLinkProps extends ButtonLook, Omit<AnchorProps, 'className' | 'style'> {}

/** A button with text. Give a disabled one a reason in the text around it. */
export function Button({ variant = 'secondary', icon, busy = false, children, onClick, ...button }: ButtonProps) {
  // aria-disabled in place of disabled: a disabled element would lose the focus that stands on it.
  const press = busy ? (event: MouseEvent) => event.preventDefault() : onClick
  return (
    <button
      type="button"
      {...button}
      className={`vb-button vb-button-${variant}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || button['aria-disabled']}
      onClick={press}
    >
      {busy && <Spinner />}
      <span className="vb-button-content">
        {icon}
        <span>{children}</span>
      </span>
    </button>
  )
}

/** A link that looks like a button: it leads somewhere and changes nothing. */
export function ButtonLink({ variant = 'secondary', icon, children, ...anchor }: ButtonLinkProps) {
  return (
    <Anchor {...anchor} className={`vb-button vb-button-${variant}`}>
      <span className="vb-button-content">
        {icon}
        <span>{children}</span>
      </span>
    </Anchor>
  )
}
