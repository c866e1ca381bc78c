import { fromCallback } from 'xstate'
import type { ActorRefFrom, EventObject, Subscription } from 'xstate'

import { LATE, LATE_CHARTS } from './charts.ts'
import type { LateChart } from './charts.ts'
import type { ChartName, Charts, Fact, LongLived } from './actors.ts'

/** The facts of long-lived charts that the root hears. Those of late charts stand in their rows. */
const LONG_LIVED_FACTS = {
  language: ['notice.raised'],
  shopOptions: ['data.arrived', 'data.failed'],
  catalogue: ['options.retry'],
  toaster: ['notice.undone'],
  session: ['session.entering', 'session.signedIn', 'session.signedOut', 'account.known', 'notice.raised'],
} as const satisfies { readonly [Name in LongLived]?: readonly Fact<Name>['type'][] }

type Rows = typeof LATE
type LongTeller = keyof typeof LONG_LIVED_FACTS
type OwnFact =
  | { [Name in LongTeller]: Extract<Fact<Name>, { type: (typeof LONG_LIVED_FACTS)[Name][number] }> }[LongTeller]
  | {
      [Name in LateChart]: Rows[Name] extends { readonly facts: readonly (infer Type)[] }
        ? Extract<Fact<Name>, { type: Type }>
        : never
    }[LateChart]
type MeaningsOf<Row> = Row extends { readonly meanings: infer Meanings } ? Meanings : never
type AnyMeaning = { [Name in LateChart]: ValueOf<MeaningsOf<Rows[Name]>> }[LateChart]
type ValueOf<Of> = Of[keyof Of]
/** Any fact that the root hears: as its chart emits it, or as what it means. */
export type AnyFact = OwnFact | NonNullable<ReturnType<Extract<AnyMeaning, (...args: never) => unknown>>>

/** Listen to these charts as well. */
export interface HearMore extends EventObject {
  type: 'facts.wanted'
  from: readonly ChartName[]
}

type Meaning = (fact: EventObject) => AnyFact | null
interface FactsOfRow {
  readonly facts?: readonly string[]
  readonly meanings?: Readonly<Record<string, Meaning>>
}

const asItIs: Meaning = (fact) => fact as AnyFact

/** Facts of a chart by type, each with the function that turns it into the root's event. */
function meaningsOf(name: ChartName): ReadonlyMap<string, Meaning> {
  const { facts = [], meanings = {} }: FactsOfRow =
    name in LATE
      ? (LATE[name as LateChart] as FactsOfRow)
      : { facts: (LONG_LIVED_FACTS as Readonly<Record<string, readonly string[]>>)[name] ?? [] }
  return new Map([...facts.map((type) => [type, asItIs] as const), ...Object.entries(meanings)])
}

/** The types of the facts that the root hears of a chart. */
export const factsOf = (name: ChartName): readonly string[] => [...meaningsOf(name).keys()]

/** Forwards the facts that charts emit to the root, which routes them: charts do not know each other. */
export const hearFacts = fromCallback<HearMore, { from: readonly ChartName[] }>(
  ({ input, receive, system, sendBack }) => {
    type Actor = ActorRefFrom<Charts[ChartName]>
    const listeners = new Map<ChartName, { readonly actor: Actor; readonly stop: () => void }>()
    const hear = (names: readonly ChartName[]) => {
      for (const name of names) {
        const facts = meaningsOf(name)
        const actor = system.get(name) as Actor | undefined
        const before = listeners.get(name)
        if (facts.size === 0 || !actor || before?.actor === actor) continue
        before?.stop()
        const on = actor.on as (type: string, listener: (fact: EventObject) => void) => Subscription
        const subscriptions = [...facts].map(([type, meaning]) =>
          on.call(actor, type, (fact) => {
            const message = meaning(fact)
            if (message) sendBack(message)
          }),
        )
        listeners.set(name, { actor, stop: () => subscriptions.forEach((one) => one.unsubscribe()) })
      }
    }
    hear(input.from)
    // Those of a page that the server drew run already.
    hear(LATE_CHARTS)
    receive(({ from }) => hear(from))
    return () => listeners.forEach(({ stop }) => stop())
  },
)
