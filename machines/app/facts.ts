import { fromCallback } from 'xstate'
import type { ActorRefFrom, EventObject, Subscription } from 'xstate'

import { LATE_CHARTS } from '../pages/charts.ts'
import type { ChartName, Charts, Fact } from './actors.ts'

const FORM = ['form.sent', 'form.refused'] as const
/** The facts that the root listens for, by the chart that emits them. */
export const FACTS = {
  language: ['notice.raised'],
  shopOptions: ['data.arrived', 'data.failed'],
  catalogue: ['options.retry'],
  toaster: ['notice.undone'],
  session: ['session.entering', 'session.signedIn', 'session.signedOut', 'account.known', 'notice.raised'],
  loginForm: FORM,
  resetForm: FORM,
  practitionerForm: FORM,
  clientForm: FORM,
  profileForm: FORM,
  practiceForm: FORM,
  wishesForm: FORM,
  inviteForm: ['form.sent'],
  activation: ['signIn.done', 'signIn.failed', 'notice.raised'],
  multipass: ['signIn.done', 'signIn.failed', 'notice.raised'],
  deleteAccount: ['account.deleted'],
  wish: ['wish.asked', 'wish.declined', 'wish.granted'],
  cart: ['cart.added', 'cart.notAdded', 'notice.raised'],
  wishlist: ['cart.wanted', 'wishlist.kept', 'notice.raised'],
  folders: ['cart.wanted', 'notice.raised'],
  protocolBuilder: ['notice.raised', 'protocols.changed'],
  sharedProtocol: ['protocol.opened', 'wish.made'],
  protocolRemoval: ['protocol.removed', 'notice.raised'],
} as const satisfies { readonly [Name in ChartName]?: readonly Fact<Name>['type'][] }

type Teller = keyof typeof FACTS
type HeardOf<Name extends Teller> = Extract<Fact<Name>, { type: (typeof FACTS)[Name][number] }>
/** Any fact that the root listens for. */
export type AnyFact = { [Name in Teller]: HeardOf<Name> }[Teller]

/** Listen to these charts as well. */
export interface HearMore extends EventObject {
  type: 'facts.wanted'
  from: readonly ChartName[]
}

const isTeller = (name: ChartName): name is Teller => Object.hasOwn(FACTS, name)

/** Forwards the facts that charts emit to the root, which routes them: charts do not know each other. */
export const hearFacts = fromCallback<HearMore, { from: readonly ChartName[] }>(
  ({ input, receive, system, sendBack }) => {
    type Actor = ActorRefFrom<Charts[Teller]>
    const heard = new Map<Teller, { readonly actor: Actor; readonly stop: () => void }>()
    const hear = (names: readonly ChartName[]) => {
      for (const name of names.filter(isTeller)) {
        const actor = system.get(name) as Actor | undefined
        const before = heard.get(name)
        if (!actor || before?.actor === actor) continue
        before?.stop()
        const on = actor.on as (type: string, heard: (fact: AnyFact) => void) => Subscription
        const subscriptions = FACTS[name].map((type) => on.call(actor, type, sendBack))
        heard.set(name, { actor, stop: () => subscriptions.forEach((one) => one.unsubscribe()) })
      }
    }
    hear(input.from)
    // Those of a page that the server drew run already.
    hear(LATE_CHARTS)
    receive(({ from }) => hear(from))
    return () => heard.forEach(({ stop }) => stop())
  },
)
