import { expect, it } from 'vitest'

import { DESCRIPTION_MAX, NAME_MAX } from '#contract/constants.ts'
import { PROTOCOLS_MAX } from '#areas/protocols/server/own.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { inWords, messages, practice, type Practitioner } from './support/practice.ts'

const DAY = 24 * 60 * 60_000

/** Protocols of a practitioner, written past the calls. */
const rows = ({ who }: Practitioner, count: number, more: (i: number) => object = () => ({})) =>
  Array.from({ length: count }, (_, i) => ({ user_id: who.userId, name: `Protocol ${i}`, ...more(i) }))

describeOnEachEngine('protocols', (engine) => {
  it('are made, and their name and description changed, nothing else (builder.update-changes-two-fields)', async () => {
    const { mine } = await practice(engine)
    const id = await mine.create('Calm evenings')
    await mine.add(id, 'mg-60', { notes: 'At bedtime' })
    const { updated_at, ...before } = await mine.get(id)
    const changed = await mine.ask('PUT', `/update/${id}`, { name: ' Calm nights ', description: '' })
    const said = { message: messages('en', 'protocolUpdated'), name: 'Calm nights', description: '' }
    expect([changed.status, changed.body]).toEqual([200, said])
    const { updated_at: now, ...after } = await mine.get(id)
    expect(after).toEqual({ ...before, name: 'Calm nights', description: '' })
    expect(Date.parse(now)).toBeGreaterThan(Date.parse(updated_at))
  })

  it('keep the name or description that the sender has not changed, and answer it (builder.update-keeps-the-rest)', async () => {
    const { mine } = await practice(engine)
    const id = await mine.create('Calm evenings', 'For two weeks')
    const update = async (body: object) => {
      const { message: _, ...text } = (await mine.ask('PUT', `/update/${id}`, body)).body
      return text as unknown
    }
    const old = { name: 'Calm evenings', description: 'For two weeks' }
    await update({ ...old, name: 'Calm nights', changed: ['name'] })
    const described = { name: 'Calm nights', description: 'For a month' }
    expect(await update({ ...old, description: 'For a month', changed: ['description'] })).toEqual(described)
    expect(await mine.get(id)).toMatchObject(described)
    expect(await update({ ...old, changed: [] })).toEqual(described)
    expect(await update(old)).toEqual(old)
  })

  it('take no name or description that breaks the rules', async () => {
    const { mine } = await practice(engine)
    const id = await mine.create('Calm evenings')
    const long = { name: 'a'.repeat(NAME_MAX + 1), description: 'b'.repeat(DESCRIPTION_MAX + 1) }
    const create = async (body: object) => mine.ask('POST', '/create', body)
    const update = async (body: object) => mine.ask('PUT', `/update/${id}`, body)
    for (const [call, body, errors] of [
      [create, long, { name: 'fieldTooLong', description: 'fieldTooLong' }],
      [create, { name: ' ', description: ' ' }, { name: 'fieldRequired', description: 'fieldRequired' }],
      [create, {}, { name: 'fieldRequired', description: 'fieldRequired' }],
      [update, long, { name: 'fieldTooLong', description: 'fieldTooLong' }],
      [update, { name: '', description: 5 }, { name: 'fieldRequired', description: 'fieldInvalid' }],
    ] as const) {
      const refused = await call(body)
      expect([refused.status, refused.body.errors]).toEqual([400, inWords(errors)])
    }
    expect((await mine.list()).data.map(({ name }) => name)).toEqual(['Calm evenings'])
  })

  it('are made once for each key, whatever became of them since', async () => {
    const { shop, mine } = await practice(engine)
    const create = (name: string, key: string) => mine.ask('POST', '/create', { name, description: 'x' }, { key })
    const { body } = await create('Winter', 'a-1')
    await create('Winter', 'a-2')
    await mine.ask('PUT', `/update/${body.id}`, { name: 'Autumn', description: 'y' })
    expect((await create('Winter', 'a-1')).body).toEqual(body)
    expect((await mine.list()).total_results).toBe(2)
    const other = await create('Summer', 'a-1')
    expect([other.status, other.body.message]).toEqual([409, messages('en', 'keyUsed')])
    await mine.ask('DELETE', `/${body.id}`)
    expect((await create('Winter', 'a-1')).body).toEqual(body)
    expect((await mine.list()).total_results).toBe(1)
    await shop.db.deleteFrom('protocol').where('protocol_id', '=', body.id).execute()
    const forgotten = await create('Winter', 'a-1')
    expect([forgotten.status, forgotten.body.message]).toEqual([409, messages('en', 'protocolGone')])
  })

  it('are copied with their lines under an id of their own, not with their shares (builder.duplicate-has-its-own-id)', async () => {
    const { shop, mine } = await practice(engine)
    const id = await mine.create('Calm evenings', 'Two weeks')
    await mine.add(id, 'mg-60', { quantity: 2, notes: 'At bedtime' })
    await mine.add(id, 'powder')
    const { userId } = await shop.person()
    await shop.db.insertInto('protocol_share').values({ protocol_id: id, client_id: userId, discount: 5 }).execute()
    const copy = await mine.ask('POST', '/duplicate', { protocol_id: id }, { language: 'de' })
    expect([copy.status, copy.body]).toEqual([200, { protocol_id: expect.any(Number) }])
    const { protocol_id } = copy.body
    expect(protocol_id).not.toBe(id)
    const original = await mine.get(id)
    expect(await mine.get(protocol_id)).toEqual({
      ...original,
      protocol_id,
      name: 'Kopie von Calm evenings',
      updated_at: expect.any(String),
      shared_with: 0,
      shares: [],
    })
    await mine.remove(protocol_id, 'mg-60')
    expect(await mine.get(id)).toEqual(original)
  })

  it('keep the plain name where that of the copy would be too long', async () => {
    const { mine } = await practice(engine)
    const nameOfCopy = async (name: string) => {
      const { body } = await mine.ask('POST', '/duplicate', { protocol_id: await mine.create(name) })
      return (await mine.get(body.protocol_id)).name
    }
    const longest = 'a'.repeat(NAME_MAX - 'Copy of '.length)
    expect(await nameOfCopy(longest)).toBe(`Copy of ${longest}`)
    expect(await nameOfCopy(`${longest}b`)).toBe(`${longest}b`)
  })

  it('are copied once for each key', async () => {
    const { mine } = await practice(engine)
    const [id, other] = [await mine.create('Calm evenings'), await mine.create('Steady energy')]
    const copy = (protocol_id: number, key: string) => mine.ask('POST', '/duplicate', { protocol_id }, { key })
    const { body } = await copy(id, 'a-1')
    await mine.ask('DELETE', `/${id}`)
    expect((await copy(id, 'a-1')).body).toEqual(body)
    expect((await copy(other, 'a-1')).status).toBe(409)
    expect((await copy(id, 'a-2')).status).toBe(404)
    expect((await mine.list()).data.map(({ name }) => name)).toEqual(['Copy of Calm evenings', 'Steady energy'])
  })

  it('are not deleted where they were changed since that was asked for (builder.operations-wait-for-next-sign-in)', async () => {
    const { shop, mine } = await practice(engine)
    const id = await mine.create('Calm evenings')
    const changedBefore = (ms: number) =>
      shop.db
        .updateTable('protocol')
        .set({ updated_at: new Date(Date.now() - ms) })
        .where('protocol_id', '=', id)
        .execute()
    const remove = (seconds: unknown) =>
      mine.ask('DELETE', `/${id}`, undefined, { query: { unless_changed_within: seconds as number } })
    await changedBefore(DAY)
    const refused = await remove(2 * 24 * 60 * 60)
    expect([refused.status, refused.body.message]).toEqual([409, messages('en', 'protocolChanged')])
    expect((await mine.list()).data.map(({ name }) => name)).toEqual(['Calm evenings'])
    expect((await remove('soon')).status).toBe(400)
    await changedBefore(3 * DAY)
    expect((await remove(2 * 24 * 60 * 60)).status).toBe(200)
    expect((await mine.list()).data).toEqual([])
  })

  it('that are deleted come back with lines and shares, for 30 days (protocols.deleted-can-be-restored)', async () => {
    const { shop, mine } = await practice(engine)
    const id = await mine.create('Calm evenings')
    await mine.add(id, 'mg-60', { notes: 'At bedtime' })
    const { userId } = await shop.person()
    await shop.db.insertInto('protocol_share').values({ protocol_id: id, client_id: userId, discount: 5 }).execute()
    const before = (await mine.ask('GET', `/${id}`)).body
    const deleted = await mine.ask('DELETE', `/${id}`)
    expect([deleted.status, deleted.body]).toEqual([200, { message: messages('en', 'protocolDeleted') }])
    expect((await mine.list()).data).toEqual([])
    expect((await mine.search('calm')).data).toEqual([])
    const { shares, commission_rate, ...listed } = before
    for (let i = 0; i < 2; i += 1) {
      const restored = await mine.ask('POST', `/${id}/restore`)
      expect([restored.status, restored.body]).toEqual([200, listed])
    }
    expect((await mine.ask('GET', `/${id}`)).body).toEqual({ ...listed, shares, commission_rate })
    await mine.ask('DELETE', `/${id}`)
    await shop.db
      .updateTable('protocol')
      .set({ deleted_at: new Date(Date.now() - 31 * DAY) })
      .execute()
    expect((await mine.ask('POST', `/${id}/restore`)).status).toBe(404)
    const other = await mine.create('Another')
    await mine.ask('DELETE', `/${other}`)
    expect(await shop.db.selectFrom('protocol').select('protocol_id').execute()).toEqual([{ protocol_id: other }])
    expect(await shop.db.selectFrom('protocol_line').selectAll().execute()).toEqual([])
  })

  it(`are at most ${PROTOCOLS_MAX} of a practitioner, the deleted aside`, async () => {
    const { shop, mine, certified } = await practice(engine)
    const [id, deleted] = [await mine.create('Calm evenings'), await mine.create('Deleted')]
    await mine.ask('DELETE', `/${deleted}`)
    await shop.db
      .insertInto('protocol')
      .values(rows(mine, PROTOCOLS_MAX - 2))
      .execute()
    const last = await mine.ask('POST', '/create', { name: 'The last', description: 'x' })
    expect(last.status).toBe(200)
    const one = await mine.ask('POST', '/create', { name: 'One more', description: 'x' }, { key: 'a-1' })
    expect([one.status, one.body.errors]).toEqual([400, { name: messages('en', 'protocolsFull') }])
    const copy = await mine.ask('POST', '/duplicate', { protocol_id: id })
    expect([copy.status, copy.body.errors]).toEqual([400, { protocol_id: messages('en', 'protocolsFull') }])
    const back = await mine.ask('POST', `/${deleted}/restore`)
    expect([back.status, back.body.message]).toEqual([400, messages('en', 'protocolsFull')])
    expect(await certified.create('Hers')).toEqual(expect.any(Number))
    await mine.ask('DELETE', `/${id}`)
    const again = await mine.ask('POST', '/create', { name: 'One more', description: 'x' }, { key: 'a-1' })
    expect(again.status).toBe(200)
    expect((await mine.list({ page: 100 })).data).toHaveLength(5)
  })

  it('that were deleted are kept up to 500 of a practitioner, the latest', async () => {
    const { shop, mine, certified } = await practice(engine)
    for (const each of [mine, certified])
      await shop.db
        .insertInto('protocol')
        .values(rows(each, 505, (i) => ({ deleted_at: new Date(Date.now() - (i + 1) * 60_000) })))
        .execute()
    await mine.ask('DELETE', `/${await mine.create('Calm evenings')}`)
    const namesOf = async ({ who }: Practitioner) =>
      (
        await shop.db
          .selectFrom('protocol')
          .select('name')
          .where('user_id', '=', who.userId)
          .orderBy('deleted_at', 'desc')
          .execute()
      ).map(({ name }) => name)
    const kept = await namesOf(mine)
    expect([kept.length, kept.at(0), kept.at(-1)]).toEqual([500, 'Calm evenings', 'Protocol 498'])
    expect(await namesOf(certified)).toHaveLength(505)
  })

  it('may be changed 1,200 times in a quarter of an hour, by each practitioner', async () => {
    const { shop, mine, certified } = await practice(engine)
    const id = await mine.create('Calm evenings')
    await certified.create('Hers')
    await shop.db.updateTable('call_limit').set({ points: 1199 }).where('key', 'like', `%:${mine.who.userId}`).execute()
    expect((await mine.add(id, 'mg-60')).status).toBe(200)
    for (const refused of [
      await mine.ask('POST', '/create', { name: 'More', description: 'x' }),
      await mine.ask('PUT', `/update/${id}`, { name: 'More', description: 'x' }),
      await mine.ask('POST', '/duplicate', { protocol_id: id }),
      await mine.ask('DELETE', `/${id}`),
      await mine.ask('POST', `/${id}/restore`),
      await mine.add(id, 'mg-60'),
      await mine.update(id, 'mg-60', { quantity: 5 }),
      await mine.remove(id, 'mg-60'),
    ])
      expect([refused.status, refused.body.message, refused.headers.get('Retry-After')]).toEqual([
        429,
        messages('en', 'tooMany'),
        expect.stringMatching(/^\d+$/),
      ])
    expect((await mine.list()).data[0]?.products).toMatchObject([{ item_count: 1 }])
    expect(await certified.create('Another')).toEqual(expect.any(Number))
  })
})
