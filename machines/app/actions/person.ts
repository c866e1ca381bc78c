import { assertEvent } from 'xstate'

import type { User } from '#areas/account/contract/account.ts'
import type { UserType } from '#contract/call.ts'

import { knownValues } from '../../account/known-values.ts'
import { messagesAt } from '../opening.ts'
import type { Message } from '../root.setup.ts'
import { acting, knowing, runningIn, telling, tellingAll } from '../root.setup.ts'
import { LATE_CHARTS, lateChartsOf } from '../charts.ts'
import type { LateChart } from '../charts.ts'

import { FILLED_IN, entryContextOf, wanting } from './pages.ts'

type PersonFact =
  | { type: 'session.entering' }
  | { type: 'session.signedOut' }
  | { type: 'session.signedIn'; userId: number; userTypeId: UserType }

const tellingMoment = (moment: 'signedIn' | 'signedOut') =>
  acting(({ context, event, tell, self, system }) => {
    const running = runningIn(self)
    const entryContext = entryContextOf(context, event, system)
    for (const name of LATE_CHARTS.filter((chart) => running.includes(chart)))
      for (const message of messagesAt(name, moment, entryContext)) tell(name, message)
  })

/** Actions of the root as users come and go. */
export const peopleActions = {
  /** Notes who is signed in. */
  setUser: knowing<{ userId: number }>((_, params) => ({ userId: params.userId })),
  /** Notes that nobody is signed in any more. */
  forgetUser: knowing(() => ({ userId: null })),
  /** Tells the gate, and each chart that keeps something for a person, who is here. */
  sendPerson: tellingAll<{ fact: PersonFact }>((_, { fact }) => [
    { to: 'gate', message: fact },
    ...lateChartsOf('kept').map((to) => ({ to, message: fact }) as Message),
  ]),
  /** Has the products in sight fetched anew, as another user may see other products and prices. */
  sendViewer: tellingAll(() => [
    { to: 'catalogue', message: { type: 'viewer.changed' } },
    { to: 'product', message: { type: 'viewer.changed' } },
    { to: 'searchResults', message: { type: 'viewer.changed' } },
  ]),
  /** Has the practice fetched anew: one that isn't public yet is shown to its owner alone. */
  sendOwner: telling('practice', { type: 'viewer.changed' }),
  /** Loads the charts that keep something for this user. */
  wantKept: wanting((_, params: { charts: readonly LateChart[] }) => params.charts),
  /** Ends the charts that hold one user's data, so that the next user cannot see it. */
  stopOwnCharts: acting(({ enqueue, self }) => {
    const running = runningIn(self)
    lateChartsOf('own')
      .filter((name) => running.includes(name))
      .forEach((name) => enqueue.stopChild(name))
  }),
  /** Tells the charts that run what follows from a sign-in, as their page may have been opened before it. */
  emitSignedIn: tellingMoment('signedIn'),
  /** Clears what a chart that lives on still holds of the user. */
  emitSignedOut: tellingMoment('signedOut'),
  /** Fills the forms of this page with what is known of the user. */
  fillForms: acting(({ tell, self, event }) => {
    assertEvent(event, 'account.known')
    const running = runningIn(self)
    const values = knownValues(event.user, event.profile)
    for (const name of FILLED_IN) if (running.includes(name)) tell(name, { type: 'form.fill', values })
  }),
  /** Tells the protocol builder which of its two looks the user has chosen. */
  sendBuilderMode: tellingAll(({ event }) => {
    assertEvent(event, 'account.known')
    return [{ to: 'protocolBuilder', message: { type: 'mode.chosen', mode: event.user.builder_mode } }]
  }),
  /** Tells the session that a sign-in was refused, with its status. */
  sendLoginRefused: telling('session', (_, params: { status: number }) => ({
    type: 'login.refused',
    status: params.status,
  })),
  /** Tells the session that the user has changed their account. */
  sendAccountChanged: telling('session', (_, params: { user: User }) => ({
    type: 'account.changed',
    user: params.user,
  })),
  /** Has the account fetched anew. */
  sendAccountStale: telling('session', { type: 'account.retry' }),
  /** Tells the session that the account was deleted, which signs the user out. */
  sendAccountGone: telling('session', { type: 'account.gone' }),
  /** Tells the gate that the user goes to the home page, before they are gone: it would lead a visitor to the login. */
  leaveOwnArea: telling('gate', ({ context: { place } }) => ({
    type: 'page.entered',
    place: { language: place?.language ?? 'en', path: '/', query: {} },
  })),
}
