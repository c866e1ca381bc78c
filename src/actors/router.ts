import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { fromCallback } from 'xstate'
import type { ActorSystem, AnyActorRef } from 'xstate'

import type { LanguageCode } from '#contract/languages.ts'
import type { AppEvent } from '#machines/app/app.machine.ts'
import { LostCode } from '#machines/app/lost-code.ts'
import { isPage } from '#machines/pages/place.ts'
import type { Place } from '#machines/pages/place.ts'
import { isSameList } from '#machines/catalogue/query.ts'
import type { Recall } from '#machines/catalogue/recall.ts'
import type { CatalogueRef } from '#machines/catalogue/catalogue.machine.ts'
import { canonicalPath, readPrefix, withPrefix } from '#machines/language/address.ts'

import { cardInSight } from './cards.ts'
import { hasPagePlace, setPlace, recallPlace } from './history-places.ts'
import { entryOf, isListOf, placeOf } from './location.ts'
import type { Storage } from './storage.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The one-time token that the address held until it was opened (security.one-time-tokens-leave-the-address). */
    oneTimeToken?: string
  }
}

function isTranslation(one: Place, other: Place): boolean {
  return one.path === other.path && one.language !== other.language && isSameList(one.query, other.query)
}

// oxlint-disable-next-line typescript/no-explicit-any -- the system of whatever actors
type AnySystem = ActorSystem<any>

/**
 * Tells each place the router opens, and where a person was in its list when they left that entry of the history; an
 * address that will be redirected is none. A hover's preload is never told. Keeps where they are at each leaving.
 */
export function watchRoute({ router, page, storage }: { router: AnyRouter; page: Window; storage: Storage }) {
  const shownList = (location: ParsedLocation, system: AnySystem): Recall | undefined => {
    const catalogue: AnyActorRef | undefined = system.get('catalogue')
    const snapshot = (catalogue as CatalogueRef | undefined)?.getSnapshot()
    const place = placeOf(location)
    if (!place || !isPage(place, 'listing') || snapshot?.matches({ open: 'listing' }) !== true) return undefined
    const { recall, metadata } = snapshot.context
    // What is in sight meanwhile is the list before it.
    if (snapshot.matches({ open: { listing: { products: 'loading' } } })) return recall ?? undefined
    const seen = cardInSight(page.document)
    // Who has not gone to another card of a list that is still being brought back has not yet been anywhere else.
    if (recall && (seen.focus === null || seen.focus === recall.focus)) return recall
    return { pages: Math.max(recall?.pages ?? 1, metadata.current_page), ...seen }
  }

  return fromCallback<AppEvent>(({ sendBack, system }) => {
    let stopPlaces = () => {}
    const keep = (location: ParsedLocation | undefined) => {
      const recall = location && shownList(location, system)
      if (recall) setPlace(storage, entryOf(location), recall)
      return recall
    }
    const arrive = (place: Place, recall: Recall | undefined, { oneTimeToken: token }: ParsedLocation['state']) =>
      sendBack({
        type: 'route.entered',
        place,
        at: Date.now(),
        ...(isPage(place, 'listing') && recall && { recall }),
        ...(token !== undefined && { token }),
      })

    const go = (from: ParsedLocation | undefined, to: ParsedLocation) => {
      const place = placeOf(to)
      const before = from && placeOf(from)
      const recall = from?.href === to.href ? undefined : keep(from)
      if (place)
        arrive(place, before && isTranslation(before, place) ? recall : recallPlace(storage, entryOf(to)), to.state)
    }

    const stopEntered = router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => go(fromLocation, toLocation))
    const stopShown = router.subscribe('onResolved', ({ pathChanged }) => {
      if (pathChanged) sendBack({ type: 'route.shown', at: Date.now() })
    })
    // The first page was drawn by the server: the router had opened it before anybody listened.
    const drawn = router.stores.resolvedLocation.get()
    const place = drawn && placeOf(drawn)
    if (place) {
      arrive(place, recallPlace(storage, entryOf(drawn)), drawn.state)
      sendBack({ type: 'route.shown', at: Date.now() })
    }
    // While React takes the page up, the user may have gone back: the router tells that once, before anybody listened
    // (address.page-is-that-of-the-address).
    if (drawn && drawn.href !== router.latestLocation.href) go(drawn, router.latestLocation)
    if (lacksCode(router)) sendBack({ type: 'chunk.failed', online: page.navigator.onLine })
    // No page waits for it.
    import('./page-places.ts').then(
      ({ watchPlaces }) => (stopPlaces = watchPlaces({ router, page, storage })),
      () => {},
    )
    // A reload comes back to this place too.
    const leave = () => keep(router.stores.resolvedLocation.get())
    page.addEventListener('pagehide', leave)
    return () => {
      stopEntered()
      stopShown()
      stopPlaces()
      page.removeEventListener('pagehide', leave)
    }
  })
}

/** False for pages that a user comes back to: their place is restored elsewhere. */
export function isScrolledByRouter(storage: Storage, location: ParsedLocation): boolean {
  return (
    !hasPagePlace(storage, entryOf(location)) &&
    (!isListOf(location) || recallPlace(storage, entryOf(location)) === undefined)
  )
}

const lacksCode = (router: AnyRouter) => router.state.matches.some(({ error }) => error instanceof LostCode)

/** Asks again for the code of the open page where it was lost. A page that is there is left as it is. */
export async function loadScreen(router: AnyRouter): Promise<void> {
  if (lacksCode(router)) await router.invalidate()
  if (lacksCode(router)) throw new LostCode()
}

/**
 * The same place in another language: path, query and hash stay (language.change-keeps-the-place), and so does a
 * one-time token that is not used yet.
 */
export function goToLanguage(router: AnyRouter, language: LanguageCode): void {
  const {
    pathname,
    searchStr,
    hash,
    state: { oneTimeToken },
  } = router.latestLocation
  const path = readPrefix(pathname)?.path ?? '/'
  void router.navigate({
    href: `${withPrefix(language, path)}${searchStr}${hash ? `#${hash}` : ''}`,
    resetScroll: false,
    ...(oneTimeToken !== undefined && { state: { oneTimeToken } }),
  })
}

/**
 * Goes to an address below the language in use, in place of the present one: who is led on does not come back here. A way
 * back that another system has written names its language itself.
 */
export function goTo(router: AnyRouter, address: string): void {
  const language = readPrefix(router.latestLocation.pathname)?.language
  const [path = ''] = address.split(/[?#]/, 1)
  void router.navigate({
    href: language ? canonicalPath(path, language) + address.slice(path.length) : address,
    replace: true,
  })
}

/** Goes on to an address below the language in use, as a link does. */
export function goOn(router: AnyRouter, address: string): void {
  const language = readPrefix(router.latestLocation.pathname)?.language
  void router.navigate({ href: language ? withPrefix(language, address) : address })
}
