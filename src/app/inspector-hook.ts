import type { AnyActorRef } from 'xstate'

/** An inspector that is there before the shop leaves a function under this name, which is given the root actor before it starts. */
export const INSPECTOR_KEY = Symbol.for('verbena.inspector')

/** Offers the actor system to an inspector, in development and in builds made for inspection only. */
export function offerToInspector(root: AnyActorRef): void {
  if (!import.meta.env.DEV && import.meta.env.VITE_INSPECT !== '1') return
  const inspect: unknown = Reflect.get(globalThis, INSPECTOR_KEY)
  if (typeof inspect === 'function') inspect(root)
}
