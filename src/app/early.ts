/**
 * Keeps every press on a control of a drawn page until the shop's code is there and takes them
 * (first-paint.presses-are-kept). It stands in the document itself, so that it is there before anything can be pressed: it
 * must import nothing at run time. Links are the browser's own business and work without it.
 */
import type { EarlyPress, EarlyPresses, KeptUnder } from './early-presses.ts'

const KEPT = Symbol.for('verbena.early-presses' satisfies KeptUnder)
const CONTROLS = 'button, input, select, textarea'
const EVENTS = ['click', 'change', 'input', 'submit'] as const

const presses: EarlyPress[] = []

const isBox = (target: Element): target is HTMLInputElement =>
  target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type)

/** Those of its events that tell what was done to a control. What is written counts with each letter, and is done later. */
function telling(target: Element): readonly EarlyPress['type'][] {
  if (target.localName === 'form') return ['submit']
  if (target.localName === 'select') return ['change']
  return target.localName === 'button' || isBox(target) ? ['click'] : ['input', 'change']
}

function keep(event: Event): void {
  const target = (event.target as Element | null)?.closest(event.type === 'submit' ? 'form' : CONTROLS)
  const type = target && telling(target).find((name) => name === event.type)
  if (!target || !type) return
  // A form that leads to a page of the shop may lead there; any other would leave with what was typed.
  if (type === 'submit' && (target as HTMLFormElement).method === 'get' && target.hasAttribute('action')) return
  if (type === 'submit') event.preventDefault()
  // Parts of the page answer a little sooner than the shop as a whole does: what is done again later must not be done now.
  event.stopPropagation()
  presses.push({
    target,
    type,
    ...(isBox(target) ? { checked: target.checked } : 'value' in target && { value: String(target.value) }),
  })
  document.documentElement.dataset['waiting'] = ''
}

for (const type of EVENTS) document.addEventListener(type, keep, true)

const kept: EarlyPresses = {
  presses,
  stop() {
    for (const type of EVENTS) document.removeEventListener(type, keep, true)
    delete document.documentElement.dataset['waiting']
    Reflect.deleteProperty(window, KEPT)
  },
}
Object.defineProperty(window, KEPT, { value: kept, configurable: true })
