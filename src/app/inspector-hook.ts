import type { AnyActorRef } from 'xstate'

/** Under this name an inspector finds the running system; it attaches its observer itself, so a closed one costs nothing. */
export const INSPECTOR_KEY = Symbol.for('verbena.inspector')

/** Offers the actor system to an inspector, in development and in builds made for inspection only. */
export function offerToInspector(root: AnyActorRef): void {
  if (!import.meta.env.DEV && import.meta.env.VITE_INSPECT !== '1') return
  Object.defineProperty(globalThis, INSPECTOR_KEY, { value: root.system, configurable: true })
}
