import { assertEvent, assign, sendTo } from 'xstate'

import type { User } from '#contract/account.ts'
import type { UserType } from '#contract/call.ts'

import { knownValues } from '../account/known-values.ts'
import { mayBuyRestricted } from '../session/roles.ts'

import { isOwnChart, KNOWN_TO, pageChartsOf } from './page-charts.ts'
import { chartsSetup, runningIn } from './start-charts.ts'

/** Forms whose sending changes what the session knows, beyond what their call answers. */
const CHANGES_PROFILE: readonly string[] = ['profileForm', 'practiceForm', 'wishesForm']

/** What the root does for the own area of whoever is signed in. */
export const shopSetup = chartsSetup.extend({
  guards: {
    isOtherPerson: ({ context }, params: { userId: number }) =>
      context.person !== null && context.person !== params.userId,
    /** What was changed may have cost a practitioner the approval: then type and certificate are asked for anew. */
    isProfile: ({ context }, { form, sent }: { form: string; sent: unknown }) =>
      form === 'profileForm' && (sent as User).user_type_id === context.personType,
    isAboutProfile: (_, params: { form: string }) => CHANGES_PROFILE.includes(params.form),
  },
  actions: {
    keepPerson: assign((_, { userId, userTypeId }: { userId: number; userTypeId: UserType }) => ({
      person: userId,
      personType: userTypeId,
      entering: false,
    })),
    keepEntering: assign({ entering: true }),
    forgetPerson: assign({ person: null, personType: null, entering: false }),
    /** Whoever may buy other products than the last one sees other prices (decision 13): what is shown of products is fetched anew. */
    tellViewer: chartsSetup.enqueueActions(({ context: { personType }, enqueue, self, event }) => {
      assertEvent(event, ['session.signedIn', 'session.signedOut'])
      const type = event.type === 'session.signedIn' ? event.userTypeId : undefined
      if (mayBuyRestricted(personType ?? undefined) === mayBuyRestricted(type)) return
      const running = runningIn(self)
      for (const chart of ['catalogue', 'product', 'searchResults'].filter((name) => running.includes(name)))
        enqueue.sendTo(chart, { type: 'viewer.changed' })
    }),
    /** What is one person's is nobody else's. */
    stopOwnCharts: chartsSetup.enqueueActions(({ enqueue, self }) => {
      const running = runningIn(self)
      running.filter(isOwnChart).forEach((chart) => enqueue.stopChild(chart))
    }),
    /** A login whose session has ended already can be tried again at once. */
    renewLogin: chartsSetup.enqueueActions(({ enqueue, self }) => {
      if (runningIn(self).includes('loginForm')) enqueue.sendTo('loginForm', { type: 'form.reset' })
    }),
    wantChartsAgain: chartsSetup.enqueueActions(({ context: { place }, enqueue }) => {
      if (place) enqueue.sendTo('loadCharts', { type: 'charts.wanted', charts: pageChartsOf(place), place })
    }),
    askAccount: sendTo('session', { type: 'account.asked' }),
    fillForms: chartsSetup.enqueueActions(({ enqueue, self, event }) => {
      assertEvent(event, 'account.known')
      const running = runningIn(self)
      const values = knownValues(event.user, event.profile)
      KNOWN_TO.filter((form) => running.includes(form)).forEach((form) =>
        enqueue.sendTo(form, { type: 'form.fill', values }),
      )
    }),
    tellAccountChanged: sendTo('session', (_, params: { user: User }) => ({
      type: 'account.changed',
      user: params.user,
    })),
    tellAccountStale: sendTo('session', { type: 'account.retry' }),
    tellAccountGone: sendTo('session', { type: 'account.gone' }),
    /** The gate is told before the person is gone, since it would lead a visitor from the own area to the login. */
    leaveOwnArea: sendTo('gate', ({ context: { place } }) => ({
      type: 'page.entered',
      place: { language: place?.language ?? 'en', path: '/', query: {} },
    })),
  },
})
