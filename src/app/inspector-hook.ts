import type { AnyActorRef } from 'xstate'

/** A test that is there before the shop leaves a function under this name, which is given the root actor before it starts. */
export const INSPECTOR_KEY = Symbol.for('verbena.inspector')

/**
 * Lets an inspector find the actor system. Shops that allow none load nothing for it.
 *
 * @param isAllowed whether the operator lets pages be inspected
 */
export function offerToInspector(root: AnyActorRef, build: string, isAllowed: boolean): void {
  if (import.meta.env.DEV || import.meta.env.VITE_INSPECT === '1') {
    const inspect: unknown = Reflect.get(globalThis, INSPECTOR_KEY)
    if (typeof inspect === 'function') inspect(root)
  }
  if (import.meta.env.DEV || isAllowed)
    import('./inspector-watch.ts').then(
      ({ watchForInspector }) => watchForInspector(root, build),
      () => {},
    )
}
