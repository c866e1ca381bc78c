import type { Tokens } from '#areas/account/contract/auth.ts'
import { CACHE_KEY_PREFIX } from '#contract/constants.ts'
import type { Reason } from '#machines/account/session/session.ts'

import { openChannel } from './channel.ts'
import type { Storage } from './storage.ts'

/** The keys in local storage (session.tokens-in-local-storage). */
export const ACCESS = 'access_token'
const REFRESH = 'refresh_token'
/** When they were stored, in milliseconds since 1970. */
const STORED_AT = `${CACHE_KEY_PREFIX}tokens-at`
/** Tabs tell each other on this channel that the session has ended (session.other-tab-ends-it). */
const CHANNEL = `${CACHE_KEY_PREFIX}session`

export interface StoredTokens {
  readonly access: string
  readonly refresh: string
  /** Milliseconds since they were stored. */
  readonly age: number
}

export type TokenChange =
  | { readonly type: 'entered' }
  /** The browser refuses to keep them: they last as long as the page. */
  | { readonly type: 'unkept' }
  | { readonly type: 'kept'; readonly age: number }
  | { readonly type: 'gone'; readonly reason: Reason }

/** The tokens of this browser, in local storage, or in this page where the browser refuses to keep them. */
export interface TokenStore {
  /** Undefined unless both are stored: without a refresh token none is renewed (session.refresh-needs-a-refresh-token). */
  read(): StoredTokens | undefined
  /** Stores those of a way in: somebody has signed in, in this tab. */
  signIn(tokens: Tokens): void
  /** Stores renewed ones. */
  keep(tokens: Tokens): void
  /** Lets them go, in all tabs. */
  drop(): void
  /**
   * An access token was refused: it is let go if it is still the stored one (session.unauthorised-clears-the-tokens).
   */
  refused(access: string): void
  /** Tells ways in, what other tabs change, and tokens that were refused. Returns what ends it. */
  watch(listener: (change: TokenChange) => void): () => void
}

export function createTokenStore(
  page: Window & typeof globalThis,
  storage: Storage,
  now: () => number = Date.now,
): TokenStore {
  const listeners = new Set<(change: TokenChange) => void>()
  const read = (): StoredTokens | undefined => {
    const access = storage.local(ACCESS)
    const refresh = storage.local(REFRESH)
    if (!access || !refresh) return undefined
    const at = Number(storage.local(STORED_AT))
    // A clock that was set back makes no token younger than new.
    return { access, refresh, age: Number.isFinite(at) ? Math.max(0, now() - at) : Number.MAX_SAFE_INTEGER }
  }
  const clear = () => {
    storage.removeLocal(ACCESS)
    storage.removeLocal(REFRESH)
    storage.removeLocal(STORED_AT)
  }
  const keep = ({ access_token: access, refresh_token: refresh }: Tokens) => {
    storage.setLocal(STORED_AT, String(now()))
    const isRefreshKept = storage.setLocal(REFRESH, refresh)
    // Last: other tabs read all three once this one changes.
    if (storage.setLocal(ACCESS, access) && isRefreshKept) return
    for (const listener of listeners) listener({ type: 'unkept' })
  }
  return {
    read,
    keep,
    signIn(tokens) {
      keep(tokens)
      for (const listener of listeners) listener({ type: 'entered' })
    },
    drop() {
      clear()
      const channel = openChannel(page, CHANNEL)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
      channel?.postMessage('loggedout')
      channel?.close()
    },
    refused(access) {
      if (storage.local(ACCESS) !== access) return
      clear()
      for (const listener of listeners) listener({ type: 'gone', reason: 'expired' })
    },
    watch(listener) {
      const look = () => {
        const stored = read()
        listener(stored ? { type: 'kept', age: stored.age } : { type: 'gone', reason: 'elsewhere' })
      }
      // No key: another tab has cleared the whole storage.
      const changed = ({ key }: StorageEvent) => {
        if (key === null || key === ACCESS) look()
      }
      const channel = openChannel(page, CHANNEL)
      channel?.addEventListener('message', () => listener({ type: 'gone', reason: 'elsewhere' }))
      page.addEventListener('storage', changed)
      listeners.add(listener)
      return () => {
        channel?.close()
        page.removeEventListener('storage', changed)
        listeners.delete(listener)
      }
    },
  }
}
