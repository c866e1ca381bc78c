import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import type { Snapshot } from 'xstate'

import { createAddressWriter } from '#actors/address-writer.ts'
import { keepComposedKeys } from '#actors/composed-keys.ts'
import { createClient, loadCalls } from '#actors/create-client.ts'
import { pathInStoredLanguage, readStoredLanguage } from '#actors/languages.ts'
import { createLogger } from '#actors/logger.ts'
import { provideApp } from '#actors/provide/app.ts'
import { createLateCharts } from '#actors/late-charts.ts'
import { pause } from '#actors/pause.ts'
import { sessionTokens } from '#areas/account/ports/session-calls.ts'
import { isScrolledByRouter } from '#actors/router.ts'
import { browserStorage } from '#actors/storage.ts'
import { createTexts } from '#actors/texts.ts'
import { createTokenStore } from '#actors/tokens.ts'
import { NOT_SENT } from '#contract/constants.ts'
import { LostCode } from '#machines/app/lost-code.ts'

import { replayEarlyPresses } from './early-presses.ts'
import { shippedCharts } from './first-paint.ts'
import { takeFirstPaint } from './take-first-paint.ts'
import { offerToInspector } from './inspector-hook.ts'
import { createShopRouter } from './router.ts'
import { readShopSettings } from './settings.ts'
import { Shop } from './Shop.tsx'

const log = createLogger(console)
// Before any other listener.
keepComposedKeys(window)
await pause()
const storage = browserStorage(window)
const store = createTokenStore(window, storage)
// The entry's own address holds a hash of the build.
const build = new URL(import.meta.url).pathname
const place = document.getElementById('shop')
if (!place) throw new Error('the page has no place for the shop')

const { pathname, search, hash } = window.location
const ownPath = pathInStoredLanguage(storage, pathname)
const isUnsent = hash === NOT_SENT
if (isUnsent || ownPath !== pathname)
  window.history.replaceState(null, '', `${ownPath}${search}${isUnsent ? '' : hash}`)

const shop = readShopSettings(document)
const paint = takeFirstPaint(document, build)
await pause()
const reloadedFor = window.name
let emitTaken = () => {}
const taken = new Promise<void>((resolve) => {
  emitTaken = resolve
})
// Lost code is told by the chart.
const tellError = (error: unknown) => {
  if (!(error instanceof LostCode)) log.error('a page could not be shown', error)
}
const texts = createTexts({ origin: '', log, ...(paint && { first: paint }) })
await pause()
const router = createShopRouter(
  {
    taken,
    storedLanguage: () => readStoredLanguage(storage),
    // The address that the page was opened with is known to the server, which would have led away from it.
    isLegacy: async (path) =>
      router.stores.resolvedLocation.get() !== undefined &&
      (await import('#contract/legacy-addresses.ts')).legacyTarget(path) !== undefined,
  },
  {
    reducedMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    scrolls: (location) => isScrolledByRouter(storage, location),
    onError: tellError,
  },
)
await pause()
const client = createClient({
  origin: '',
  // The cookie holds the same, but all tabs share it, and each may speak a language of its own.
  language: () => app.getSnapshot().children.language?.getSnapshot().context.language ?? readStoredLanguage(storage),
  tokens: sessionTokens(store, () => app.getSnapshot().children.session),
  log,
})
const writeAddress = createAddressWriter({ router, page: window })
const lateCharts = createLateCharts({
  page: window,
  router,
  client,
  storage,
  store,
  log,
  writeAddress,
  leaveTo: (address) => window.location.assign(address),
})
// What a shipped state names has to be there before it is taken up.
if (paint) await lateCharts.load(shippedCharts(paint))

const app = createActor(
  provideApp({ page: window, router, client, texts, storage, store, lateCharts, writeAddress, log }),
  {
    input: { shop, build, reloadedFor },
    systemId: 'app',
    ...(paint && { snapshot: withReloaded(paint.snapshot) }),
  },
)
await pause()
// Heard once the shop has started.
if (isUnsent) app.send({ type: 'notice.raised', tone: 'error', text: 'common:form.not-sent' })
app.subscribe({ error: (error) => log.error('the shop has stopped', error) })
offerToInspector(app, build, shop.inspector === true)
import('./double-press.ts').catch(() => {})

/** The server cannot know that this tab was reloaded. */
function withReloaded(snapshot: Snapshot<unknown>): Snapshot<unknown> {
  const { context } = snapshot as unknown as { context: object }
  return Object.assign(snapshot, { context: { ...context, reloadedFor } })
}

/** The actors take the page up once React has all of it: nothing may change before. */
async function takeUp() {
  // React's own effects end their task; presses are still kept.
  await pause()
  // Again with each page that is opened; an actor that runs is started no second time.
  app.start()
  emitTaken()
  // Once React has drawn what starting has changed.
  queueMicrotask(() => void replayEarlyPresses(window))
  await pause()
  // What calls are made with: here before the first one, which then fails for no reason but its own.
  loadCalls().catch(() => log.warn('the code that makes calls could not be loaded'))
}

if (paint) {
  // The router takes the place as drawn: it loads the page's code and puts nothing in its stead meanwhile.
  router.ssr = { manifest: undefined }
  await router.load()
  // As a transition, React takes it in slices between which the browser answers.
  startTransition(() => {
    hydrateRoot(place, <Shop app={app} router={router} texts={texts} onDrawn={() => void takeUp()} />, {
      onCaughtError: tellError,
      onRecoverableError: (error) => log.error('the page drawn by the server is not the browser’s', error),
    })
  })
} else {
  app.start()
  emitTaken()
  // What was pressed goes with what was drawn.
  place.replaceChildren()
  void replayEarlyPresses(window)
  createRoot(place, { onCaughtError: tellError }).render(<Shop app={app} router={router} texts={texts} />)
}
