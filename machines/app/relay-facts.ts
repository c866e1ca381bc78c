import { fromCallback } from 'xstate'
import type { AnyActorRef, EventObject } from 'xstate'

/** Hands what the named actors of the system emit to the root, which alone knows whom it concerns. */
export const relayFacts = fromCallback<EventObject, { from: readonly string[] }>(({ input, system, sendBack }) => {
  const subscriptions = input.from.map((systemId) => {
    const actor: AnyActorRef | undefined = system.get(systemId)
    return actor?.on('*', (fact: EventObject) => sendBack(fact))
  })
  return () => subscriptions.forEach((subscription) => subscription?.unsubscribe())
})
