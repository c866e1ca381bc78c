import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, setup } from 'xstate'

import type { CallOptions, Client } from '#actors/client.ts'
import { provideShareForm } from '#areas/protocols/ports/share-form.ts'
import { browserStorage } from '#actors/storage.ts'
import type { Storage } from '#actors/storage.ts'
import { listClients } from '#areas/clients/contract/clients.ts'
import { CLIENT_LOOKUP_MAX, UNANSWERED_CALL_MS } from '#contract/constants.ts'
import { checkFit, getProtocol, shareProtocol } from '#areas/protocols/contract/protocols.ts'
import { protocolLinesMachine } from '#machines/protocols/protocol-lines.machine.ts'
import type { ShareFormRef } from '#machines/protocols/share/share-form.machine.ts'
import { calm, detail, mara, misfit, noah } from '../models/share-form-steps.ts'

import { Tabs } from '#tests/actors/support/tabs.ts'

interface Asked {
  readonly id: string
  readonly request: { readonly body?: { readonly email: string }; readonly query?: object; readonly params?: object }
  readonly options: CallOptions
}

const ok = (value: unknown) => ({ ok: true, value })
const unreachable = { ok: false, problem: { kind: 'unreachable' } }

let asked: Asked[]
/** The addresses whose next share is carried out, while its answer is lost. */
let lost: string[]
let shops: { stop(): void }[]
/** A lost answer: the share may also be refused. */
let loss: object
let storage: Storage
let actor: ShareFormRef

function answer(id: string, { body, query }: Asked['request']) {
  if (id === getProtocol.id) return ok(detail)
  if (id === listClients.id) return ok(query && 'emails' in query ? [] : [noah])
  if (id === checkFit.id) return ok({ data: [misfit] })
  if (!lost.includes(body?.email ?? '')) return ok({ message: 'Shared', client_id: 31 })
  lost = lost.filter((email) => email !== body?.email)
  return loss
}

const client: Client = {
  call: (async ({ id }: { id: string }, request: Asked['request'], options: CallOptions) => {
    asked.push({ id, request, options })
    await Promise.resolve()
    return answer(id, request)
  }) as Client['call'],
}

/** The form beside the lines, as the builder has them; nothing was done to these. */
function open() {
  const shop = createActor(
    setup({
      actors: { protocolLines: protocolLinesMachine, shareForm: provideShareForm({ client, storage }) },
    }).createMachine({
      invoke: [
        { src: 'protocolLines', systemId: 'protocolLines' },
        { src: 'shareForm', id: 'shareForm' },
      ],
    }),
  ).start()
  shops.push(shop)
  const opened = shop.getSnapshot().children['shareForm'] as ShareFormRef
  opened.send({ type: 'share.begin', protocol: calm, language: 'de' })
  return opened
}

const of = ({ id }: { id: string }) => asked.filter((one) => one.id === id)
const isSent = () => vi.waitFor(() => expect(actor.getSnapshot().matches({ form: 'sent' })).toBe(true))
const keys = (email: string) =>
  of(shareProtocol)
    .filter(({ request }) => request.body?.email === email)
    .map(({ options }) => options.key)

beforeEach(() => {
  storage = browserStorage(new Tabs().open().page)
  asked = []
  lost = []
  loss = unreachable
  shops = []
  actor = open()
})
afterEach(() => {
  vi.useRealTimers()
  shops.forEach((shop) => shop.stop())
})

test('asks for the protocol and for the five clients of last, in the language of the page (share.recent-clients-first, share.shows-earlier-shares)', async () => {
  await vi.waitFor(() => expect(actor.getSnapshot().matches({ detail: 'known', recent: 'asked' })).toBe(true))
  const [recent] = of(listClients)
  expect(of(getProtocol).map(({ request }) => request)).toEqual([{ params: { id: 1 } }])
  expect(recent?.request).toEqual({ query: { limit: 5, order_by: 'recent' } })
  expect(asked.map(({ options }) => options.language)).toEqual(['de', 'de'])
  expect(actor.getSnapshot().context).toMatchObject({ detail, recent: [noah] })
})

test('searches for 100 clients at most (share.client-search-waits)', async () => {
  vi.useFakeTimers()
  try {
    const searching = open()
    searching.send({ type: 'share.search', text: ' mara ' })
    vi.advanceTimersByTime(499)
    expect(of(listClients)).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(of(listClients).at(-1)?.request).toEqual({ query: { limit: 100, keyword: 'mara' } })
    expect(of(listClients).at(-1)?.options.language).toBe('de')
  } finally {
    vi.useRealTimers()
  }
})

test('looks up as many addresses at once as the server takes (share.address-is-looked-up)', async () => {
  const emails = Array.from({ length: CLIENT_LOOKUP_MAX + 2 }, (_, at) => `x${at}@c.de`)
  actor.send({ type: 'share.search', text: emails.join(', ') })
  actor.send({ type: 'share.invite' })
  await vi.waitFor(() => expect(actor.getSnapshot().context.recipients).toHaveLength(emails.length))
  const limit = CLIENT_LOOKUP_MAX
  expect(
    of(listClients)
      .map(({ request }) => request.query)
      .filter((query) => query && 'emails' in query),
  ).toEqual([
    { limit, emails: emails.slice(0, limit) },
    { limit, emails: emails.slice(limit) },
  ])
})

test('asks what does not suit a chosen client (share.fit-check)', async () => {
  actor.send({ type: 'share.choose', client: mara })
  await vi.waitFor(() => expect(actor.getSnapshot().context.misfits).toEqual({ 31: [misfit] }))
  expect(of(checkFit).map(({ request }) => request)).toEqual([{ params: { id: 1, client_id: 31 } }])
})

test('sends each recipient what belongs to them (share.request-fields)', async () => {
  actor.send({ type: 'share.choose', client: mara })
  actor.send({ type: 'share.search', text: 'new@c.de' })
  actor.send({ type: 'share.invite' })
  await vi.waitFor(() => expect(actor.getSnapshot().matches({ form: { editing: { naming: 'open' } } })).toBe(true))
  actor.send({ type: 'name.change', field: 'firstName', value: 'Nia' })
  actor.send({ type: 'name.change', field: 'lastName', value: 'Ray' })
  actor.send({ type: 'name.confirm' })
  actor.send({ type: 'share.note', text: 'With food' })
  actor.send({ type: 'share.submit' })
  await isSent()
  const rest = { id: 1, discount: 10, notes: 'With food' }
  expect(of(shareProtocol).map(({ request }) => request.body)).toEqual([
    { ...rest, email: 'mara@b.de', first_name: 'Mara', last_name: 'Berg', user_id: 31 },
    { ...rest, email: 'new@c.de', first_name: 'Nia', last_name: 'Ray', user_id: null },
  ])
  expect(of(shareProtocol).map(({ options }) => options.language)).toEqual(['de', 'de'])
})

test('a share whose answer was lost keeps its key though another was sent meanwhile, and shared once more it has another (call.idempotency-key-happens-once)', async () => {
  lost = ['mara@b.de']
  actor.send({ type: 'share.choose', client: mara })
  actor.send({ type: 'share.choose', client: noah })
  actor.send({ type: 'share.submit' })
  await vi.waitFor(() =>
    expect(actor.getSnapshot().context.recipients).toMatchObject([{ email: 'mara@b.de', reason: '' }]),
  )
  actor.send({ type: 'share.submit' })
  await isSent()
  const [first, again] = keys('mara@b.de')
  expect(again).toBe(first)
  expect(keys('Noah@b.de')).toEqual([expect.not.stringMatching(first ?? '')])

  actor.send({ type: 'share.another' })
  actor.send({ type: 'share.choose', client: mara })
  actor.send({ type: 'share.submit' })
  await isSent()
  expect(keys('mara@b.de')).toHaveLength(3)
  expect(keys('mara@b.de')[2]).not.toBe(first)
})

test('a share whose answer was lost before a reload is asked again under its key, which says nothing of the client (call.unanswered-survives-a-reload)', async () => {
  lost = ['mara@b.de']
  actor.send({ type: 'share.choose', client: mara })
  actor.send({ type: 'share.submit' })
  await vi.waitFor(() =>
    expect(actor.getSnapshot().context.recipients).toMatchObject([{ email: 'mara@b.de', reason: '' }]),
  )
  shops.forEach((shop) => shop.stop())
  actor = open()
  actor.send({ type: 'share.choose', client: mara })
  actor.send({ type: 'share.submit' })
  await isSent()
  const [first, again] = keys('mara@b.de')
  expect([typeof first, again]).toEqual(['string', first])
})

describe('a share begins anew under another key, though nothing else has changed', () => {
  async function sharedAgain(meanwhile: () => void) {
    lost = ['mara@b.de']
    actor.send({ type: 'share.choose', client: mara })
    actor.send({ type: 'share.submit' })
    await vi.waitFor(() => expect(actor.getSnapshot().context.recipients).toMatchObject([{ reason: 'No' }]))
    meanwhile()
    actor.send({ type: 'share.submit' })
    await isSent()
    return keys('mara@b.de')
  }

  test.each([401, 403, 409])('after it was refused with %s (call.refusal-ends-it)', async (status) => {
    loss = { ok: false, problem: { kind: 'refused', status, message: 'No' } }
    const [first, again] = await sharedAgain(() => {})
    expect(again).not.toBe(first)
  })

  test('a day after its answer was lost (call.unanswered-ends-after-a-day)', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    loss = { ok: false, problem: { kind: 'refused', status: 503, message: 'No' } }
    const [first, again] = await sharedAgain(() => vi.setSystemTime(Date.now() + UNANSWERED_CALL_MS + 1))
    expect(again).not.toBe(first)
  })
})
