/** Under this name the early script keeps the presses that came before the shop could answer them. */
const KEPT = Symbol.for('verbena.early-presses')

/** A press on a control before the shop could answer it. */
export interface EarlyPress {
  readonly target: Element
  readonly type: 'click' | 'change' | 'input' | 'submit'
  /** What a field held then, or whether a box was ticked by it. */
  readonly value?: string
  readonly checked?: boolean
}

interface EarlyPresses {
  readonly presses: readonly EarlyPress[]
  /** Ends the keeping. */
  stop(): void
}

type Keeper = Window & { [KEPT]?: EarlyPresses }

/** Fields and buttons; links are the browser's own business and work without the shop's code. */
const CONTROLS = 'button, input, select, textarea, summary'

const isBox = (target: Element): target is HTMLInputElement =>
  target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type)

/** The one of its events that tells what was done to a control. */
function telling(target: Element): EarlyPress['type'] {
  if (target.localName === 'form') return 'submit'
  if (target.localName === 'select') return 'change'
  if (target.localName === 'textarea') return 'input'
  return target.localName === 'input' && !isBox(target) ? 'input' : 'click'
}

/** Keeps every press on a control of the page until the shop takes them. A form waits: its own way would leave the page. */
export function keepEarlyPresses(page: Window): void {
  const presses: EarlyPress[] = []
  const keep = (event: Event) => {
    const target = (event.target as Element | null)?.closest(event.type === 'submit' ? 'form' : CONTROLS)
    // Folding a group is the browser's own.
    if (!target || target.localName === 'summary') return
    if (event.type !== telling(target)) return
    if (event.type === 'submit') event.preventDefault()
    presses.push({ target, type: event.type, ...(isBox(target) ? { checked: target.checked } : 'value' in target && { value: String(target.value) }) })
    page.document.documentElement.dataset['waiting'] = ''
  }
  const types = ['click', 'change', 'input', 'submit'] as const
  for (const type of types) page.document.addEventListener(type, keep, true)
  ;(page as Keeper)[KEPT] = {
    presses,
    stop() {
      for (const type of types) page.document.removeEventListener(type, keep, true)
      delete (page as Keeper)[KEPT]
      delete page.document.documentElement.dataset['waiting']
    },
  }
}

/** Does again, now that the shop answers, what a person did before it could. */
export function replayEarlyPresses(page: Window): void {
  const kept = (page as Keeper)[KEPT]
  kept?.stop()
  for (const press of kept?.presses ?? []) replay(press)
}

function replay({ target, type, value, checked }: EarlyPress): void {
  if (!target.isConnected) return
  if (target instanceof HTMLFormElement) return target.requestSubmit()
  // The browser has ticked it already, and React may think so too: the press is what must be seen.
  if (isBox(target)) target.checked = checked !== true
  if (type === 'click') return (target as HTMLElement).click()
  // The setter of the element's own class: React watches the one on the element.
  Reflect.set(Object.getPrototypeOf(target) as object, 'value', value, target)
  target.dispatchEvent(new Event(type, { bubbles: true }))
}
