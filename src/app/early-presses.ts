/** The name under which the early script keeps presses. A type, so that neither side's code brings the other's along. */
export type KeptUnder = 'verbena.early-presses'

/** What was done to a control before the shop could answer it. */
export interface EarlyPress {
  readonly target: Element
  readonly type: 'click' | 'change' | 'input' | 'submit'
  /** What a field held then. */
  readonly value?: string
  /** Whether a box was ticked by it. */
  readonly checked?: boolean
}

export interface EarlyPresses {
  readonly presses: readonly EarlyPress[]
  /** Ends the keeping. */
  stop(): void
}

const KEPT = Symbol.for('verbena.early-presses' satisfies KeptUnder)

/** Does again, now that the shop answers, what a person did before it could. */
export function replayEarlyPresses(page: Window): void {
  const kept = (page as Window & { [KEPT]?: EarlyPresses })[KEPT]
  kept?.stop()
  for (const press of kept?.presses ?? []) replay(press)
}

function replay({ target, type, value, checked }: EarlyPress): void {
  if (!target.isConnected) return
  if (target instanceof HTMLFormElement) return target.requestSubmit()
  // The browser has ticked it already, and React may think so too: the press is what must be seen.
  if (checked !== undefined) Object.assign(target, { checked: !checked })
  if (type === 'click') return (target as HTMLElement).click()
  // The setter of the element's own class: React watches the one on the element.
  Reflect.set(Object.getPrototypeOf(target) as object, 'value', value, target)
  target.dispatchEvent(new Event(type, { bubbles: true }))
}
