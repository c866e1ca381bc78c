import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'

/** These functions run in the page. Each is sent there alone, so it can use nothing else of this module. */

/** A call that the page is about to make. */
export interface Asked {
  readonly id: number
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** News of the page's calls: a new document, a call made, a call given up. */
export type ToldOfCalls =
  | { readonly type: 'opened' }
  | { readonly type: 'asked'; readonly call: Asked }
  | { readonly type: 'left'; readonly id: number }

/** A transition is told once for each document, by its key. */
export type Told = ToldOfCalls | { readonly type: 'taken'; readonly transition: string }

/** The reply to a held call; null for a connection that fails. */
export type Reply = { readonly status: number; readonly json?: unknown } | null

/** The state that an actor is to reach. */
export interface Wanted {
  /** The id of its chart; undefined where only the page is waited for. */
  readonly chart: string | undefined
  readonly value: unknown
  readonly mayBeAbsent: boolean
  /** Imports that the test holds back. */
  readonly heldImports: number
  /** Snapshots of the actor that did not match so far. */
  readonly beyond: number
  /** Milliseconds that it may take. */
  readonly within: number
}

/** The state that an actor is in. */
export interface Sight {
  readonly isThere: boolean
  readonly value: unknown
  readonly context: unknown
  /** Snapshots so far; -1 if it does not run. */
  readonly count: number
  /** Reasons that the page is not at rest yet, in words. */
  readonly busy: readonly string[]
  /** The calls that wait for an answer of the test. */
  readonly held: readonly number[]
}

/** The functions in the page that a test calls. */
export interface PageBarrier {
  settle(wanted: Wanted): Promise<Sight>
  /** False if nothing waited for the answer any more. */
  answer(id: number, reply: Reply): boolean
}

export interface Names {
  readonly originals: string
  readonly barrier: string
  readonly tell: string
  readonly inspector: string
  readonly imports: string
}

/** Keeps what a page goes by in real time: the clock that is installed next replaces it. */
export function keepOriginals(name: string): void {
  Reflect.set(window, name, {
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    requestAnimationFrame: window.requestAnimationFrame.bind(window),
    cancelAnimationFrame: window.cancelAnimationFrame.bind(window),
    requestIdleCallback: window.requestIdleCallback.bind(window),
    cancelIdleCallback: window.cancelIdleCallback.bind(window),
    now: Date.now.bind(Date),
  })
}

/**
 * Gives a page back its frames and its short waits, by which React and its components draw, so that the walk's clock holds
 * the charts and nothing else; and lets the test wait until nothing is under way.
 */
export function installBarrier({ originals, barrier, tell, inspector, imports }: Names): void {
  /** Longer than React lets a page stand that has part of its code. */
  const SHORT_MS = 400
  type Originals = Pick<
    Window,
    'requestAnimationFrame' | 'cancelAnimationFrame' | 'requestIdleCallback' | 'cancelIdleCallback'
  > & {
    readonly setTimeout: (done: () => void, after: number) => number
    readonly clearTimeout: (id: number) => void
    readonly now: () => number
  }
  const real = Reflect.get(window, originals) as Originals
  const held = { setTimeout: window.setTimeout.bind(window), clearTimeout: window.clearTimeout.bind(window) }

  const timers = new Set<unknown>()
  const setShort = (done: unknown, after = 0, ...values: unknown[]): unknown => {
    if (typeof done !== 'function' || after >= SHORT_MS) return held.setTimeout(done as TimerHandler, after, ...values)
    const id = real.setTimeout(() => {
      timers.delete(id)
      Reflect.apply(done, window, values)
    }, after)
    timers.add(id)
    return id
  }
  const clear = (id: unknown): void => {
    if (timers.delete(id)) real.clearTimeout(id as number)
    else held.clearTimeout(id as number)
  }
  const frames = new Set<unknown>()
  const requestFrame = (draw: FrameRequestCallback): number => {
    const id = real.requestAnimationFrame((time) => {
      frames.delete(id)
      draw(time)
    })
    frames.add(id)
    return id
  }
  const cancelFrame = (id: number): void => {
    frames.delete(id)
    real.cancelAnimationFrame(id)
  }
  const idles = new Set<unknown>()
  const requestIdle = (done: IdleRequestCallback, options?: IdleRequestOptions): number => {
    const id = real.requestIdleCallback((deadline) => {
      idles.delete(id)
      done(deadline)
    }, options)
    idles.add(id)
    return id
  }
  const cancelIdle = (id: number): void => {
    idles.delete(id)
    real.cancelIdleCallback(id)
  }
  Object.assign(window, {
    setTimeout: setShort,
    clearTimeout: clear,
    requestAnimationFrame: requestFrame,
    cancelAnimationFrame: cancelFrame,
    requestIdleCallback: requestIdle,
    cancelIdleCallback: cancelIdle,
  })

  // React hands its work on to itself by messages: pieces of one picture may lie further apart than two frames.
  let messages = 0
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super()
      const ports = [this.port1, this.port2] as const
      for (const [from, to] of [ports, ports.toReversed() as unknown as typeof ports]) {
        const post = from.postMessage.bind(from)
        from.postMessage = (message: unknown, options?: StructuredSerializeOptions | Transferable[]) => {
          messages += 1
          post(message, options as StructuredSerializeOptions)
        }
        to.addEventListener('message', () => (messages -= 1))
      }
    }
  }

  const loading = new Set<Promise<unknown>>()
  Reflect.set(window, Symbol.for(imports), (code: Promise<unknown>) => {
    loading.add(code)
    const loaded = () => void loading.delete(code)
    code.then(loaded, loaded)
  })

  let wake = () => {}
  let root: AnyActorRef | undefined
  const seen = new Map<string, AnyActorRef>()
  const counts = new WeakMap<AnyActorRef, number>()
  /** A chart that came late stands for itself under its name; the others are told by their logic. */
  const namesOf = (actor: AnyActorRef) => [
    actor.id,
    (Reflect.get(actor, 'logic') as { readonly id?: string } | undefined)?.id,
  ]
  const note = (actor: AnyActorRef): void => {
    const { value, children } = actor.getSnapshot() as {
      readonly value?: unknown
      readonly children?: Record<string, AnyActorRef | undefined>
    }
    if (value === undefined) return
    for (const name of namesOf(actor)) if (name !== undefined) seen.set(name, actor)
    for (const child of Object.values(children ?? {})) if (child) note(child)
  }
  const taken = new Set<string>()
  /** As transitionKey names it. */
  const noteTaken = (transition: AnyTransitionDefinition): void => {
    const { source, eventType } = transition
    const branches = eventType ? source.transitions.get(eventType) : source.always
    const key = `${source.id}::${eventType || 'always'}::${branches?.indexOf(transition) ?? -1}`
    if (taken.has(key)) return
    taken.add(key)
    void say({ type: 'taken', transition: key })
  }
  Reflect.set(window, Symbol.for(inspector), (started: AnyActorRef) => {
    root = started
    // The charts wait by the walk's clock, however short.
    Object.assign(Reflect.get(root, 'clock') as object, {
      setTimeout: held.setTimeout,
      clearTimeout: held.clearTimeout,
    })
    note(root)
    root.system.inspect((report) => {
      if (report.type === '@xstate.microstep') report._transitions.forEach(noteTaken)
      if (report.type !== '@xstate.snapshot') return
      const actor = report.actorRef as AnyActorRef
      note(actor)
      counts.set(actor, (counts.get(actor) ?? 0) + 1)
      wake()
    })
  })

  interface Call {
    readonly name: string
    reply?: (reply: Reply) => boolean
  }
  const calls = new Map<number, Call>()
  let asked = 0
  const fetch = window.fetch.bind(window)
  const say = Reflect.get(window, tell) as (told: unknown) => Promise<boolean>
  void say({ type: 'opened' })
  window.fetch = async (input, options) => {
    const request = new Request(input, options)
    asked += 1
    const id = asked
    const { pathname, search } = new URL(request.url)
    const call: Call = { name: `${request.method} ${pathname}${search}` }
    calls.set(id, call)
    try {
      request.signal.throwIfAborted()
      const isJson = request.headers.get('content-type')?.includes('json') === true
      const body = isJson ? await request.clone().text() : null
      const isHeld = await say({
        type: 'asked',
        call: { id, method: request.method, url: request.url, headers: Object.fromEntries(request.headers), body },
      })
      if (isHeld)
        return await new Promise<Response>((give, refuse) => {
          const leave = () => {
            void say({ type: 'left', id })
            refuse(request.signal.reason as Error)
          }
          if (request.signal.aborted) return leave()
          request.signal.addEventListener('abort', leave, { once: true })
          call.reply = (reply) => {
            request.signal.removeEventListener('abort', leave)
            if (reply === null) refuse(new TypeError('Failed to fetch'))
            else if (reply.status === 204) give(new Response(null, { status: 204 }))
            else give(Response.json(reply.json, { status: reply.status }))
            return true
          }
          wake()
        })
      const response = await fetch(request)
      // It is there once all of it is.
      await response.clone().arrayBuffer()
      return response
    } finally {
      calls.delete(id)
      wake()
    }
  }

  const frame = () =>
    new Promise<void>((drawn) => {
      real.requestAnimationFrame(() => void real.setTimeout(drawn, 0))
    })
  const busy = (heldImports: number): readonly string[] => [
    ...[...calls.values()].filter(({ reply }) => !reply).map(({ name }) => name),
    ...(loading.size > heldImports ? [`${loading.size} imports`] : []),
    ...(timers.size > 0 ? [`${timers.size} timers`] : []),
    ...(frames.size > 0 ? [`${frames.size} frames`] : []),
    ...(idles.size > 0 ? [`${idles.size} idle callbacks`] : []),
    ...(messages > 0 ? [`${messages} messages`] : []),
  ]
  /** Two frames in a row with nothing under way: what the first has drawn may ask for more. */
  const still = async (until: number, heldImports: number): Promise<void> => {
    for (let rest = 0; rest < 2 && real.now() < until;) {
      await frame()
      rest = busy(heldImports).length === 0 ? rest + 1 : 0
    }
  }
  const changed = (until: number) =>
    new Promise<void>((go) => {
      const timer = real.setTimeout(() => wake(), Math.max(0, until - real.now()))
      wake = () => {
        wake = () => {}
        real.clearTimeout(timer)
        go()
      }
    })
  /** One text for a value, whatever the order of its parts; actors are their ids, functions are left out. */
  const plain = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value
    if (value instanceof Error) return { error: value.message }
    if ('sessionId' in value && 'id' in value) return { actor: value.id }
    if (Array.isArray(value)) return value.map(plain)
    return Object.fromEntries(
      Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, part]) => [name, plain(part)]),
    )
  }
  const keyOf = (value: unknown) => JSON.stringify(plain(value))

  const api: PageBarrier = {
    async settle({ chart, value, mayBeAbsent, heldImports, beyond, within }) {
      const until = real.now() + within
      for (;;) {
        await still(until, heldImports)
        if (root) note(root)
        const actor = chart === undefined ? undefined : seen.get(chart)
        const { value: now, context } = (actor?.getSnapshot() ?? {}) as Partial<AnyMachineSnapshot>
        const count = actor ? (counts.get(actor) ?? 0) : -1
        const left = busy(heldImports)
        const isReached = actor ? keyOf(now) === keyOf(value) && count > beyond : chart === undefined || mayBeAbsent
        const isThere = left.length === 0 && isReached
        // A page without the shop has nobody to wait for.
        const isAlone = !root && left.length === 0
        if (isThere || isAlone || real.now() >= until)
          return {
            isThere: isThere || isAlone,
            value: plain(now),
            context: plain(context),
            count,
            busy: left,
            held: [...calls].flatMap(([id, { reply }]) => (reply ? [id] : [])),
          }
        if (left.length === 0) await changed(until)
      }
    },
    answer: (id, reply) => {
      const call = calls.get(id)
      const isTaken = call?.reply?.(reply) ?? false
      calls.delete(id)
      return isTaken
    },
  }
  Reflect.set(window, barrier, api)
}
