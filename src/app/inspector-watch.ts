import type { AnyActorRef } from 'xstate'

import type { WakeKey } from '#statecharts/recorder/index.ts'

/** An open inspector holds this key of local storage. */
const WAKE_KEY: WakeKey = 'verbena.inspector'

/**
 * Lets an inspector find the actor system as soon as one is open. Until then nothing is observed or kept open
 * (statecharts.inspector-costs-nothing-closed).
 */
export function watchForInspector(root: AnyActorRef, build: string): void {
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
