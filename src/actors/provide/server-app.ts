import { fromCallback } from 'xstate'

import { appMachine } from '#machines/app/app.machine.ts'
import type { AppEvent } from '#machines/app/app.machine.ts'
import type { LateChart, LateMachines } from '#machines/app/charts.ts'
import { gateMachine } from '#machines/gate/gate.machine.ts'
import { isPublic } from '#machines/pages/entrance.ts'
import { PAGE_NAMES, pageNamed } from '#machines/pages/pages.ts'
import type { SessionEvent } from '#machines/account/session/session.machine.ts'
import { sessionMachine } from '#machines/account/session/session.machine.ts'

import type { Client } from '../client.ts'
import { chartsAtHand } from '../late-charts.ts'
import { fileNamed, pathNamed, provideChart } from '../late-files.ts'
import type { LateFile } from '../late-files.ts'
import type { LatePorts } from '../late-ports.ts'
import type { Logger } from '../logger.ts'
import type { TokenStore } from '../tokens.ts'

import { provideCatalogue } from '#areas/catalogue/ports/provide-catalogue.ts'
import { provideLanguage } from './language.ts'
import { providePopularProducts } from '#areas/catalogue/ports/provide-popular-products.ts'
import { provideShopOptions } from '#areas/catalogue/ports/provide-shop-options.ts'
import { provideShopOverview } from '#areas/catalogue/ports/provide-shop-overview.ts'

const nothing = () => {}
const silence = fromCallback<AppEvent>(nothing)
/** The server has no storage that another tab could write to. */
const nothingStored = { actors: { watchKept: fromCallback(nothing) } }
/** Nobody signs in while a page is drawn. */
const noStore: TokenStore = {
  read: () => undefined,
  signIn: nothing,
  keep: nothing,
  drop: nothing,
  refused: nothing,
  watch: () => nothing,
}

const FILES = import.meta.glob<LateFile>(['/src/actors/late/*.ts', '/src/areas/*/late/*.ts'], { eager: true })

/** The file of a late chart, relative to the root. */
export const chartFile = (name: LateChart): string => pathNamed(FILES, name)?.slice(1) ?? ''

/** The late charts of pages that the server draws. What only a browser has is missing: they are at rest, as nobody is signed in. */
function provideDrawnCharts({ client, log }: Pick<LatePorts, 'client' | 'log'>): Partial<LateMachines> {
  const ports = {
    client,
    log,
    store: noStore,
    leaveTo: nothing,
    writeAddress: nothing,
  } as Partial<LatePorts> as LatePorts
  const drawn = PAGE_NAMES.map(pageNamed).filter(isPublic)
  const names = new Set(drawn.flatMap(({ charts }) => (charts ?? []) as readonly LateChart[]))
  return Object.fromEntries(
    [...names].map((name) => [name, provideChart(name, fileNamed(FILES, name), ports).provide(nothingStored)]),
  ) as Partial<LateMachines>
}

/**
 * The whole shop as the server runs it for a first paint: the same charts, with calls that the server answers itself and
 * nothing that only a browser has. Made once; each request runs an actor of its own.
 */
export function provideServerApp({ client, log }: { client: Client; log: Logger }) {
  return appMachine.provide({
    actors: {
      language: provideLanguage({
        log,
        // All texts are in the server's memory.
        loadTexts: () => Promise.resolve(true),
        rememberLanguage: nothing,
        markDocument: nothing,
        goToLanguage: nothing,
      }),
      // What an address says is for the console of the person who typed it: the server's log holds no query values.
      catalogue: provideCatalogue({ client, log, writeAddress: nothing }).provide({
        actions: { logUnknownOrder: nothing },
      }),
      shopOverview: provideShopOverview({ client }),
      shopOptions: provideShopOptions({ client }),
      popularProducts: providePopularProducts({ client }),
      // What a browser has stored is not read here: the page is always the visitor's
      // (session.server-draws-the-visitors-page).
      session: sessionMachine.provide({ actors: { watchTokens: fromCallback<SessionEvent>(nothing) } }),
      gate: gateMachine.provide({ actions: { goTo: nothing } }),
      ...provideDrawnCharts({ client, log }),
      loadCharts: chartsAtHand,
      watchRoute: silence,
      watchReturn: silence,
      watchChunks: silence,
    },
    actions: { goTo: nothing, rememberReload: nothing, reloadPage: nothing },
  })
}
