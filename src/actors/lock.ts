import { CACHE_KEY_PREFIX } from '#contract/constants.ts'

import { browserStorage } from './storage.ts'
import { wait } from './wait.ts'

/** Names the lock, and the turn where there are no locks. */
const REFRESH = `${CACHE_KEY_PREFIX}refresh`
/** Milliseconds after which a turn is over, whatever became of its tab. */
const TURN_MS = 15_000
/** Milliseconds within which what one tab stores reaches the others. */
const STORED_MS = 50

/** Does the work while no other tab of this browser does any. */
export async function underLock<Value>(page: Window, signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
  const locks = (page.navigator as Partial<Navigator>).locks
  if (!locks) return inTurn(page, signal, work)
  let begun: Promise<Value> | undefined
  const begin = () => (begun ??= work())
  // Rejected without having begun: the browser keeps its locks from the shop.
  return locks.request(REFRESH, begin).catch(begin)
}

/**
 * Browsers have locks in secure contexts only, and older ones have none. Of tabs that take a turn at the same moment, the
 * last one to write its name has it: each looks again once all of them must have written.
 */
async function inTurn<Value>(page: Window, signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
  const storage = browserStorage(page)
  const tab = crypto.getRandomValues(new Uint32Array(2)).join('-')
  const holder = () => {
    const [name, until] = storage.local(REFRESH)?.split(' ') ?? []
    return Number(until) > Date.now() ? name : undefined
  }
  const end = () => {
    if (holder() === tab) storage.removeLocal(REFRESH)
  }
  const take = async (): Promise<boolean> => {
    const isFree = holder() === undefined
    if (isFree) storage.setLocal(REFRESH, `${tab} ${Date.now() + TURN_MS}`)
    await wait(STORED_MS, signal)
    return isFree && holder() === tab
  }
  while (!(await take()));
  page.addEventListener('pagehide', end)
  try {
    return await work()
  } finally {
    page.removeEventListener('pagehide', end)
    end()
  }
}
