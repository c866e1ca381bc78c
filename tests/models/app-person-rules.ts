import assert from 'node:assert/strict'

import { lateChartsOf } from '#machines/app/charts.ts'
import { whoIsHere } from '#machines/app/who.ts'
import { mayBuyRestricted } from '#machines/account/session/roles.ts'

import { about } from './app-samples.ts'
import { type AppRules, isRunning, lateChartsIn, stopped, typeBefore } from './app-steps.ts'
import { called, sent } from './support/rules.ts'

const KEPT: readonly string[] = lateChartsOf('kept')

/** True if the same user is signed in with the same type. */
const isStill = (step: Parameters<typeof isRunning>[0]) =>
  step.event['userId'] === step.before?.context.userId && step.event['userTypeId'] === typeBefore(step)

export const personRules: AppRules = {
  'hands to the gate who is here': {
    when: (step) => isRunning(step) && step.event.type.startsWith('session.'),
    must: (step) => assert.deepEqual(sent(step, 'gate'), [step.event]),
  },
  'knows who is here, or that somebody is coming in': {
    when: (step) => isRunning(step) && step.event.type.startsWith('session.'),
    must: ({ event, before, after }) => {
      const { type, userId, userTypeId } = event as unknown as { type: string; userId?: number; userTypeId?: number }
      const isHere = before?.matches({ person: 'signedIn' }) === true
      if (type === 'session.entering')
        assert.deepEqual(
          [whoIsHere(after), after.context.userId],
          [isHere ? whoIsHere(before) : 'entering', before?.context.userId],
        )
      else assert.deepEqual([whoIsHere(after), after.context.userId], [userTypeId ?? 'visitor', userId ?? null])
    },
  },
  'has products fetched anew exactly when another right to buy comes or goes': {
    requirements: ['catalogue.rights-refetch-products'],
    when: (step) => isRunning(step) && ['session.signedIn', 'session.signedOut'].includes(step.event.type),
    must: (step) => {
      const may = mayBuyRestricted(step.event['userTypeId'])
      const might = [1, 2].includes(typeBefore(step) ?? 0)
      // Of two who both may, each is told.
      const again = might && may && !isStill(step)
      const shown = [
        'catalogue',
        ...lateChartsIn(step.before?.children ?? {}).filter((chart) => ['product', 'searchResults'].includes(chart)),
      ]
      const told = again ? 2 : Number(might !== may)
      for (const chart of shown)
        assert.deepEqual(
          sent(step, chart),
          Array.from({ length: told }, () => ({ type: 'viewer.changed' })),
        )
    },
  },
  'ends what was one person’s when that person has gone or another has come, and nothing else': {
    when: (step) =>
      isRunning(step) &&
      ['session.signedIn', 'session.signedOut'].includes(step.event.type) &&
      'profileForm' in (step.before?.children ?? {}),
    must: (step) => {
      const { userId } = step.before?.context ?? {}
      const stays = step.event.type === 'session.signedIn' && (userId === null || userId === step.event['userId'])
      assert.deepEqual(stopped(step), stays ? [] : ['profileForm', 'wishesForm'])
    },
  },
  'lets a login be tried again whose session has ended': {
    when: (step) =>
      isRunning(step) && step.event.type === 'session.signedOut' && 'loginForm' in (step.before?.children ?? {}),
    must: (step) => assert.deepEqual(sent(step, 'loginForm'), [{ type: 'form.reset' }]),
  },
  'asks for the charts of the page again for another person': {
    when: (step) =>
      isRunning(step) &&
      step.event.type === 'session.signedIn' &&
      step.before?.context.place === about &&
      step.before.context.userId !== null &&
      step.before.context.userId !== step.event['userId'],
    must: (step) => assert.deepEqual(sent(step, 'loadCharts')[0], { type: 'charts.wanted', charts: [] }),
  },
  'asks for the charts of what a person keeps when that person is here, as far as they are not there': {
    when: (step) => isRunning(step) && step.event.type === 'session.signedIn' && !isStill(step),
    must: (step) => {
      const { userTypeId } = step.event
      const isFor = (chart: string) =>
        (!['folders', 'protocolBuilder'].includes(chart) || [2, 3].includes(userTypeId)) &&
        // Its page asks for it.
        chart !== 'takenMarks'
      const charts = lateChartsOf('kept').filter((chart) => isFor(chart) && !(chart in (step.before?.children ?? {})))
      const wanted = sent(step, 'loadCharts').flatMap((message) => (message as { charts: readonly string[] }).charts)
      assert.deepEqual([...new Set(wanted)].toSorted(), charts.toSorted())
    },
  },
  'tells them who comes and goes': {
    when: (step) =>
      isRunning(step) &&
      step.event.type.startsWith('session.') &&
      lateChartsIn(step.before?.children ?? {}).some((chart) => KEPT.includes(chart)),
    must: (step) => {
      for (const chart of lateChartsIn(step.before?.children ?? {}).filter((one) => KEPT.includes(one)))
        assert.deepEqual(sent(step, chart)[0], step.event)
    },
  },
  'tells them who is here when their code arrives': {
    when: (step) =>
      isRunning(step) &&
      step.event.type === 'charts.loaded' &&
      !('wish' in (step.before?.children ?? {})) &&
      (step.event['charts'] as readonly string[]).includes('wish'),
    must: (step) => {
      const { userId, wishes } = step.before?.context ?? {}
      const who = whoIsHere(step.after)
      const [first] = sent(step, 'wish')
      if (typeof who === 'number') assert.deepEqual(first, { type: 'session.signedIn', userId, userTypeId: who })
      else if (who === 'entering') assert.deepEqual(first, { type: 'session.entering' })
      else assert.deepEqual(first, wishes?.length ? { type: 'wish.keep', wish: wishes[0] } : undefined)
    },
  },
  'fills the forms that are there with what is known of the person': {
    when: (step) => isRunning(step) && step.event.type === 'account.known',
    must: (step) => {
      const runs = 'profileForm' in (step.before?.children ?? {})
      for (const form of ['profileForm', 'wishesForm']) {
        assert.deepEqual(
          sent(step, form).map((event) => (event as { values: Record<string, string> }).values['first_name']),
          runs ? ['Zoë'] : [],
        )
      }
    },
  },
  'leads away from the own area of an account that was deleted before the session ends': {
    when: (step) => isRunning(step) && step.event.type === 'account.deleted',
    must: (step) => {
      assert.deepEqual(
        sent(step, 'gate').map((event) => (event as { place: { path: string } }).place.path),
        ['/'],
      )
      assert.deepEqual(sent(step, 'session'), [{ type: 'account.gone' }])
      assert.deepEqual(called(step, 'goTo'), [{ address: '/' }])
      assert.deepEqual(sent(step, 'toaster'), [{ type: 'toast.raised', tone: 'info', text: 'common:session.deleted' }])
    },
  },
}
