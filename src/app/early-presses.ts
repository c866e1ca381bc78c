/** The name under which the early script keeps presses. A type, so that neither side's code brings the other's along. */
export type KeptUnder = 'verbena.early-presses'

/** A press or input made before the shop's code ran. */
export interface EarlyPress {
  readonly target: Element
  readonly type: 'click' | 'change' | 'input' | 'submit'
  /** The field's text at that moment. */
  readonly value?: string
  /** The box's state after it. */
  readonly checked?: boolean
}

export interface EarlyPresses {
  readonly presses: readonly EarlyPress[]
  /** Ends the keeping. */
  stop(): void
}

const KEPT = Symbol.for('verbena.early-presses' satisfies KeptUnder)

/** Does again, now that the shop answers, what a person did before it could. Each is drawn before the next, which may stand on it. */
export async function replayEarlyPresses(page: Window): Promise<void> {
  const kept = (page as Window & { [KEPT]?: EarlyPresses })[KEPT]
  kept?.stop()
  const bringCaretBack = caretOf(page.document.activeElement)
  for (const press of kept?.presses ?? []) {
    replay(press)
    // React draws in a microtask.
    await Promise.resolve()
  }
  bringCaretBack?.()
}

/** Puts the caret back where a person writes: a text that is set moves it to the end. A field of an e-mail address does not tell. */
function caretOf(field: Element | null): (() => void) | undefined {
  const { selectionStart: start, selectionEnd: end, selectionDirection } = (field ?? {}) as Partial<HTMLInputElement>
  if (typeof start !== 'number' || typeof end !== 'number') return undefined
  return () => (field as HTMLInputElement).setSelectionRange(start, end, selectionDirection ?? undefined)
}

function replay({ target, type, value, checked }: EarlyPress): void {
  if (!target.isConnected) return
  if (target instanceof HTMLFormElement) return target.requestSubmit()
  // The browser has ticked it already, and React may think so too: the press is what must be seen.
  if (checked !== undefined) Object.assign(target, { checked: !checked })
  if (type === 'click') return (target as HTMLElement).click()
  if (type === 'change' && target.localName !== 'select') return finish(target)
  // React takes no notice of a text that it knows already, and knows what is set on the element, not what its class sets.
  if (type === 'input') Object.assign(target, { value: `${value} ` })
  Reflect.set(Object.getPrototypeOf(target) as object, 'value', value, target)
  target.dispatchEvent(new Event(type, { bubbles: true }))
}

/** A text takes effect when the field is left, or by Enter in it. */
function finish(field: Element): void {
  const isThere = field === document.activeElement
  field.dispatchEvent(
    isThere
      ? new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })
      : new FocusEvent('focusout', { bubbles: true }),
  )
}
