import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, createMachine, fromTransition } from 'xstate'
import type { ActorRefFrom, AnyActorLogic } from 'xstate'

import type { CallOptions, Client } from '#actors/client.ts'
import { provideCommissionDownload } from '#areas/commission/late/provide/commission-download.ts'
import { provideCommission } from '#areas/commission/late/provide/commission.ts'
import { providePayout } from '#areas/commission/late/provide/payout.ts'
import { provideStatement } from '#areas/commission/late/provide/statement.ts'
import type { LatePorts } from '#actors/late-ports.ts'
import { browserStorage } from '#actors/storage.ts'
import { createPayout, listAllPayouts, listPayable } from '#areas/commission/contract/admin-commission.ts'
import { listClients } from '#areas/clients/contract/clients.ts'
import { downloadCommission, getCommission, getPayout, listPayouts } from '#areas/commission/contract/commission.ts'
import { listProtocols } from '#areas/protocols/contract/protocols.ts'
import type { Place } from '#machines/pages/place.ts'
import { adminPayout, payable, payout, report } from '../models/commission-samples.ts'

import { Tabs } from '#tests/actors/support/tabs.ts'

const unreachable = { ok: false, problem: { kind: 'unreachable' } } as const
const ok = (value: unknown) => ({ ok: true, value }) as const
const listOf = <Row>(...data: Row[]) => ({
  data,
  current_page: 1,
  limit: 20,
  total_pages: 1,
  total_results: data.length,
})

interface Asked {
  readonly id: string
  readonly request: unknown
  readonly language: string | undefined
  readonly key: string | undefined
}

let asked: Asked[]
let answers: Record<string, unknown>
let kept: Map<string, string>
let browser: Tabs
let saved: { name: string; blob: Blob | undefined }[]
let printed: number
let shops: { stop(): void }[]

beforeEach(() => {
  asked = []
  answers = {
    [getCommission.id]: ok(report),
    [listPayouts.id]: ok(listOf(payout(9))),
    [listClients.id]: ok([{ id: 3, first_name: 'Zoë', last_name: 'Linden', email: 'zoe@mail.example', notes: 'x' }]),
    [listProtocols.id]: ok(listOf({ protocol_id: 5, name: 'Calm evenings', description: 'x' })),
    [downloadCommission.id]: ok('Order;Commission\r\n'),
    [getPayout.id]: ok(payout(9)),
    [listPayable.id]: ok(listOf(payable(3))),
    [listAllPayouts.id]: ok({ ...listOf(adminPayout(8, payable(4))), current_page: 2, total_pages: 3 }),
    [createPayout.id]: ok(adminPayout(9, payable(3))),
  }
  browser = new Tabs()
  kept = browser.stored
  saved = []
  printed = 0
  shops = []
})
afterEach(() => shops.forEach((shop) => shop.stop()))

const client: Client = {
  call: (({ id }: { id: string }, request: unknown, { language, key }: CallOptions) => {
    asked.push({ id, request, language, key })
    return Promise.resolve(answers[id])
  }) as Client['call'],
}

const placeOf = (path: string, query: Place['query'] = {}): Place => ({ language: 'de', path, query })

/** Stands in for the gate, and lets everybody in. */
const gateAt = (place: Place) => createMachine({ context: { place }, initial: 'allowed', states: { allowed: {} } })

function open<Logic extends AnyActorLogic>(
  provide: (ports: Pick<LatePorts, 'client' | 'page' | 'storage'>) => Logic,
  place: Place,
) {
  const { page } = browser.open()
  let blob: Blob | undefined
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (made: Blob) => ((blob = made), 'blob:file'), revokeObjectURL: () => {} }),
  )
  const link = { click: () => saved.push({ name: link.download, blob }), download: '', href: '' }
  Object.assign(page, { setTimeout: vi.fn(), clearTimeout: vi.fn(), print: () => (printed += 1) })
  Object.assign(page.document, { createElement: () => link })
  const session = fromTransition((state) => state, { user: { user_id: 7 } })
  const shop = createActor(
    createMachine({
      invoke: [
        { src: session, systemId: 'session' },
        { src: gateAt(place), id: 'gate', systemId: 'gate' },
        { src: provide({ client, page, storage: browserStorage(page) }), id: 'chart' },
      ],
    }),
  ).start()
  shops.push(shop)
  return (shop.getSnapshot().children as Record<string, unknown>)['chart'] as ActorRefFrom<Logic>
}

const isAt = (chart: { getSnapshot(): { readonly value: unknown } }, state: string) =>
  vi.waitFor(() => expect(JSON.stringify(chart.getSnapshot().value)).toContain(state))
const reload = () => shops.splice(0).forEach((shop) => shop.stop())

const REPORT = '/account/practitioner/commission'
const PAYOUTS = '/account/admin/commission'

test.each([
  [{}, { page: 1, limit: 20 }],
  [
    { from: '2026-01-01', to: '2026-03-31', client: '3', protocol: '5', state: 'approved', page: '2' },
    {
      page: 2,
      limit: 20,
      from: '2026-01-01',
      to: '2026-03-31',
      client_id: 3,
      protocol_id: 5,
      state: 'approved',
    },
  ],
])('the report of %o is asked for with payouts and clients (commission.from-and-to)', async (query, wanted) => {
  const chart = open(provideCommission, placeOf(REPORT, query))
  chart.send({ type: 'data.wanted', key: JSON.stringify({ language: 'de', query }), at: 1 })
  await isAt(chart, 'fresh')
  expect(asked).toEqual([
    { id: getCommission.id, request: { query: wanted }, language: 'de' },
    { id: listPayouts.id, request: { query: { limit: 100 } }, language: 'de' },
    { id: listClients.id, request: { query: { order_by: 'name', limit: 100 } }, language: 'de' },
    { id: listProtocols.id, request: { query: { limit: 100 } }, language: 'de' },
  ])
  expect(chart.getSnapshot().context.data).toEqual({
    report,
    payouts: [payout(9)],
    clients: [{ id: 3, first_name: 'Zoë', last_name: 'Linden' }],
    protocols: [{ protocol_id: 5, name: 'Calm evenings' }],
  })
})

test.each([getCommission.id, listPayouts.id, listClients.id, listProtocols.id])(
  'without %s there is no report',
  async (id) => {
    answers[id] = unreachable
    const chart = open(provideCommission, placeOf(REPORT))
    chart.send({ type: 'data.wanted', key: JSON.stringify({ language: 'de', query: {} }), at: 1 })
    await isAt(chart, 'failed')
    expect(chart.getSnapshot().context.problem).toEqual(unreachable.problem)
  },
)

test('the file has the mark that spreadsheets know its encoding by (commission.csv-download)', async () => {
  const chart = open(provideCommissionDownload, placeOf(REPORT))
  chart.send({
    type: 'file.want',
    intent: { language: 'de', from: '2026-01-01', to: null, client: 3, protocol: null, state: 'paid' },
  })
  await isAt(chart, 'saved')
  expect(asked).toEqual([
    {
      id: downloadCommission.id,
      request: { query: { from: '2026-01-01', client_id: 3, state: 'paid' } },
      language: 'de',
    },
  ])
  expect(saved.map(({ name }) => name)).toEqual(['verbena-commission.csv'])
  const bytes = new Uint8Array((await saved[0]?.blob?.arrayBuffer()) ?? new ArrayBuffer())
  expect(bytes.slice(0, 4)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf, 'O'.charCodeAt(0)))
})

test('no file is saved of a refusal', async () => {
  answers[downloadCommission.id] = unreachable
  const chart = open(provideCommissionDownload, placeOf(REPORT))
  chart.send({
    type: 'file.want',
    intent: { language: 'de', from: null, to: null, client: null, protocol: null, state: null },
  })
  await isAt(chart, 'failed')
  expect(saved).toEqual([])
})

test('a statement is asked for by its number, and printed by the browser (commission.statement-for-each-payout)', async () => {
  const place = placeOf(`${REPORT}/payouts/9`)
  const chart = open(provideStatement, place)
  chart.send({ type: 'list.entered', place })
  await isAt(chart, 'shown')
  expect(asked).toEqual([{ id: getPayout.id, request: { params: { id: 9 } }, language: 'de' }])
  chart.send({ type: 'statement.print' })
  expect(printed).toBe(1)
})

test('a payout is made once under a key that is stored, also after a reload (admin.marks-commission-paid)', async () => {
  const place = placeOf(PAYOUTS, { practitioner: '3', currency: 'EUR', page: '2' })
  answers[createPayout.id] = unreachable
  const chart = open(providePayout, place)
  chart.send({ type: 'list.entered', place })
  await isAt(chart, 'filling')
  expect(asked).toEqual([
    { id: listPayable.id, request: { query: { limit: 100 } }, language: 'de' },
    { id: listAllPayouts.id, request: { query: { page: 2, limit: 20 } }, language: 'de' },
  ])
  const form = (chart.getSnapshot().children as Record<string, ActorRefFrom<AnyActorLogic>>)['payoutForm']
  form?.send({ type: 'field.change', field: 'note', value: ' Reference 4711 ' })
  form?.send({ type: 'field.change', field: 'paid_on', value: '2026-11-25' })
  form?.send({ type: 'form.submit', language: 'de' })
  await isAt(chart, 'confirming')
  chart.send({ type: 'payout.confirm' })
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  const sent = asked[2]
  expect(sent).toMatchObject({
    id: createPayout.id,
    request: {
      body: { practitioner_id: 3, currency: 'EUR', paid_on: '2026-11-25', note: 'Reference 4711', total: 84.3 },
    },
  })
  expect([...kept.values()].join()).toContain(sent?.key)

  reload()
  answers[createPayout.id] = ok(adminPayout(9, payable(3)))
  const reloaded = open(providePayout, place)
  await isAt(reloaded, 'paid')
  expect(asked[3]).toEqual(sent)
  expect([reloaded.getSnapshot().context.payout?.payout_id, kept.size]).toEqual([9, 0])
})
