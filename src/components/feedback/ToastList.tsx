import type { FocusEvent, MouseEvent, PointerEvent } from 'react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'

import { Button } from '../action/Button.tsx'
import { IconButton } from '../action/IconButton.tsx'

/** A short message. `product`: something was done to a product. Screen readers read an error at once, and the others when they are idle. */
export interface ToastMessage {
  readonly id: string
  readonly message: string
  readonly tone: 'product' | 'info' | 'error'
  /** Label of the button that takes it back or tries it again. */
  readonly action?: string | undefined
}

export interface ToastListProps {
  /** Those in sight, the oldest first. */
  readonly toasts: readonly ToastMessage[]
  readonly dismissLabel: string
  readonly onDismiss: (id: string) => void
  readonly onAction: (id: string) => void
  /**
   * Pointer or focus came to the toasts, or has left them: their clocks stand still meanwhile
   * (toasts.hover-and-focus-stop-the-clock).
   */
  readonly onHold: () => void
  readonly onRelease: () => void
}

const ICONS = { info: Info, product: CircleCheck, error: CircleAlert }

/** Toasts in their region. Their owner decides how long they stay. */
export function ToastList({ toasts, dismissLabel, onDismiss, onAction, onHold, onRelease }: ToastListProps) {
  // Held while either the pointer or the keyboard's focus is in it: one that leaves does not let go for the other.
  // A finger leaves the button that it has pressed the focus, and is not there any more.
  const holdWhenVisible = ({ target }: FocusEvent<HTMLElement>) => {
    if (target.matches(':focus-visible')) onHold()
  }
  const releaseWhenBlurred = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) onRelease()
  }
  const releaseWhenLeft = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    if (currentTarget.querySelector(':focus-visible') === null) onRelease()
  }
  const leave = (end: (id: string) => void, id: string, { currentTarget }: MouseEvent<HTMLElement>) => {
    // A button that is removed tells nobody that it lost the focus, so the focus goes on to a neighbour, or it is let go here.
    if (currentTarget.matches(':focus-visible')) {
      const toast = currentTarget.closest('.vb-toast')
      const neighbour = (toast?.nextElementSibling ?? toast?.previousElementSibling)?.querySelector('button')
      if (neighbour) neighbour.focus()
      else onRelease()
    }
    end(id)
  }
  if (toasts.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices that someone is reading
    <div
      className="vb-toast-list"
      onPointerEnter={onHold}
      onPointerLeave={releaseWhenLeft}
      onFocus={holdWhenVisible}
      onBlur={releaseWhenBlurred}
    >
      {toasts.map(({ id, message, tone, action }) => {
        const Icon = ICONS[tone]
        return (
          <div key={id} className={`vb-toast vb-toast-${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
            <Icon className="vb-toast-icon" size={20} />
            <p className="vb-toast-message">{message}</p>
            {action !== undefined && (
              <Button variant="quiet" onClick={(event) => leave(onAction, id, event)}>
                {action}
              </Button>
            )}
            <IconButton label={dismissLabel} icon={<X size={18} />} onClick={(event) => leave(onDismiss, id, event)} />
          </div>
        )
      })}
    </div>
  )
}
