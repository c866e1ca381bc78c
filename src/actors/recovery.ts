import { fromCallback } from 'xstate'
import type { ActorSystem, AnyActorRef, AnyMachineSnapshot } from 'xstate'

import { FETCH_RETRY_MOST_MS, FETCH_RETRY_MS } from '#contract/constants.ts'
import type { RecoveryEvent } from '#machines/recovery/recovery.machine.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- the system of whatever actors
type AnySystem = ActorSystem<any>

const snapshotOf = (actor: AnyActorRef) => actor.getSnapshot() as Partial<AnyMachineSnapshot> | undefined

/** The event by which a chart asks again for what it could not read; undefined where it lacks nothing. */
function retryOf(actor: AnyActorRef): { readonly type: string } | undefined {
  const snapshot = snapshotOf(actor)
  if (snapshot?.tags?.has('unread') !== true) return undefined
  const type = snapshot.machine?.events.find((one: string) => one.endsWith('.retry') && snapshot.can?.({ type: one }))
  return type === undefined ? undefined : { type }
}

/** All actors below one, each with its path of ids. */
function actorsBelow(actor: AnyActorRef, path = ''): (readonly [string, AnyActorRef])[] {
  const children: Readonly<Record<string, AnyActorRef | undefined>> = snapshotOf(actor)?.children ?? {}
  return Object.entries(children).flatMap(([id, child]): (readonly [string, AnyActorRef])[] => {
    const below = `${path}${id}`
    return child ? [[below, child], ...actorsBelow(child, `${below}.`)] : []
  })
}

const actorsOf = (system: AnySystem) => {
  const app: AnyActorRef | undefined = system.get('app')
  return app ? actorsBelow(app) : []
}

/** Tells which charts lack what they asked for, once none of them waits for an answer, and when none lacks anything. */
export const watchMissing = fromCallback<RecoveryEvent>(({ sendBack, system }) => {
  const followed = new Map<AnyActorRef, { unsubscribe(): void }>()
  let open: readonly string[] = []
  let lastNews = ''
  const look = () => {
    const actors = actorsOf(system)
    for (const [, actor] of actors) if (!followed.has(actor)) followed.set(actor, actor.subscribe(look))
    const missing = actors.filter(([, actor]) => retryOf(actor)).map(([name]) => name)
    const waiting = actors
      .filter(([name, actor]) => open.includes(name) && snapshotOf(actor)?.tags?.has('busy') === true)
      .map(([name]) => name)
      .filter((name) => !missing.includes(name))
    open = [...missing, ...waiting]
    const news = `${missing.join()} ${waiting.join()}`
    if (news === lastNews) return
    lastNews = news
    if (open.length === 0) sendBack({ type: 'data.complete' })
    else if (waiting.length === 0) sendBack({ type: 'data.missing', of: missing })
  }
  const app: AnyActorRef | undefined = system.get('app')
  if (app) followed.set(app, app.subscribe(look))
  look()
  return () => followed.forEach((subscription) => subscription.unsubscribe())
})

export function askAgain(system: AnySystem, of: readonly string[]): void {
  for (const [name, actor] of actorsOf(system)) {
    const retry = of.includes(name) ? retryOf(actor) : undefined
    if (retry) actor.send(retry)
  }
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
