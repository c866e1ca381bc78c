import * as v from 'valibot'
import { fromCallback } from 'xstate'
import type { AnyActorRef } from 'xstate'

import { CACHE_KEY_PREFIX, POPULAR_CACHE_MS, RECENT_SEARCHES_KEPT, SEARCH_MAX_LENGTH } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { listPopularProducts } from '#areas/catalogue/contract/search.ts'
import type { PopularProductsRef } from '#machines/catalogue/popular-products.machine.ts'
import type { SearchBarEvent } from '#machines/catalogue/search-bar/search-bar.machine.ts'
import type { RecentSearches } from '#machines/catalogue/search-bar/search-bar.ts'
import type { SessionRef } from '#machines/account/session/session.machine.ts'

import type { Storage } from '#actors/storage.ts'

/** The keys in local storage (search.recent-belong-to-one-user, catalogue.popular-kept-a-day). */
const RECENT = `${CACHE_KEY_PREFIX}recent-searches`
const POPULAR = `${CACHE_KEY_PREFIX}popular-products:`

const recentSearches = v.object({
  user_id: v.nullable(v.number()),
  data: v.pipe(v.array(v.pipe(v.string(), v.maxLength(SEARCH_MAX_LENGTH))), v.maxLength(RECENT_SEARCHES_KEPT)),
})
const popularKept = v.object({ at: v.number(), data: listPopularProducts.response })

/** Null if nothing valid is stored. */
function readStored<Schema extends v.GenericSchema>(
  text: string | null | undefined,
  schema: Schema,
): v.InferOutput<Schema> | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/** Tells the last searches that are stored, at once and whenever another tab stores some. */
export function watchRecent(page: Window, storage: Storage) {
  return fromCallback<SearchBarEvent>(({ sendBack }) => {
    const tell = (text: string | null | undefined) =>
      sendBack({ type: 'recent.known', recent: readStored(text, recentSearches) })
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === RECENT) tell(newValue)
    }
    tell(storage.local(RECENT))
    page.addEventListener('storage', hear)
    return () => page.removeEventListener('storage', hear)
  })
}

export function storeRecent(storage: Storage, recent: RecentSearches | null): void {
  storage.setLocal(RECENT, JSON.stringify(recent))
}

/** Tells who is here, as far as the session knows. */
export const watchSearcher = fromCallback<SearchBarEvent>(({ sendBack, system }) => {
  const session = system.get('session') as SessionRef | undefined
  let last: unknown
  const tell = () => {
    const snapshot = session?.getSnapshot()
    const person =
      snapshot?.matches({ loggedout: 'visitor' }) === true ? 'visitor' : (snapshot?.context.user?.user_id ?? 'unread')
    if (person !== last) sendBack({ type: 'searcher.known', person })
    last = person
  }
  const subscription = session?.subscribe(tell)
  tell()
  return () => subscription?.unsubscribe()
})

/** Tells the popular products of a language: those that are stored for less than a day, else those that the shop's own actor has or fetches. */
export function watchPopular(storage: Storage) {
  return fromCallback<SearchBarEvent, { language: LanguageCode }>(({ input: { language }, sendBack, system }) => {
    const stored = readStored(storage.local(POPULAR + language), popularKept)
    if (stored && Date.now() - stored.at < POPULAR_CACHE_MS) {
      sendBack({ type: 'popular.known', language, products: stored.data })
      return undefined
    }
    const popular: AnyActorRef | undefined = system.get('popularProducts')
    const actor = popular as PopularProductsRef | undefined
    let last: unknown
    const tell = () => {
      const { data, dataKey, fetchedAt } = actor?.getSnapshot().context ?? {}
      if (!data || dataKey !== language || last === data) return
      last = data
      storage.setLocal(POPULAR + language, JSON.stringify({ at: fetchedAt, data }))
      sendBack({ type: 'popular.known', language, products: data })
    }
    tell()
    const subscription = actor?.subscribe(tell)
    actor?.send({ type: 'data.wanted', key: language, at: Date.now() })
    return () => subscription?.unsubscribe()
  })
}
