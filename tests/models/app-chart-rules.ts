import assert from 'node:assert/strict'

import { pageChartsOf } from '#machines/app/page-charts.ts'

import { about } from './app-samples.ts'
import { type AppRules, isNewPage, isRunning, LATE, pageChartsIn } from './app-steps.ts'
import { named, sent, started } from './support/rules.ts'

/** When the charts of a page are asked for and started, and what they are given then. */
export const chartRules: AppRules = {
  'asks once for the search bar and for the country, of which the shop for the United Kingdom never tells (decision 28)':
    {
      when: (step) => isRunning(step) && step.event.type === 'route.shown' && step.before?.context.place === about,
      must: (step) => {
        const wanted = LATE.filter((chart) => chart !== 'country' || step.after.context.shop.region === 'eu').filter(
          (chart) => !(chart in step.after.children),
        )
        assert.deepEqual(
          sent(step, 'loadCharts'),
          wanted.length > 0 ? [{ type: 'charts.wanted', charts: wanted, place: about }] : [],
        )
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
  'asks who is here for each chart that has come, and looks at the options again when somebody returns': {
    when: (step) => isRunning(step) && ['charts.loaded', 'page.returned'].includes(step.event.type),
    must: (step) => {
      if (step.event.type === 'page.returned')
        assert.deepEqual(sent(step, 'shopOptions'), [{ type: 'data.revalidate', at: step.event['at'] }])
      else assert.deepEqual(sent(step, 'session'), [{ type: 'account.asked' }])
    },
  },
  'asks for the code of the page’s charts, with the one-time token that its address held (decision 27)': {
    when: isNewPage,
    must: (step) => {
      const { place, token } = step.event as unknown as { place: typeof about; token?: string }
      assert.deepEqual(sent(step, 'loadCharts'), [
        { type: 'charts.wanted', charts: pageChartsOf(place), place, ...(token && { token }) },
      ])
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
      assert.deepEqual(
        named(step),
        charts.filter((chart) => !(chart in (step.before?.children ?? {}))),
      )
      assert.deepEqual(sent(step, 'relayFacts'), [
        { type: 'facts.wanted', from: charts.filter((chart) => chart !== 'lookups') },
      ])
    },
  },
  'lets a form that has come to its end be as new when its page is opened again': {
    when: (step) =>
      isRunning(step) &&
      step.event.type === 'charts.loaded' &&
      step.event['token'] === undefined &&
      'resetForm' in (step.before?.children ?? {}),
    must: (step) =>
      assert.deepEqual(sent(step, 'resetForm'), [{ type: 'form.reset' }, { type: 'page.opened', at: 4800 }]),
  },
  'gives the one-time token to the chart that it is for, and to nobody else (decision 27)': {
    when: (step) =>
      isRunning(step) &&
      step.event.type === 'charts.loaded' &&
      step.event['token'] !== undefined &&
      pageChartsIn(step.before?.children ?? {}).length === 0,
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
