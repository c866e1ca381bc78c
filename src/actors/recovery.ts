import { fromCallback } from 'xstate'
import type { ActorSystem, AnyActorRef, AnyMachineSnapshot } from 'xstate'

import { FETCH_RETRY_MOST_MS, FETCH_RETRY_MS } from '#contract/constants.ts'
import type { RecoveryEvent } from '#machines/recovery/recovery.machine.ts'

/** The event that makes each chart ask again; a chart takes it only after a failure. */
const RETRIES: Readonly<Record<string, string>> = {
  shopOverview: 'data.retry',
  shopOptions: 'data.retry',
  popularProducts: 'data.retry',
  lookups: 'data.retry',
  catalogue: 'list.retry',
  product: 'product.retry',
  searchResults: 'search.retry',
  cart: 'list.retry',
  wishlist: 'list.retry',
  folders: 'list.retry',
  protocolLines: 'list.retry',
  protocolList: 'list.retry',
  devices: 'devices.retry',
  adminTasks: 'data.retry',
  practitionersReview: 'list.retry',
  accountsList: 'data.retry',
  protocolsPage: 'list.retry',
  invitations: 'invitations.retry',
  sharedProtocols: 'list.retry',
  sharedProtocol: 'protocol.retry',
  protocolPage: 'protocol.retry',
  shareMail: 'mail.retry',
  clientsList: 'list.retry',
  clientPage: 'client.retry',
  latestProtocols: 'data.retry',
  waitingClients: 'data.retry',
  commission: 'data.retry',
  statement: 'statement.retry',
  payout: 'payouts.retry',
}

// oxlint-disable-next-line typescript/no-explicit-any -- the system of whatever actors
type AnySystem = ActorSystem<any>

const retryOf = (name: string) => ({ type: RETRIES[name] ?? '' })
const refTo = (system: AnySystem, name: string): AnyActorRef | undefined => system.get(name)
const snapshotOf = (system: AnySystem, name: string) =>
  refTo(system, name)?.getSnapshot() as AnyMachineSnapshot | undefined

/** Tells which charts lack what they asked for, once none of them waits for an answer, and when none lacks anything. */
export const watchMissing = fromCallback<RecoveryEvent>(({ sendBack, system }) => {
  const names = Object.keys(RETRIES)
  const followed = new Map<AnyActorRef, { unsubscribe(): void }>()
  let open: readonly string[] = []
  let told = ''
  const look = () => {
    const missing = names.filter((name) => {
      const snapshot = snapshotOf(system, name)
      return snapshot?.hasTag('failed') === true && snapshot.can(retryOf(name))
    })
    const asked = open.filter((name) => !missing.includes(name) && snapshotOf(system, name)?.hasTag('busy') === true)
    open = [...missing, ...asked]
    const news = `${missing.join()} ${asked.join()}`
    if (news === told) return
    told = news
    if (open.length === 0) sendBack({ type: 'data.complete' })
    else if (asked.length === 0) sendBack({ type: 'data.missing', of: missing })
  }
  // Charts of pages start when their page is opened.
  const follow = () => {
    for (const name of names) {
      const actor = refTo(system, name)
      if (actor && !followed.has(actor)) followed.set(actor, actor.subscribe(look))
    }
    look()
  }
  const app = refTo(system, 'app')
  if (app) followed.set(app, app.subscribe(follow))
  follow()
  return () => followed.forEach((subscription) => subscription.unsubscribe())
})

export function askAgain(system: AnySystem, of: readonly string[]): void {
  for (const name of of) refTo(system, name)?.send(retryOf(name))
}

/** Waits twice as long with each attempt; shorter where the window gets the focus or the connection is back. */
export function waitToAsk(page: Window, attempts: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listeners = new AbortController()
    const end = () => {
      page.clearTimeout(timer)
      listeners.abort()
      resolve()
    }
    const timer = page.setTimeout(end, Math.min(FETCH_RETRY_MS * 2 ** attempts, FETCH_RETRY_MOST_MS))
    for (const event of ['online', 'focus']) page.addEventListener(event, end, { signal: listeners.signal })
    signal.addEventListener('abort', end)
  })
}
