import { assertEvent } from 'xstate'
import type { AnyMachineSnapshot } from 'xstate'

import { appSetup } from './app.setup.ts'
import { PAGE_DATA, PAGE_LISTS, tokenTaker } from './page-charts.ts'
import type { PageChart } from './page-charts.ts'

/** What the root does for the charts of pages once their code is there. */
export const chartsSetup = appSetup.extend({
  actions: {
    /** Those that run already hear that their page is opened again; a form is as new then, if it had come to its end. */
    startCharts: appSetup.enqueueActions(({ enqueue, self, event }) => {
      assertEvent(event, 'charts.loaded')
      const running = Object.keys((self.getSnapshot() as AnyMachineSnapshot).children)
      for (const chart of event.charts) {
        if (running.includes(chart)) {
          enqueue.sendTo(chart, { type: 'form.reset' })
          enqueue.sendTo(chart, { type: 'page.opened' })
        }
        // Each of them stands under its own name, whichever it is.
        else enqueue.spawnChild(chart as 'contactForm', { id: chart as 'contactForm', systemId: chart })
      }
      const isData = (chart: PageChart) => PAGE_DATA.includes(chart)
      for (const chart of event.charts.filter(isData)) enqueue.sendTo(chart, { type: 'data.wanted', key: event.place.language, at: event.at })
      for (const chart of event.charts.filter((name) => PAGE_LISTS.includes(name))) enqueue.sendTo(chart, { type: 'list.entered', place: event.place })
      enqueue.sendTo('relayFacts', { type: 'facts.wanted', from: event.charts.filter((chart) => !isData(chart)) })
    }),
    /** Of the shop for the United Kingdom nobody is told where they are (decision 28). */
    wantCountry: appSetup.enqueueActions(({ context: { shop, place }, enqueue, self }) => {
      const { children } = self.getSnapshot() as AnyMachineSnapshot
      if (place && shop.region !== 'uk' && !('country' in children)) enqueue.sendTo('loadCharts', { type: 'charts.wanted', charts: ['country'], place })
    }),
    giveToken: appSetup.enqueueActions(({ enqueue, event }) => {
      assertEvent(event, 'charts.loaded')
      const { place, token } = event
      const taker = token === undefined ? undefined : tokenTaker(place)
      if (taker === 'resetForm') enqueue.sendTo(taker, { type: 'form.fill', values: { reset_token: token } })
      else if (taker) enqueue.sendTo(taker, { type: 'token.given', token, language: place.language })
    }),
  },
})
