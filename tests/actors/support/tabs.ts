import { browserStorage } from '#actors/storage.ts'
import { createTokenStore } from '#actors/tokens.ts'
import type { TokenStore } from '#actors/tokens.ts'

type Page = Window & typeof globalThis

/** One tab of a browser that stands in for a real one. */
export interface Tab {
  readonly page: Page
  readonly store: TokenStore
  /** Puts the tab in sight or out of it, as its person does. */
  show(isVisible: boolean): void
  /** Tells the tab that the network is back. */
  goOnline(): void
}

/** A wake lock that was asked for. */
export interface Held {
  released: boolean
}

/** A browser whose tabs share local storage, locks and broadcast channels, with a clock of its own. */
export class Tabs {
  /** Milliseconds since 1970. */
  now = 1_800_000_000_000
  readonly stored = new Map<string, string>()
  readonly wakeLocks: Held[] = []
  /** In a narrow window an open builder covers the page. */
  isNarrow = false
  /** The browser refuses wake locks. */
  refusesWakeLocks = false
  /** Set, local storage has no room for anything more. */
  isFull = false
  readonly #pages: EventTarget[] = []
  /** Of each lock, by name: how many hold it or wait for it, and when the last of them lets it go. */
  readonly #locks = new Map<string, { wanted: number; last: Promise<void> }>()

  /** Opens a tab; its session storage is handed over where it is one that is reloaded. */
  open(session = new Map<string, string>()): Tab {
    const page = new EventTarget()
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
    this.#pages.push(page)
    const write = (key: string, change: () => void) => {
      change()
      // A browser tells the other tabs only, later, and nothing where nothing has changed.
      for (const other of this.#pages.filter((one) => one !== page))
        queueMicrotask(() => other.dispatchEvent(Object.assign(new Event('storage'), { key })))
    }
    const { stored } = this
    const localStorage = {
      get length() {
        return stored.size
      },
      key: (index: number) => [...stored.keys()][index] ?? null,
      getItem: (key: string) => this.stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (this.isFull) throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
        write(key, () => this.stored.set(key, value))
      },
      removeItem: (key: string) => {
        if (this.stored.has(key)) write(key, () => this.stored.delete(key))
      },
    }
    const sessionStorage = {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => session.set(key, value),
      removeItem: (key: string) => session.delete(key),
    }
    const locks = { request: this.#request.bind(this) }
    const wakeLock = {
      request: () => {
        if (this.refusesWakeLocks) return Promise.reject(new DOMException('The battery is low', 'NotAllowedError'))
        const held: Held = { released: false }
        this.wakeLocks.push(held)
        return Promise.resolve({ release: () => Promise.resolve((held.released = true)) })
      },
    }
    const whole = Object.assign(page, {
      document,
      localStorage,
      sessionStorage,
      matchMedia: () => ({ matches: this.isNarrow }),
      navigator: { locks, wakeLock },
      BroadcastChannel,
    }) as unknown as Page
    return {
      page: whole,
      store: createTokenStore(whole, browserStorage(whole), () => this.now),
      show(isVisible) {
        document.visibilityState = isVisible ? 'visible' : 'hidden'
        document.dispatchEvent(new Event('visibilitychange'))
      },
      goOnline: () => page.dispatchEvent(new Event('online')),
    }
  }

  async #request(name: string, ...how: readonly [Work] | readonly [LockOptions, Work]): Promise<unknown> {
    const [options, work] = how.length === 1 ? [{}, how[0]] : how
    const lock = this.#locks.get(name) ?? { wanted: 0, last: Promise.resolve() }
    this.#locks.set(name, lock)
    if (options.ifAvailable === true && lock.wanted > 0) return await work(null)
    const { promise, resolve: letGo } = withResolvers()
    const before = lock.last
    lock.wanted += 1
    lock.last = before.then(() => promise)
    try {
      await before
      options.signal?.throwIfAborted()
      return await work({ name, mode: 'exclusive' })
    } finally {
      lock.wanted -= 1
      letGo()
    }
  }
}

type Work = (lock: Lock | null) => unknown

function withResolvers() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
