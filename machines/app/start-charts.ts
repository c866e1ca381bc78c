import { assertEvent } from 'xstate'
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'

import type { SearchBarRef } from '../search-bar/search-bar.machine.ts'

import { appSetup } from './app.setup.ts'
import { isPersonal, PAGE_DATA, PAGE_LISTS, tokenTaker } from './page-charts.ts'
import type { PageChart } from './page-charts.ts'
import { isSamePlace, isSearchResults } from './place.ts'

/** The names of the actors that run below one. */
export const runningIn = (self: AnyActorRef): readonly string[] =>
  Object.keys((self.getSnapshot() as AnyMachineSnapshot).children)

/** What the root does for the charts of pages once their code is there. */
export const chartsSetup = appSetup.extend({
  actions: {
    /** Those that run already hear that their page is opened again; a form is as new then, if it had come to its end. */
    startCharts: appSetup.enqueueActions(({ context: { person, personType, entering }, enqueue, self, event }) => {
      assertEvent(event, 'charts.loaded')
      const running = runningIn(self)
      for (const chart of event.charts) {
        if (running.includes(chart)) {
          // A wish is carried to its chart on whatever page: none is opened.
          if (event.wish) continue
          enqueue.sendTo(chart, { type: 'form.reset' })
          enqueue.sendTo(chart, { type: 'page.opened', at: event.at })
        }
        // Each of them stands under its own name, whichever it is.
        else {
          enqueue.spawnChild(chart as 'contactForm', { id: chart as 'contactForm', systemId: chart })
          if (chart === 'cart') enqueue.sendTo(chart, { type: 'language.shown', language: event.place.language })
          // Who is here was told to the others before.
          if (isPersonal(chart)) {
            if (person !== null)
              enqueue.sendTo(chart, { type: 'session.signedIn', userId: person, userTypeId: personType })
            else if (entering) enqueue.sendTo(chart, { type: 'session.entering' })
          }
        }
      }
      const isData = (chart: PageChart) => PAGE_DATA.includes(chart)
      for (const chart of event.charts.filter(isData))
        enqueue.sendTo(chart, { type: 'data.wanted', key: event.place.language, at: event.at })
      for (const chart of event.charts.filter((name) => PAGE_LISTS.includes(name)))
        enqueue.sendTo(chart, { type: 'list.entered', place: event.place })
      enqueue.sendTo('relayFacts', { type: 'facts.wanted', from: event.charts.filter((chart) => !isData(chart)) })
    }),
    /** What no page waits for. Of the shop for the United Kingdom nobody is told where they are (decision 28). */
    wantLateCharts: appSetup.enqueueActions(({ context: { shop, place }, enqueue, self }) => {
      const late: readonly PageChart[] =
        shop.region === 'uk' ? ['searchBar', 'recovery'] : ['searchBar', 'recovery', 'country']
      const charts = late.filter((chart) => !runningIn(self).includes(chart))
      if (place && charts.length > 0) enqueue.sendTo('loadCharts', { type: 'charts.wanted', charts, place })
    }),
    /** The listing waits for its options (decision 12): who goes there from another page finds them. */
    wantLateOptions: appSetup.enqueueActions(({ context: { place }, enqueue, event }) => {
      assertEvent(event, 'route.shown')
      if (place) enqueue.sendTo('shopOptions', { type: 'data.wanted', key: place.language, at: event.at })
    }),
    /** Who filters what a search has found stays on its page. To be done while the root still knows the page before. */
    closePanelOfOtherPage: appSetup.enqueueActions(({ context: { place }, enqueue, event }) => {
      assertEvent(event, 'route.entered')
      if (place?.path !== event.place.path || place.language !== event.place.language)
        enqueue.sendTo('sidePanel', { type: 'sidePanel.close' })
    }),
    /** The search bar keeps its text from page to page (section 2, 'Search'). */
    tellSearchBar: appSetup.enqueueActions(({ context: { place }, enqueue, self, event }) => {
      const isNew = event.type === 'charts.loaded' && event.charts.includes('searchBar')
      if (place && (isNew || runningIn(self).includes('searchBar')))
        enqueue.sendTo('searchBar', { type: 'page.entered', place })
    }),
    /** Whoever has gone on meanwhile is not on the page of search results any more. */
    tellSearchEntered: appSetup.enqueueActions(({ context, enqueue, system, event }) => {
      assertEvent(event, 'charts.loaded')
      const { language, query } = event.place
      const bar = system.get('searchBar') as SearchBarRef | undefined
      const found = bar?.getSnapshot().context?.found ?? null
      if (
        event.charts.includes('searchResults') &&
        isSearchResults(event.place) &&
        isSamePlace(context.place, event.place)
      )
        enqueue.sendTo('searchResults', { type: 'search.entered', language, query, found })
    }),
    tellSearchLeft: appSetup.enqueueActions(({ enqueue, self }) => {
      if (runningIn(self).includes('searchResults')) enqueue.sendTo('searchResults', { type: 'search.left' })
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
