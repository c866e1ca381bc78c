import { fromCallback } from 'xstate'

import { CACHE_KEY_PREFIX, COUNTRY_DISMISSAL_MS } from '#contract/constants.ts'
import type { CountryEvent } from '#machines/country/country.machine.ts'
import type { StoredCountry } from '#machines/country/country.ts'

import type { Storage } from './storage.ts'

/**
 * The keys in local storage: the country with the time at which it was stored, and the time of the last dismissal
 * (country.cached-for-an-hour).
 */
const COUNTRY = `${CACHE_KEY_PREFIX}country`
const DISMISSED_AT = `${CACHE_KEY_PREFIX}country-dismissed-at`

/** Elements that may cover the page. */
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** Milliseconds since a time; a clock that was set back makes nothing younger than new. */
const since = (at: number) => Math.max(0, Date.now() - at)

/** The stored country; null where there is none that can be read. */
export function readCountry(storage: Storage): StoredCountry | null {
  const [country, at] = storage.local(COUNTRY)?.split(' ') ?? []
  if (country === undefined || !Number.isSafeInteger(Number(at ?? 'none'))) return null
  return { country: country === '-' ? null : country, age: since(Number(at)) }
}

export function storeCountry(storage: Storage, country: string | null): void {
  storage.setLocal(COUNTRY, `${country ?? '-'} ${Date.now()}`)
}

/**
 * Milliseconds since the notice was dismissed; null where that was not stored, or a day ago
 * (country.dismissal-is-kept-a-day).
 */
export function readDismissal(storage: Storage): number | null {
  const stored = storage.local(DISMISSED_AT)
  if (stored === undefined) return null
  const age = since(Number(stored))
  if (age < COUNTRY_DISMISSAL_MS) return age
  storage.removeLocal(DISMISSED_AT)
  return null
}

export function storeDismissal(storage: Storage): void {
  storage.setLocal(DISMISSED_AT, String(Date.now()))
}

/** Tells once no dialog, panel or menu is open. Each of them is drawn right below the body. */
export function watchRoom(page: Window & typeof globalThis) {
  return fromCallback<CountryEvent>(({ sendBack }) => {
    const { body } = page.document
    const look = () => {
      if (!body.querySelector(OVERLAYS)) sendBack({ type: 'room.free' })
    }
    const observer = new page.MutationObserver(look)
    observer.observe(body, { childList: true })
    look()
    return () => observer.disconnect()
  })
}

/** Tells when another tab stores a dismissal. */
export function watchDismissal(page: Window) {
  return fromCallback<CountryEvent>(({ sendBack }) => {
    const changed = ({ key, newValue }: StorageEvent) => {
      if (key === DISMISSED_AT && newValue !== null) sendBack({ type: 'country.dismissed' })
    }
    page.addEventListener('storage', changed)
    return () => page.removeEventListener('storage', changed)
  })
}
