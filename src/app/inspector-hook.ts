import type { AnyActorRef } from 'xstate'

import type { WakeKey } from '#statecharts/recorder/index.ts'

/** A test that is there before the shop leaves a function under this name, which is given the root actor before it starts. */
export const INSPECTOR_KEY = Symbol.for('verbena.inspector')

/** An open inspector holds this key of local storage. */
const WAKE_KEY: WakeKey = 'verbena.inspector'

/**
 * Lets an inspector that is open, or opens later, find the actor system. Until then nothing is observed, loaded or kept
 * open.
 *
 * @param isAllowed whether the operator lets pages be inspected
 */
export function offerToInspector(root: AnyActorRef, build: string, isAllowed: boolean): void {
  if (import.meta.env.DEV || import.meta.env.VITE_INSPECT === '1') {
    const inspect: unknown = Reflect.get(globalThis, INSPECTOR_KEY)
    if (typeof inspect === 'function') inspect(root)
  }
  if (!import.meta.env.DEV && !isAllowed) return

  const look = () => {
    try {
      if (!localStorage.getItem(WAKE_KEY)) return
    } catch {
      // The browser keeps its storage from the shop.
      return
    }
    import('#statecharts/recorder/index.ts').then(
      ({ wake }) => wake(root, build),
      () => {},
    )
  }
  addEventListener('storage', ({ key }) => key === WAKE_KEY && look())
  // Also where the page comes back as it was left.
  addEventListener('pageshow', look)
  look()
}
