import assert from 'node:assert/strict'

import { FILLED_IN } from '#machines/app/actions/pages.ts'
import type { LateChart } from '#machines/app/charts.ts'
import { chartsOf } from '#machines/pages/place.ts'

import { about } from './app-samples.ts'
import { type AppRules, isNewPage, isRunning, LATE, lateChartsIn } from './app-steps.ts'
import { named, sent, started } from './support/rules.ts'

/** When the charts of a page are asked for and started, and what they are given then. */
export const chartRules: AppRules = {
  'asks once for search bar, product page and country, of which the shop for the United Kingdom never tells': {
    requirements: ['country.uk-shop-has-no-notice'],
    when: (step) => isRunning(step) && step.event.type === 'route.shown' && step.before?.context.place === about,
    must: (step) => {
      const wanted = LATE.filter((chart) => chart !== 'country' || step.after.context.shop.region === 'eu').filter(
        (chart) => !(chart in step.after.children),
      )
      assert.deepEqual(sent(step, 'loadCharts'), wanted.length > 0 ? [{ type: 'charts.wanted', charts: wanted }] : [])
      assert.deepEqual(started(step, 'country'), [])
    },
  },
  'watches the address, the return of the person and code that cannot be had': {
    when: ({ before }) => before === undefined,
    must: (step) =>
      assert.deepEqual(
        ['watchRoute', 'watchReturn', 'watchChunks'].map((actor) => started(step, actor).length),
        [1, 1, 1],
      ),
  },
  'asks who is here for forms that have come and begin with what is known, and for no other chart': {
    when: (step) => isRunning(step) && step.event.type === 'charts.loaded',
    must: (step) => {
      const begun = (step.event['charts'] as readonly LateChart[]).filter(
        (chart) => !(chart in (step.before?.children ?? {})),
      )
      const asks = begun.some((chart) => FILLED_IN.includes(chart))
      assert.deepEqual(sent(step, 'session'), asks ? [{ type: 'account.asked' }] : [])
    },
  },
  'looks at the options again when somebody returns': {
    when: (step) => isRunning(step) && step.event.type === 'page.returned',
    must: (step) => assert.deepEqual(sent(step, 'shopOptions'), [{ type: 'data.revalidate', at: step.event['at'] }]),
  },
  'asks for the code of the page’s charts, with the one-time token that its address held': {
    when: isNewPage,
    must: (step) => {
      const { place, token } = step.event as unknown as { place: typeof about; token?: string }
      const charts = chartsOf(place).filter((chart) => !(chart in (step.before?.children ?? {})))
      assert.deepEqual(
        sent(step, 'loadCharts'),
        charts.length > 0 ? [{ type: 'charts.wanted', charts, ...(token && { token }) }] : [],
      )
    },
  },
  'keeps no token': {
    when: ({ event }) => event['token'] !== undefined,
    must: ({ after }) => assert.equal(JSON.stringify(after.context).includes('"one"'), false),
  },
  'starts each chart of a page once, under its own name, and hears what it tells': {
    when: (step) => isRunning(step) && step.event.type === 'charts.loaded',
    must: (step) => {
      const { charts } = step.event as unknown as { charts: readonly string[] }
      const begun = charts.filter((chart) => !(chart in (step.before?.children ?? {})))
      assert.deepEqual(named(step), begun)
      assert.deepEqual(sent(step, 'hearFacts'), [{ type: 'facts.wanted', from: begun }])
    },
  },
  'lets a form that has come to its end be as new when its page is opened again': {
    when: (step) =>
      isNewPage(step) &&
      step.event['place'].path === '/reset-password' &&
      step.event['token'] === undefined &&
      'resetForm' in (step.before?.children ?? {}),
    must: (step) => assert.deepEqual(sent(step, 'resetForm'), [{ type: 'form.reset' }]),
  },
  'gives the one-time token to the chart that it is for, and to nobody else': {
    requirements: ['security.one-time-tokens-leave-the-address'],
    when: (step) =>
      isRunning(step) &&
      step.event.type === 'charts.loaded' &&
      step.event['token'] !== undefined &&
      lateChartsIn(step.before?.children ?? {}).length === 0 &&
      chartsOf(step.before?.context.place ?? about).some((chart) => step.event['charts'].includes(chart)),
    must: (step) => {
      const [chart = ''] = step.event['charts'] as readonly string[]
      const told =
        chart === 'resetForm'
          ? { type: 'form.fill', values: { reset_token: 'one' } }
          : { type: 'token.given', token: 'one', language: 'jp' }
      assert.deepEqual(sent(step, chart), [told])
    },
  },
}
