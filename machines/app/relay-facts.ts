import { fromCallback } from 'xstate'
import type { AnyActorRef, EventObject } from 'xstate'

import { PAGE_CHARTS, PAGE_DATA } from './page-charts.ts'

/** From now on these actors are heard too. */
export interface RelayMore extends EventObject {
  type: 'facts.wanted'
  from: readonly string[]
}

/** Hands what the named actors of the system emit to the root, which alone knows whom it concerns. */
export const relayFacts = fromCallback<RelayMore, { from: readonly string[] }>(
  ({ input, receive, system, sendBack }) => {
    const heard = new Map<string, { readonly actor: AnyActorRef; readonly stop: () => void }>()
    const hear = (names: readonly string[]) => {
      for (const name of names) {
        const actor: AnyActorRef | undefined = system.get(name)
        const before = heard.get(name)
        if (!actor || before?.actor === actor) continue
        before?.stop()
        const subscription = actor.on('*', (fact: EventObject) => sendBack(fact))
        heard.set(name, { actor, stop: () => subscription.unsubscribe() })
      }
    }
    hear(input.from)
    // Those of a page that the server drew run already.
    hear(PAGE_CHARTS.filter((name) => !PAGE_DATA.includes(name)))
    receive(({ from }) => hear(from))
    return () => heard.forEach(({ stop }) => stop())
  },
)
