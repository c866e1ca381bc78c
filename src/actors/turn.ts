import { wait } from './wait.ts'

/** Milliseconds within which what one tab stores reaches the others. */
const STORED_MS = 50

/** The right to send a call: one tab of the browser has it at a time. Browsers without locks give it to all. */
export interface Turn {
  /** Ends once no other tab has it, and once what that one has stored can be read. */
  take(name: string, signal: AbortSignal): Promise<void>
  giveBack(): void
}

/** The browser's locks, where it has them. Not to be asked for while the server draws a page: it has no window. */
export const locksOf = (page: Window) => (page.navigator as Partial<Navigator>).locks

export function openTurn(page: Window): Turn {
  let end: (() => void) | undefined
  const giveBack = () => {
    page.removeEventListener('pagehide', giveBack)
    end?.()
    end = undefined
  }
  const hold = () =>
    new Promise<void>((resolve) => {
      end = resolve
      // A page that holds a lock can't come back from the browser's back-forward cache.
      page.addEventListener('pagehide', giveBack)
    })
  /** Resolves with whether it is this tab's now. */
  const request = (name: string, options: LockOptions) =>
    new Promise<boolean>((resolve) => {
      const granted = (lock: Lock | null) => {
        resolve(lock !== null)
        return lock && !options.signal?.aborted ? hold() : undefined
      }
      // Rejected without having begun: the browser keeps its locks from the shop, or the turn is wanted no longer.
      locksOf(page)
        ?.request(name, options, granted)
        .catch(() => resolve(true))
    })
  return {
    async take(name, signal) {
      if (!locksOf(page) || end) return
      if (!(await request(name, { ifAvailable: true }))) {
        await request(name, { signal })
        if (!signal.aborted) await wait(STORED_MS, signal).catch(() => {})
      }
      if (!signal.aborted) return
      giveBack()
      signal.throwIfAborted()
    },
    giveBack,
  }
}
