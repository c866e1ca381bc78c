import { assertEvent } from 'xstate'

import type { User } from '#contract/account.ts'
import type { UserType } from '#contract/call.ts'
import type { Problem } from '#contract/result.ts'

import { knownValues } from '../../account/known-values.ts'
import type { Message } from '../root.setup.ts'
import { acting, knowing, runningIn, telling, tellingAll } from '../root.setup.ts'
import { lateChartsOf } from '../../pages/charts.ts'
import type { LateChart } from '../../pages/charts.ts'

import { KNOWN_TO, wanting } from './pages.ts'

type PersonFact =
  | { type: 'session.entering' }
  | { type: 'session.signedOut' }
  | { type: 'session.signedIn'; userId: number; userTypeId: UserType }

/** What the root does as people come and go. */
export const peopleActions = {
  keepUser: knowing<{ userId: number }>((_, params) => ({ userId: params.userId })),
  forgetUser: knowing(() => ({ userId: null })),
  /** The gate and whatever keeps something for a person hear who is here. */
  tellPerson: tellingAll<{ fact: PersonFact }>((_, { fact }) => [
    { to: 'gate', message: fact },
    ...lateChartsOf('kept').map((to) => ({ to, message: fact }) as Message),
  ]),
  /** Whoever may buy other products than the last one sees other prices: what is shown of products is fetched anew. */
  tellViewer: tellingAll(() => [
    { to: 'catalogue', message: { type: 'viewer.changed' } },
    { to: 'product', message: { type: 'viewer.changed' } },
    { to: 'searchResults', message: { type: 'viewer.changed' } },
  ]),
  wantKept: wanting((_, params: { charts: readonly LateChart[] }) => params.charts),
  /** What is one person's is nobody else's. */
  stopOwnCharts: acting(({ enqueue, self }) => {
    const running = runningIn(self)
    lateChartsOf('own')
      .filter((name) => running.includes(name))
      .forEach((name) => enqueue.stopChild(name))
  }),
  /** Whose list was mailed is gone. */
  tellMailGone: telling('mailCart', { type: 'session.signedOut' }),
  /** A login whose session has ended already can be tried again at once. */
  renewLogin: telling('loginForm', { type: 'form.reset' }),
  fillForms: acting(({ tell, self, event }) => {
    assertEvent(event, 'account.known')
    const running = runningIn(self)
    const values = knownValues(event.user, event.profile)
    for (const name of KNOWN_TO) if (running.includes(name)) tell(name, { type: 'form.fill', values })
  }),
  tellBuilderMode: tellingAll(({ event }) => {
    assertEvent(event, 'account.known')
    return [{ to: 'protocolBuilder', message: { type: 'mode.chosen', mode: event.user.builder_mode } }]
  }),
  tellLoginRefused: telling('session', (_, { problem }: { problem: Problem }) => ({
    type: 'login.refused',
    status: problem.kind === 'refused' ? problem.status : 0,
  })),
  tellAccountChanged: telling('session', (_, params: { user: User }) => ({
    type: 'account.changed',
    user: params.user,
  })),
  tellAccountStale: telling('session', { type: 'account.retry' }),
  tellAccountGone: telling('session', { type: 'account.gone' }),
  /** The gate is told before the person is gone, since it would lead a visitor from the own area to the login. */
  leaveOwnArea: telling('gate', ({ context: { place } }) => ({
    type: 'page.entered',
    place: { language: place?.language ?? 'en', path: '/', query: {} },
  })),
}
