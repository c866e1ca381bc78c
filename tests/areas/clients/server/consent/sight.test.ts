import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { type CallDefinition, fillPath, USER_TYPES } from '#contract/call.ts'
import { type CallId, calls } from '#server/http/calls.ts'

import { type Person, practice } from '../support/practice.ts'
import { buy } from '#tests/areas/orders/server/support/checkout.ts'
import { describeOnEachEngine, type Engine } from '#tests/server/support/database.ts'

/**
 * Four practitioners with a client, an order of theirs and a protocol shared with them: one who was never approved, one whose
 * approval was refused later, one whom the client has not answered, and one who is linked.
 */
const COLUMNS = ['type 3', 'refused after approval', 'asked, not answered', 'linked'] as const
type Column = (typeof COLUMNS)[number]

/** `told`: something of the client's account or order. `untold`: an answer without. Else the status of the refusal. */
type Answer = 'told' | 'untold' | number
type Row = readonly [typeThree: Answer, refusedAfter: Answer, asked: Answer, linked: Answer]

/** Calls by which practitioners learn of clients, or do something for them (clients.approval-gives-clients, clients.linked-by-their-own-yes). */
const SIGHT: { readonly [Id in CallId]?: Row } = {
  listClients: ['untold', 'untold', 'untold', 'told'],
  getClient: [404, 404, 404, 'told'],
  updateClient: [403, 403, 404, 'told'],
  fillClientsCart: [403, 403, 404, 'untold'],
  inviteClient: [403, 403, 409, 409],
  importClients: [403, 403, 'untold', 'untold'],
  listImportedClients: ['untold', 'untold', 'untold', 'untold'],
  inviteImportedClients: [403, 403, 'untold', 'untold'],
  stopImportedInvitations: ['untold', 'untold', 'untold', 'untold'],
  deleteImportedClients: ['untold', 'untold', 'untold', 'untold'],
  deleteImportedClient: [404, 404, 404, 404],
  shareProtocol: [403, 403, 'untold', 'untold'],
  checkFit: [403, 403, 404, 'untold'],
  readShareMail: [404, 404, 404, 'told'],
  getProtocol: ['untold', 'untold', 'untold', 'told'],
  listClientOrders: ['untold', 'untold', 'untold', 'told'],
  getClientOrder: [404, 404, 404, 'told'],
  getCommission: ['untold', 'untold', 'untold', 'told'],
  downloadCommission: ['untold', 'untold', 'untold', 'told'],
  listPayouts: ['untold', 'untold', 'untold', 'untold'],
  getPayout: [404, 404, 404, 404],
  getStatement: [404, 404, 404, 404],
  getYearStatement: [404, 404, 404, 404],
}

/** Calls about the practitioner's own things, in which no client stands. */
const OWN = /Bank|Intake|Store|Service|Package|Approach|Folder|Protocol|Protocols|suggestNotes|getPractitionerProfile/

const { CertifiedPractitioner, Practitioner } = USER_TYPES
const forPractitioners = (Object.keys(calls) as CallId[]).filter((id) => {
  const { access }: CallDefinition = calls[id]
  if (!('types' in access) || access.types === undefined) return false
  return [CertifiedPractitioner, Practitioner].some((type) => access.types?.includes(type))
})

it('the table has every call of practitioners that is not about their own things alone', () => {
  expect(forPractitioners.filter((id) => SIGHT[id] === undefined && !OWN.test(id))).toEqual([])
  expect(Object.keys(SIGHT).filter((id) => !forPractitioners.includes(id as CallId))).toEqual([])
})

/** One of the four, with ways to ask. Of the client's account only the number and the name are looked for: the email was typed. */
async function column(engine: Engine, which: Column) {
  const { shop, db, practitioner, link, asking, answer } = await practice(engine)
  const mine = await practitioner()
  const client = await shop.person()
  await db.updateTable('account').set({ first_name: 'Canary' }).where('user_id', '=', client.userId).execute()
  const protocolId = await mine.protocol(['mg-60'])
  const typed = { email: client.email, first_name: 'Typed', last_name: 'Name' }
  await mine.ask('POST', '/clients', { ...typed, discount_rate: 10 })
  if (which === 'type 3') await link(client, mine, 10)
  else if (which !== 'asked, not answered') await answer(client, (await asking(client))[0]?.id ?? 0, 'yes')
  await mine.share(protocolId, { email: client.email })
  const order = (await buy(shop, client, 'mg-60')).body
  const rest = which === 'type 3' ? 'pending' : 'refused'
  if (which !== 'linked' && which !== 'asked, not answered') {
    await db.updateTable('account').set({ user_type_id: Practitioner }).where('user_id', '=', mine.userId).execute()
    await db.updateTable('practitioner').set({ certificate_status: rest }).where('user_id', '=', mine.userId).execute()
  }
  const bodies: Partial<Record<CallId, object>> = {
    inviteClient: { ...typed, discount_rate: 0 },
    updateClient: { discount_rate: 5 },
    fillClientsCart: { protocol_id: protocolId, message: '', mail: true },
    importClients: { clients: [typed] },
    inviteImportedClients: {},
    shareProtocol: { id: protocolId, ...typed, user_id: null, discount: 5, notes: '' },
  }
  const params = (id: CallId) => ({
    id: id.endsWith('ClientOrder') ? order.order_id : /Protocol|Fit|Mail/.test(id) ? protocolId : client.userId,
    client_id: client.userId,
  })
  const ask = async (id: CallId): Promise<Answer> => {
    const call: CallDefinition = calls[id]
    const body = bodies[id]
    const response = await shop.app.request(`/api${fillPath(call.path, params(id))}?language_code=en`, {
      method: call.method,
      headers: {
        Authorization: `Bearer ${mine.token}`,
        'Content-Type': 'application/json',
        ...(call.idempotent === 'required' && { 'Idempotency-Key': randomUUID() }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (response.status !== 200) return response.status
    return tells(await response.text(), client) ? 'told' : 'untold'
  }
  return { ask }
}

const tells = (text: string, { userId }: Person) =>
  text.includes('Canary') || text.includes(`"client":{"id":${userId},`)

describeOnEachEngine('what a practitioner is told of a client', (engine) => {
  describe.each(COLUMNS)('%s', (which) => {
    it('is what the table says, call by call', async () => {
      const at = COLUMNS.indexOf(which)
      const { ask } = await column(engine, which)
      const told: [string, Answer][] = []
      // Those that read come first: what the others change is not theirs to see.
      const ids = (Object.keys(SIGHT) as CallId[]).toSorted(
        (a, b) => Number(calls[a].method !== 'GET') - Number(calls[b].method !== 'GET'),
      )
      for (const id of ids) told.push([id, await ask(id)])
      expect(told).toEqual(ids.map((id) => [id, SIGHT[id]?.[at]]))
    })
  })
})
