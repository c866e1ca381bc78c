import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'

import type { CarryOut } from '#actors/client.ts'
import { provideProtocolLines } from '#areas/protocols/ports/protocol-lines.ts'
import { browserStorage } from '#actors/storage.ts'
import { languageIdOf } from '#contract/languages.ts'
import {
  addProtocolProduct,
  getProtocol,
  removeProtocolProduct,
  updateProtocolProduct,
  type Protocol,
  type ProtocolProduct,
} from '#areas/protocols/contract/protocols.ts'
import { lineIn, shownProtocol } from '#machines/protocols/lines.ts'
import type { LineEvent } from '#machines/protocols/protocol-lines.events.ts'
import { line, protocol, writtenLine } from '../models/protocol-samples.ts'

import { Tabs } from '#tests/actors/support/tabs.ts'

const unreachable = { ok: false, problem: { kind: 'unreachable' } } as const
const refused = (status: number) => ({ ok: false, problem: { kind: 'refused', status, message: 'No' } }) as const

/** Outcome of the next change: `lost` is carried out, and its answer never comes. */
type Fate = 'lost' | 'unreachable'

interface Asked {
  params: { id: number }
  body?: { product_variant_id: number; quantity?: number; notes?: string; position?: number }
  query?: { product_variant_id: number }
}

let calls: unknown[]
let lines: readonly ProtocolProduct[]
let fates: Fate[]
/** The keys of additions that were carried out. */
let done: Set<string>
let tabs: Tabs
let session: Map<string, string>
let isReached: boolean
let open: { stop(): void }[]

beforeEach(() => {
  calls = []
  lines = [line(1), line(2, { item_count: 3, notes: 'With food' })]
  fates = []
  done = new Set()
  tabs = new Tabs()
  session = new Map()
  isReached = true
  open = []
})

afterEach(() => open.forEach((actor) => actor.stop()))

const known = (): Protocol => protocol(1, 'Calm', [...lines])
const put = (next: ProtocolProduct) => {
  lines = lines.map((one) => (one.product_id === next.product_id ? next : one))
}

function carryOut(call: string, { body, query }: Asked, key: string) {
  const variantId = body?.product_variant_id ?? query?.product_variant_id ?? 0
  const found = lineIn({ products: [...lines] }, variantId)
  if (call === addProtocolProduct.id && !done.has(key)) {
    done.add(key)
    if (found) put({ ...found, item_count: found.item_count + 1 })
    else lines = lines.toSpliced((body?.position ?? 1) - 1, 0, line(variantId, { notes: body?.notes ?? '' }))
  }
  if (call !== addProtocolProduct.id && !found) return refused(404)
  if (call === updateProtocolProduct.id && found)
    put({ ...found, item_count: body?.quantity ?? found.item_count, notes: body?.notes ?? found.notes })
  if (call === removeProtocolProduct.id) {
    lines = lines.filter((one) => one !== found)
    return { ok: true, value: { message: 'Done' } }
  }
  return { ok: true, value: writtenLine(1, lineIn({ products: [...lines] }, variantId) ?? line(variantId)) }
}

const client: { call: CarryOut } = {
  call: (async (
    { id }: { id: string },
    asked: Asked,
    { key = '', language }: { key?: string; language?: string } = {},
  ) => {
    await Promise.resolve()
    if (id === getProtocol.id) {
      calls.push([id, asked, language])
      if (!isReached) return refused(503)
      return { ok: true, value: { ...known(), shares: [], commission_rate: 20 } }
    }
    calls.push([id, asked, language, key === '' ? 'no key' : 'key'])
    const fate = fates.shift()
    if (!isReached) return refused(503)
    if (fate === 'unreachable') return unreachable
    const answer = carryOut(id, asked, key)
    return fate === 'lost' ? unreachable : answer
  }) as CarryOut,
}

function openTab() {
  const { page } = tabs.open(session)
  const actor = createActor(provideProtocolLines({ page, client, storage: browserStorage(page) }))
  const notices: string[] = []
  actor.on('notice.raised', ({ text }) => notices.push(text))
  open.push(actor)
  actor.start()
  actor.send({ type: 'session.signedIn', userId: 7, userTypeId: 3 })
  actor.send({ type: 'language.shown', language: 'de' })
  return { actor, notices }
}

type Tab = ReturnType<typeof openTab>

const shown = ({ actor }: Tab) => shownProtocol(actor.getSnapshot().context)
const isAt = (tab: Tab, syncing: 'fresh' | 'waiting' | 'pausing' | 'failed') =>
  vi.waitFor(() => expect(tab.actor.getSnapshot().matches({ signedIn: { here: { syncing } } })).toBe(true))

async function openCalm() {
  const tab = openTab()
  tab.actor.send({ type: 'protocol.opened', protocol: known() })
  await isAt(tab, 'fresh')
  calls = []
  return tab
}

test('a protocol that is opened is asked for in the language of the page, and kept without its shares', async () => {
  const tab = openTab()
  tab.actor.send({ type: 'protocol.opened', protocol: { ...known(), products: [] } })
  await isAt(tab, 'fresh')
  expect(calls).toEqual([[getProtocol.id, { params: { id: 1 } }, 'de']])
  expect(tab.actor.getSnapshot().context.kept).toEqual(known())
})

test('nothing is asked for where no protocol is open', async () => {
  const tab = openTab()
  await isAt(tab, 'fresh')
  expect([calls, shown(tab)]).toEqual([[], null])
})

test('adding names the variant, and the language by its number on the server (lines.add-call)', async () => {
  const tab = await openCalm()
  tab.actor.send({ type: 'line.add', line: line(3) })
  await isAt(tab, 'fresh')
  const body = {
    product_id: 30,
    product_variant_id: 3,
    language_id: languageIdOf('de'),
    name: 'Product 3',
    quantity: 1,
    notes: '',
  }
  expect(calls).toEqual([[addProtocolProduct.id, { params: { id: 1 }, body }, 'de', 'key']])
  expect(shown(tab)).toEqual(known())
  expect(tab.notices).toEqual(['builder:notice.added'])
})

test('a change of a line sends quantity, note and variant, and names what was changed (lines.update-call)', async () => {
  const tab = await openCalm()
  tab.actor.send({ type: 'line.setNote', variantId: 2, notes: '' })
  await isAt(tab, 'fresh')
  tab.actor.send({ type: 'line.raise', variantId: 2 })
  await isAt(tab, 'fresh')
  const of = (quantity: number, notes: string, ...changed: string[]) => [
    updateProtocolProduct.id,
    { params: { id: 1 }, body: { product_variant_id: 2, quantity, notes, changed } },
    'de',
    'no key',
  ]
  expect(calls).toEqual([of(3, '', 'notes'), of(4, '', 'quantity')])
  expect(lineIn(shown(tab), 2)).toEqual(line(2, { item_count: 4 }))
})

test('a quantity that is set back carries the note, and changes that became one name both (lines.update-call)', async () => {
  const tab = await openCalm()
  const undone: LineEvent[] = []
  tab.actor.on('notice.raised', ({ undo }) => undo && undone.push(undo.event))
  tab.actor.send({ type: 'line.setQuantity', variantId: 2, quantity: 7 })
  await isAt(tab, 'fresh')
  calls = []
  tab.actor.send(undone[0] as LineEvent)
  tab.actor.send({ type: 'line.raise', variantId: 1 })
  tab.actor.send({ type: 'line.setNote', variantId: 1, notes: 'At night' })
  await isAt(tab, 'fresh')
  expect(calls.map((call) => (call as [string, Asked])[1].body)).toEqual([
    { product_variant_id: 2, quantity: 3, notes: 'With food', changed: ['quantity'] },
    { product_variant_id: 1, quantity: 2, notes: 'At night', changed: ['quantity', 'notes'] },
  ])
})

test('what is removed is named in query and body, and comes back to its place (lines.delete-call)', async () => {
  const tab = await openCalm()
  tab.actor.send({ type: 'line.remove', variantId: 2 })
  tab.actor.send({ type: 'line.restore', protocolId: 1, line: line(2, { notes: 'With food' }), position: 2 })
  await isAt(tab, 'fresh')
  const ids = { product_variant_id: 2 }
  expect(calls).toEqual([
    [removeProtocolProduct.id, { params: { id: 1 }, query: ids, body: ids }, 'de', 'no key'],
    [
      addProtocolProduct.id,
      expect.objectContaining({ body: expect.objectContaining({ ...ids, position: 2, notes: 'With food' }) }),
      'de',
      'key',
    ],
  ])
  expect(lines.map(({ product_id }) => product_id)).toEqual([10, 20])
  expect(shown(tab)).toEqual(known())
})

test('a line that is gone already is removed as it was wanted', async () => {
  const tab = await openCalm()
  lines = [line(1)]
  tab.actor.send({ type: 'line.remove', variantId: 2 })
  await isAt(tab, 'fresh')
  expect([shown(tab), tab.notices]).toEqual([known(), ['builder:notice.removed']])
})

test.each(['lost', 'unreachable'] as const)(
  'a line is added once, though the answer is %s, the protocol is closed and the page reloaded (lines.changes-wait-offline)',
  async (fate) => {
    const before = await openCalm()
    fates = [fate]
    before.actor.send({ type: 'line.add', line: line(2) })
    expect(lineIn(shown(before), 2)?.item_count).toBe(4)
    await isAt(before, 'waiting')
    before.actor.send({ type: 'protocol.closed' })
    before.actor.stop()
    const after = openTab()
    await isAt(after, 'fresh')
    expect(lineIn({ products: [...lines] }, 2)?.item_count).toBe(4)
    expect([...tabs.stored.keys()].filter((name) => name.includes('queue'))).toEqual([])
  },
)

test('what is stored in another shape is let go of', async () => {
  const before = await openCalm()
  fates = ['unreachable']
  before.actor.send({ type: 'line.raise', variantId: 2 })
  await isAt(before, 'waiting')
  before.actor.stop()
  for (const [name, text] of tabs.stored) tabs.stored.set(name, text.replaceAll('"set"', '"grow"'))
  const after = openTab()
  await isAt(after, 'fresh')
  expect(lines).toEqual([line(1), line(2, { item_count: 3, notes: 'With food' })])
})

describe('after a reload while the shop fails (kept-list.known-survives-a-reload)', () => {
  const recalled = (name = 'Calm'): Protocol => protocol(1, name, [])

  /** The tab is reloaded: the page goes without a word, and its lock with it. */
  function reload(opened: Protocol) {
    isReached = false
    const tab = openTab()
    tab.actor.send({ type: 'protocol.opened', protocol: opened })
    return tab
  }

  test('the lines of the open protocol are there, under the name that it has now', async () => {
    await openCalm()
    const tab = reload(recalled('Calmer'))
    await isAt(tab, 'failed')
    expect(shown(tab)).toEqual(protocol(1, 'Calmer', [...lines]))
  })

  test('what waits stands on top of the other lines', async () => {
    const before = await openCalm()
    isReached = false
    before.actor.send({ type: 'line.raise', variantId: 2 })
    await isAt(before, 'pausing')
    const stored = new Map(session)
    before.actor.stop()
    for (const [name, text] of stored) session.set(name, text)
    const tab = reload(recalled())
    await isAt(tab, 'pausing')
    expect(shown(tab)?.products).toEqual([line(1), line(2, { item_count: 4, notes: 'With food' })])
  })

  test('lines of another protocol are not shown, and no protocol is opened by what is stored', async () => {
    await openCalm()
    const other = reload(protocol(2, 'Sleep', []))
    await isAt(other, 'failed')
    expect(shown(other)?.products).toEqual([])
    const none = openTab()
    await isAt(none, 'fresh')
    expect(shown(none)).toBe(null)
  })
})
