import { fromCallback } from 'xstate'
import type { AnyActorRef } from 'xstate'

import type { ChildFact } from './protocol-builder.events.ts'

/** Which facts of which charts are heard. */
export type Heard = Readonly<Record<string, readonly ChildFact['type'][]>>

/** Hands the facts that charts of the system emit to the chart that has invoked this. */
export const hearChildren = fromCallback<ChildFact, Heard>(({ input, system, sendBack }) => {
  const subscriptions = Object.entries(input).flatMap(([name, types]) => {
    const actor = system.get(name) as AnyActorRef
    return types.map((type) => actor.on(type, sendBack))
  })
  return () => subscriptions.forEach((one) => one.unsubscribe())
})
