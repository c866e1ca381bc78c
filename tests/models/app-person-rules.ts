import assert from 'node:assert/strict'

import { isPersonal, PERSONAL_CHARTS } from '#machines/app/page-charts.ts'
import { mayBuyRestricted } from '#machines/session/roles.ts'

import { about } from './app-samples.ts'
import { type AppRules, isRunning, pageChartsIn, stopped } from './app-steps.ts'
import { called, sent } from './support/rules.ts'

/** What it means that somebody comes, goes or is known. */
export const personRules: AppRules = {
  'hands to the gate who is here': {
    when: (step) => isRunning(step) && step.event.type.startsWith('session.'),
    must: (step) => {
      const { type, userTypeId } = step.event as unknown as { type: string; userTypeId?: number }
      assert.deepEqual(sent(step, 'gate'), [{ type, ...(userTypeId && { userTypeId }) }])
    },
  },
  'knows who is here, or that somebody is coming in': {
    when: (step) => isRunning(step) && step.event.type.startsWith('session.'),
    must: ({ event, before, after: { context } }) => {
      const { type, userId, userTypeId } = event as unknown as { type: string; userId?: number; userTypeId?: number }
      if (type === 'session.entering')
        assert.deepEqual([context.entering, context.person], [true, before?.context.person])
      else
        assert.deepEqual(
          [context.entering, context.person, context.personType],
          [false, userId ?? null, userTypeId ?? null],
        )
    },
  },
  'has products fetched anew exactly when another right to buy comes or goes (section 6, decision 13)': {
    when: (step) => isRunning(step) && ['session.signedIn', 'session.signedOut'].includes(step.event.type),
    must: (step) => {
      const may = mayBuyRestricted(step.event['userTypeId'])
      const changed = [1, 2].includes(step.before?.context.personType ?? 0) !== may
      const shown = [
        'catalogue',
        'product',
        ...pageChartsIn(step.before?.children ?? {}).filter((chart) => chart === 'searchResults'),
      ]
      for (const chart of shown) assert.deepEqual(sent(step, chart), changed ? [{ type: 'viewer.changed' }] : [])
    },
  },
  'ends what was one person’s when that person has gone or another has come, and nothing else': {
    when: (step) =>
      isRunning(step) &&
      ['session.signedIn', 'session.signedOut'].includes(step.event.type) &&
      'profileForm' in (step.before?.children ?? {}),
    must: (step) => {
      const { person } = step.before?.context ?? {}
      const stays = step.event.type === 'session.signedIn' && (person === null || person === step.event['userId'])
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
      step.before.context.person !== null &&
      step.before.context.person !== step.event['userId'],
    must: (step) =>
      assert.deepEqual(sent(step, 'loadCharts').at(-1), { type: 'charts.wanted', charts: [], place: about }),
  },
  'asks for the charts of what a person keeps when that person is here, as far as they are not there': {
    when: (step) => isRunning(step) && step.event.type === 'session.signedIn' && step.before?.context.place !== null,
    must: (step) => {
      const isFor = (chart: string) => chart !== 'folders' || [2, 3].includes(step.event['userTypeId'])
      const charts = PERSONAL_CHARTS.filter((chart) => isFor(chart) && !(chart in (step.before?.children ?? {})))
      assert.deepEqual(sent(step, 'loadCharts')[0], { type: 'charts.wanted', charts, place: step.after.context.place })
    },
  },
  'tells them who comes and goes': {
    when: (step) =>
      isRunning(step) &&
      step.event.type.startsWith('session.') &&
      pageChartsIn(step.before?.children ?? {}).some(isPersonal),
    must: (step) => {
      for (const chart of pageChartsIn(step.before?.children ?? {}).filter(isPersonal))
        assert.deepEqual(sent(step, chart), [step.event])
    },
  },
  'tells them who is here when their code arrives': {
    when: (step) =>
      isRunning(step) &&
      step.event.type === 'charts.loaded' &&
      !('wish' in (step.before?.children ?? {})) &&
      (step.event['charts'] as readonly string[]).includes('wish'),
    must: (step) => {
      const { person, personType, entering } = step.after.context
      const [first] = sent(step, 'wish')
      if (person !== null) assert.deepEqual(first, { type: 'session.signedIn', userId: person, userTypeId: personType })
      else if (entering) assert.deepEqual(first, { type: 'session.entering' })
      else assert.equal((first as { type: string }).type, 'wish.keep')
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
