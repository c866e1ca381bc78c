import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Before each of them changes the page: with the next drawing React would put back what it knows. */
const MOMENTS = ['input', 'change', 'focusin', 'focusout', 'submit'] as const

export interface FilledProps<Control, Value> {
  readonly control: RefObject<Control | null>
  /** What the control holds in the page. */
  readonly read: (control: Control) => Value
  /** What it is known to hold. */
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/**
 * Tells what a control holds that was filled in without an event (forms.sends-what-stands-in-the-page): by the browser
 * from its memory or before the shop's code came, or by a password manager.
 */
export function useFilled<Control extends HTMLElement & { readonly form: HTMLFormElement | null }, Value>({
  control,
  read,
  value,
  onChange,
}: FilledProps<Control, Value>): void {
  const tell = useEffectEvent((event?: Event) => {
    // Of its own event it tells itself.
    if (!control.current || (event && control.current.contains(event.target as Node))) return
    const filled = read(control.current)
    if (filled !== value) onChange(filled)
  })

  useEffect(() => {
    tell()
    const form = control.current?.form
    for (const moment of MOMENTS) form?.addEventListener(moment, tell, true)
    return () => {
      for (const moment of MOMENTS) form?.removeEventListener(moment, tell, true)
    }
  }, [control])
}
