import { assertEvent } from 'xstate'
import type { ActorSystem, AnyStateMachine } from 'xstate'

import type { TextFile } from '#areas/text-files.ts'

import { chartsOf, isChartOf, isSamePage, textsOf } from '../../pages/place.ts'
import type { Place } from '../../pages/place.ts'
import type { SearchBarRef } from '../../catalogue/search-bar/search-bar.machine.ts'
import type { SessionRef } from '../../account/session/session.machine.ts'

import { LATE, LATE_CHARTS, lateChartsOf } from '../charts.ts'
import type { LateChart, LateChartOf } from '../charts.ts'
import type { LateRow, EntryContext } from '../../late/late-chart.ts'
import type { AppContext, AppEvent } from '../app.events.ts'
import { openingOf, messagesAt } from '../opening.ts'
import { acting, knowing, runningIn, telling, tellingAll } from '../root.setup.ts'
import { whoIsHere } from '../who.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- the system of whatever actors
type AnySystem = ActorSystem<any>

/** Nothing is told of pages before the first is entered. */
const placeOf = ({ place }: AppContext): Place => place ?? { language: 'en', path: '/', query: {} }

/** The one-time token of an address comes with the event and is stored nowhere. */
const tokenIn = (event: AppEvent) => ('token' in event ? event.token : undefined)
const enteredAt = (event: AppEvent): number => ('at' in event ? event.at : 0)
const data = ({ context, event }: { context: AppContext; event: AppEvent }) =>
  ({ type: 'data.wanted', key: placeOf(context).language, at: enteredAt(event) }) as const

/** Forms that begin with what is known of the person. */
export const FILLED_IN = LATE_CHARTS.filter((name) => (LATE[name] as LateRow<AnyStateMachine>).isFilledIn)

/** The files of texts that a page needs, with those of the protocol builder where it runs. */
const textsFor = (place: Place, running: readonly string[]) =>
  ({
    type: 'language.entered',
    language: place.language,
    texts: running.includes('protocolBuilder')
      ? [...new Set([...textsOf(place), 'builder' as const, 'dosage' as const, 'intake' as const, 'supply' as const])]
      : textsOf(place),
  }) as const

const KEPT = lateChartsOf('kept')
const isKept = (name: LateChart): name is LateChartOf<'kept'> => KEPT.some((chart) => chart === name)

export function entryContextOf(context: AppContext, event: AppEvent, system: AnySystem): EntryContext {
  const bar = system.get('searchBar') as SearchBarRef | undefined
  // One whose code is restored late has no context yet.
  const found = bar?.getSnapshot().context?.found ?? null
  const session = system.get('session') as SessionRef | undefined
  const mode = session?.getSnapshot().context?.user?.builder_mode ?? 'redesign'
  return {
    place: placeOf(context),
    at: enteredAt(event),
    token: tokenIn(event) ?? null,
    userId: context.userId,
    found,
    mode,
  }
}

/** Asks for the code of charts that do not run. What runs is told directly. */
export const wanting = <Params = undefined>(
  charts: (at: { context: AppContext; event: AppEvent }, params: Params) => readonly LateChart[],
) =>
  acting<Params>(({ context, event, enqueue, tell, self }, params) => {
    const running = runningIn(self)
    const absent = charts({ context, event }, params).filter((name) => !running.includes(name))
    if (absent.length === 0) return
    enqueue.assign({ awaited: [...new Set([...context.awaited, ...absent])] })
    const token = tokenIn(event)
    tell('loadCharts', { type: 'charts.wanted', charts: absent, ...(token !== undefined && { token }) })
  })

/** Actions of the root as pages are entered, shown and left. */
export const pageActions = {
  /** Notes the page that is entered. */
  setPlace: knowing<{ place: Place }>((_, { place }) => ({ place })),
  /** Notes the page that is in sight, and the one before it. */
  setShownPath: knowing(({ place, shownPath, shownBefore }) => ({
    shownPath: place?.path ?? null,
    shownBefore: place?.path === shownPath ? shownBefore : shownPath,
  })),
  /** Has the texts loaded that the page needs, in its language. */
  sendLanguage: acting(({ context, tell, self }) => {
    tell('language', textsFor(placeOf(context), runningIn(self)))
  }),
  /** Loads the words of what is opened on a page that lacks them. */
  wantTexts: telling('language', ({ context }, { texts }: { texts: readonly TextFile[] }) => ({
    type: 'language.entered',
    language: placeOf(context).language,
    texts: [...new Set(['common' as const, ...texts])],
  })),
  /** Asks the gate if the user may enter the page. */
  sendGatePlace: telling('gate', ({ context }) => ({ type: 'page.entered', place: placeOf(context) })),
  /** Has the overview of the shop fetched, unless it is fresh. */
  wantOverview: telling('shopOverview', data),
  /** Has the filters' choices fetched, unless they are fresh. */
  wantOptions: telling('shopOptions', data),
  /** Has the popular products fetched, unless they are fresh. */
  wantPopular: telling('popularProducts', data),
  /** Tells the catalogue which list the address names. */
  sendListing: telling('catalogue', ({ context, event }) => {
    const { language, query } = placeOf(context)
    const recall = event.type === 'route.entered' ? event.recall : undefined
    return { type: 'listing.entered', language, query, ...(recall && { recall }) }
  }),
  /** Tells the catalogue that its page is left. */
  sendListingLeft: telling('catalogue', { type: 'listing.left' }),
  /** Tells the product's chart that its page is left. */
  sendProductLeft: telling('product', { type: 'product.left' }),
  /** Tells the search that its results are left. */
  sendSearchLeft: telling('searchResults', { type: 'search.left' }),
  /** Tells the search bar which page is entered, as its text stays from one to another. */
  sendSearchBar: telling('searchBar', ({ context }) => ({ type: 'page.entered', place: placeOf(context) })),
  /** Tells cart and protocols the language of the page, in which they are to name their products, and the builder the page. */
  sendShown: tellingAll(({ context }) => {
    const place = placeOf(context)
    const message = { type: 'language.shown', language: place.language } as const
    return [
      { to: 'cart', message },
      { to: 'protocolBuilder', message },
      { to: 'protocolBuilder', message: { type: 'page.shown', place } },
    ]
  }),
  /** Closes the panel at the side. */
  closePanel: telling('sidePanel', { type: 'sidePanel.close' }),
  /** Closes the panel where another page is entered: a filter of search results stays on its page, and leaves it open. */
  closePanelOfOtherPage: tellingAll(({ context, event }) => {
    assertEvent(event, 'route.entered')
    return isSamePage(context.place, event.place) ? [] : [{ to: 'sidePanel', message: { type: 'sidePanel.close' } }]
  }),
  /**
   * Loads the charts that the page in sight does not wait for. The shop for the United Kingdom does without the notice on
   * the country (country.uk-shop-has-no-notice).
   */
  wantFrame: wanting(({ context: { shop } }) => [
    ...lateChartsOf('frame').filter((name) => name !== 'country' || shop.region !== 'uk'),
    ...lateChartsOf('next'),
  ]),
  /** Tells the charts of the page that run already that it is opened. */
  openCharts: acting(({ context, event, tell, self, system }) => {
    const running = runningIn(self)
    const charts = chartsOf(placeOf(context))
    const entryContext = entryContextOf(context, event, system)
    for (const name of charts.filter((chart) => running.includes(chart))) {
      for (const message of openingOf(name, entryContext, false)) tell(name, message)
    }
    if (charts.some((name) => FILLED_IN.includes(name) && running.includes(name)))
      tell('session', { type: 'account.asked' })
  }),
  /** Loads the code of the charts that the page needs, those that run excepted. */
  wantChartsHere: wanting(({ context }) => chartsOf(placeOf(context))),
  /** Starts the charts whose code has come, and tells them where they are and who is here. */
  startCharts: acting(({ context, event, enqueue, tell, self, system }) => {
    assertEvent(event, 'charts.loaded')
    const running = runningIn(self)
    const who = whoIsHere(self.getSnapshot())
    const entryContext = entryContextOf(context, event, system)
    const begun = event.charts.filter((name) => !running.includes(name))
    for (const name of begun) {
      // Each of them stands under its own name, whichever it is.
      enqueue.spawnChild(name as 'contactForm', { id: name as 'contactForm', systemId: name })
      for (const message of messagesAt(name, 'started', entryContext)) tell(name, message)
      if (isKept(name)) {
        if (typeof who === 'number')
          tell(name, { type: 'session.signedIn', userId: context.userId ?? 0, userTypeId: who })
        else if (who === 'entering') tell(name, { type: 'session.entering' })
      }
      if (isChartOf(entryContext.place, name))
        for (const message of openingOf(name, entryContext, true)) tell(name, message)
    }
    enqueue.assign({ awaited: context.awaited.filter((name) => !event.charts.includes(name)) })
    tell('hearFacts', { type: 'facts.wanted', from: begun })
    if (begun.includes('protocolBuilder')) tell('language', textsFor(entryContext.place, begun))
    if (begun.some((name) => FILLED_IN.includes(name))) tell('session', { type: 'account.asked' })
  }),
  /** Loads the charts of the page again, as those that were another user's have ended. */
  wantChartsAgain: acting(({ context, tell }) => {
    tell('loadCharts', { type: 'charts.wanted', charts: chartsOf(placeOf(context)) })
  }),
  /** Loads the code of charts again that was lost on its way. */
  wantAwaited: acting(({ context: { awaited }, tell }) => {
    if (awaited.length > 0) tell('loadCharts', { type: 'charts.wanted', charts: awaited })
  }),
}
