import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'

import { CHANNEL, WAKE_KEY, type ChannelMessage, type TabMessage } from '#statecharts/channel/messages.ts'
import { ANSWER_MS, ASK_AGAIN_MS, LONGEST_PAUSE_MS, SILENCE_MS, Tab } from '#statecharts/recorder/tab.ts'

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
})

/** A page as far as a tab needs it, whose time and frames the test gives. */
function createPage() {
  const kept = new Map([[WAKE_KEY, 'open']])
  const listeners = new Map<string, () => void>()
  const timers = new Map<number, { readonly act: () => void; readonly after: number }>()
  let id = 0
  const set = (act: () => void, after = 0) => {
    id += 1
    timers.set(id, { act, after })
    return id
  }
  const clear = (timer: number) => void timers.delete(timer)
  const page = {
    document: { title: 'Lamps', hidden: false },
    location: { pathname: '/en', search: '' },
    performance: { now: () => 0 },
    localStorage: { getItem: (key: string) => kept.get(key) ?? null },
    addEventListener: (type: string, act: () => void) => void listeners.set(type, act),
    setTimeout: set,
    clearTimeout: clear,
    requestAnimationFrame: set,
    cancelAnimationFrame: clear,
  }
  return {
    page: page as unknown as Window,
    closeInspectors: () => kept.clear(),
    pauses: () => [...timers.values()].map(({ after }) => after),
    leave: () => listeners.get('pagehide')?.(),
    pass: (after: number) => {
      for (const [timer, one] of timers) if (one.after === after && timers.delete(timer)) one.act()
    },
  }
}

let inspector: BroadcastChannel
let heard: TabMessage[]

beforeEach(() => {
  heard = []
  inspector = new BroadcastChannel(CHANNEL)
  inspector.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => heard.push(data))
})
afterEach(() => inspector.close())

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is of one origin
const say = (message: ChannelMessage) => inspector.postMessage(message)
const kinds = () => heard.map(({ kind }) => kind)
const until = async (kind: TabMessage['kind']) => await vi.waitFor(() => expect(kinds()).toContain(kind))

function openTab() {
  const actor = createActor(lamp).start()
  let observers = 0
  const inspect = actor.system.inspect.bind(actor.system)
  actor.system.inspect = (observer) => {
    observers += 1
    const observation = inspect(observer)
    return {
      unsubscribe() {
        observers -= 1
        observation.unsubscribe()
      },
    }
  }
  const { page, ...given } = createPage()
  const tab = new Tab(page, actor, 'build')
  return { tab, actor, ...given, observers: () => observers }
}

describe('a tab of the shop', () => {
  it('asks once whether an inspector is there, observes nothing, and goes back to sleep (statecharts.inspector-costs-nothing-closed)', async () => {
    const { tab, pass, observers } = openTab()
    tab.wake()
    await until('awake')
    pass(ANSWER_MS)
    say({ kind: 'attach', inspector: 'a' })
    tab.wake()
    await vi.waitFor(() => expect(kinds()).toEqual(['awake', 'awake']))
    expect(observers()).toBe(0)
    pass(ANSWER_MS)
  })

  it('asks an inspector that does not answer again after pauses that grow, until it answers', async () => {
    const { tab, pass, pauses, leave } = openTab()
    tab.wake()
    const waited: number[] = []
    for (let pause = ASK_AGAIN_MS; pause <= LONGEST_PAUSE_MS; pause *= 2) {
      pass(ANSWER_MS)
      waited.push(...pauses())
      pass(pause)
    }
    expect(waited).toEqual([4000, 8000, 16_000, 32_000, 64_000])
    pass(ANSWER_MS)
    expect(pauses()).toEqual([LONGEST_PAUSE_MS])
    pass(LONGEST_PAUSE_MS)
    say({ kind: 'attach', inspector: 'a' })
    await until('records')
    expect(kinds().filter((kind) => kind === 'awake')).toHaveLength(7)
    expect(pauses()).toContain(SILENCE_MS)
    leave()
  })

  it('asks no inspector that has closed (statecharts.inspector-costs-nothing-closed)', async () => {
    const { tab, pass, pauses, closeInspectors } = openTab()
    tab.wake()
    pass(ANSWER_MS)
    closeInspectors()
    pass(ASK_AGAIN_MS)
    expect(pauses()).toEqual([])
    await until('awake')
    expect(kinds()).toEqual(['awake'])
  })

  it('asks an inspector that it has not heard of for long before it ends the recording, and never says that it has left', async () => {
    const { tab, pass, observers, pauses } = openTab()
    tab.wake()
    say({ kind: 'attach', inspector: 'a' })
    await until('records')
    pass(SILENCE_MS)
    await vi.waitFor(() => expect(kinds().filter((kind) => kind === 'awake')).toHaveLength(2))
    expect(observers()).toBe(1)
    say({ kind: 'attach', inspector: 'a' })
    await vi.waitFor(() => expect(kinds().filter((kind) => kind === 'here')).toHaveLength(2))
    pass(SILENCE_MS)
    await vi.waitFor(() => expect(kinds().filter((kind) => kind === 'awake')).toHaveLength(3))
    pass(ANSWER_MS)
    expect([observers(), pauses()]).toEqual([0, [ASK_AGAIN_MS]])
    expect(kinds()).not.toContain('left')
  })

  it('says who it is and what has run, then what happens', async () => {
    const { tab, actor, pass, observers, leave } = openTab()
    tab.wake()
    say({ kind: 'attach', inspector: 'a' })
    await until('records')
    expect(heard.slice(1)).toMatchObject([
      { kind: 'here', build: 'build', title: 'Lamps', path: '/en' },
      { kind: 'records', records: [{ kind: 'actor', chart: 'lamp' }] },
    ])
    expect(observers()).toBe(1)
    actor.send({ type: 'press' })
    pass(0)
    await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ records: [{ kind: 'event' }, { kind: 'step' }] }))
    leave()
  })

  it('tells a second inspector all, and ends with the last', async () => {
    const { tab, observers } = openTab()
    tab.wake()
    say({ kind: 'attach', inspector: 'a' })
    say({ kind: 'attach', inspector: 'a' })
    say({ kind: 'attach', inspector: 'b' })
    await vi.waitFor(() => expect(kinds()).toEqual(['awake', 'here', 'records', 'here', 'here', 'records']))
    say({ kind: 'detach', inspector: 'a' })
    say({ kind: 'detach', inspector: 'b' })
    await until('left')
    expect(observers()).toBe(0)
  })

  it('holds nothing open once its page is left (statecharts.inspector-costs-nothing-closed)', async () => {
    const { tab, observers, leave } = openTab()
    tab.wake()
    say({ kind: 'attach' })
    await until('here')
    leave()
    await until('left')
    expect(observers()).toBe(0)
  })

  it('answers what its actors would take, and sends by hand', async () => {
    const { tab, actor, leave } = openTab()
    tab.wake()
    say({ kind: 'attach' })
    await until('here')
    const name = (heard.find(({ kind }) => kind === 'here') as { tab: string }).tab
    const { sessionId } = actor
    say({ kind: 'ask', tab: name, actor: sessionId, ask: 1, events: [{ type: 'press' }, { type: 'pull' }] })
    await until('can')
    expect(heard.at(-1)).toMatchObject({ ask: 1, answer: [{ kind: 'takes' }, { kind: 'ignores' }] })
    say({ kind: 'send', tab: name, actor: sessionId, event: { type: 'press' } })
    say({ kind: 'send', tab: name, actor: 'nobody', event: { type: 'press' } })
    await until('notSent')
    expect(actor.getSnapshot().value).toBe('on')
    leave()
  })
})
