import { fromCallback } from 'xstate'
import type { AnyActorRef, EventObject } from 'xstate'

/** Types of the facts that are handed on, by the name of the actor that emits them. */
export type HeardFacts<Fact extends EventObject> = Readonly<Record<string, readonly Fact['type'][]>>

/** Hands the facts that actors of the system emit to the actor that has invoked this. */
/* @__NO_SIDE_EFFECTS__ */
export const hearingChildren = <Fact extends EventObject>() =>
  fromCallback<Fact, HeardFacts<Fact>>(({ input, system, sendBack }) => {
    const subscriptions = Object.entries(input).flatMap(([name, types]) => {
      const actor = system.get(name) as AnyActorRef
      return types.map((type) => actor.on(type, sendBack as (fact: EventObject) => void))
    })
    return () => subscriptions.forEach((one) => one.unsubscribe())
  })
