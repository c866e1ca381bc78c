import { expect, it } from 'vitest'

import { STORE_PACKAGES_MAX, STORE_SERVICES_MAX } from '#contract/constants.ts'
import { openPictureFolder } from '#server/pictures/photos/uploads.ts'
import { openPractices } from '#areas/practice/server/index.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { messages, picture, type PracticeShop, practiceShop } from './support/page.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

type Owner = Awaited<ReturnType<PracticeShop['withPage']>>

const LISTS = [
  { path: '/services', table: 'practice_service', max: STORE_SERVICES_MAX, gone: 'serviceGone', full: 'servicesFull' },
  { path: '/packages', table: 'practice_package', max: STORE_PACKAGES_MAX, gone: 'packageGone', full: 'packagesFull' },
] as const

const entry = (name: string) => ({ name, description: '', icon: 'leaf' })
const namesIn = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name).join('')

async function add(who: Owner, path: string, ...names: string[]): Promise<number[]> {
  const ids: number[] = []
  for (const name of names) ids.push((await who.ask('POST', path, entry(name))).body.id)
  return ids
}

const expire = ({ db }: PracticeShop, table: (typeof LISTS)[number]['table'], days = 31) =>
  db
    .updateTable(table)
    .set({ deleted_at: new Date(Date.now() - days * DAY) })
    .where('deleted_at', 'is not', null)
    .execute()

const housekeeping = ({ shop }: PracticeShop) =>
  openPractices({
    database: shop.database,
    messages,
    shopName: 'Verbena',
    publicUrl: 'https://shop.example',
    pictures: openPictureFolder(shop.uploadsDir),
  })

describeOnEachEngine('deleted entries of a practice page', (engine) => {
  it.each(LISTS)(
    'of $path come back at their place, and are unknown until then (practice.deleted-entries-can-be-restored)',
    async ({ path, gone }) => {
      const { withPage, page } = await practiceShop(engine)
      const me = await withPage('linden')
      const list = path === '/services' ? 'services' : 'packages'
      const [, b] = await add(me, path, 'a', 'b', 'c')
      const before = (await me.ask('GET', path)).body
      const one = `${path}/${b}`
      await me.ask('DELETE', one)
      expect((await me.ask('GET', path)).body).toMatchObject([
        { name: 'a', order: 1 },
        { name: 'c', order: 2 },
      ])
      expect(namesIn((await page('linden')).body[list])).toBe('ac')
      const refused = [
        await me.ask('PUT', one, entry('x')),
        await me.ask('DELETE', one),
        await me.ask('PUT', `${one}/reorder`, { order: 1 }),
      ]
      expect(refused.map(({ status, body }) => [status, body.message])).toEqual(
        refused.map(() => [404, messages('en', gone)]),
      )
      for (let times = 0; times < 2; times += 1)
        expect(await me.ask('POST', `${one}/restore`)).toMatchObject({ status: 200, body: before[1] })
      expect((await me.ask('GET', path)).body).toEqual(before)
      expect(namesIn((await page('linden')).body[list])).toBe('abc')
    },
  )

  it.each(LISTS)('of $path keep their place while the others move', async ({ path }) => {
    const { withPage } = await practiceShop(engine)
    const me = await withPage()
    const [a, b, , d] = await add(me, path, 'a', 'b', 'c', 'd')
    for (const id of [b, d]) await me.ask('DELETE', `${path}/${id}`)
    await add(me, path, 'e')
    expect(namesIn((await me.ask('PUT', `${path}/${a}/reorder`, { order: 2 })).body)).toBe('cae')
    expect((await me.ask('PUT', `${path}/${a}/reorder`, { order: 4 })).status).toBe(400)
    for (const id of [d, b]) await me.ask('POST', `${path}/${id}/restore`)
    expect(namesIn((await me.ask('GET', path)).body)).toBe('cbade')
  })

  it.each(LISTS)('of $path leave room, and do not come back to a full list', async ({ path, table, max, full }) => {
    const { withPage, db } = await practiceShop(engine)
    const me = await withPage()
    const [deleted, other] = await add(me, path, ...Array.from({ length: max }, () => 'a'))
    await me.ask('DELETE', `${path}/${deleted}`)
    const last = await me.ask('POST', path, entry('last'), { key: 'k' })
    expect(last.status).toBe(200)
    const refused = await me.ask('POST', `${path}/${deleted}/restore`)
    expect([refused.status, refused.body.message]).toEqual([409, messages('en', full)])
    expect((await me.ask('POST', `${path}/${other}/restore`)).status).toBe(200)
    expect((await me.ask('POST', `${path}/999999/restore`)).status).toBe(404)
    await me.ask('DELETE', `${path}/${last.body.id}`)
    expect((await me.ask('POST', path, entry('last'), { key: 'k' })).status).toBe(404)
    expect((await me.ask('POST', `${path}/${deleted}/restore`)).status).toBe(200)
    await db.updateTable(table).set({ deleted_at: new Date() }).execute()
    const [newest] = await add(me, path, 'b')
    await me.ask('DELETE', `${path}/${newest}`)
    const kept = await db.selectFrom(table).select('name').execute()
    expect([kept.length, namesIn(kept).includes('b')]).toEqual([max, true])
  })

  it.each(LISTS)("of $path are nobody else's, and go for good after 30 days", async ({ path, table, gone }) => {
    const shop = await practiceShop(engine)
    const [me, other] = [await shop.withPage(), await shop.withPage()]
    const [id, still] = await add(me, path, 'a', 'b')
    await me.ask('DELETE', `${path}/${id}`)
    expect((await other.ask('POST', `${path}/${id}/restore`)).status).toBe(404)
    await expire(shop, table, 29)
    expect((await me.ask('POST', `${path}/${id}/restore`)).status).toBe(200)
    await me.ask('DELETE', `${path}/${id}`)
    await expire(shop, table)
    const late = await me.ask('POST', `${path}/${id}/restore`)
    expect([late.status, late.body.message]).toEqual([404, messages('en', gone)])
    expect(await shop.db.selectFrom(table).selectAll().execute()).toHaveLength(2)
    const [theirs] = await add(other, path, 'c')
    await other.ask('DELETE', `${path}/${theirs}`)
    expect(namesIn(await shop.db.selectFrom(table).select('name').orderBy('name').execute())).toBe('bc')
    expect((await me.ask('GET', path)).body).toMatchObject([{ id: still }])
  })

  it('of packages keep their features and picture, which nothing changes', async () => {
    const { withPage } = await practiceShop(engine)
    const me = await withPage()
    const [id] = await add(me, '/packages', 'a')
    const path = `/packages/${id}`
    const content = await picture(2, 2).png().toBuffer()
    const { feature_id } = (await me.ask('POST', `${path}/features`, { text: 'A plan' })).body.features[0]
    await me.upload(`${path}/image`, content)
    const before = (await me.ask('GET', '/packages')).body[0]
    expect(before).toMatchObject({ image: { width: 2 }, features: [{ feature_id, text: 'A plan' }] })
    await me.ask('DELETE', path)
    for (const { status } of [
      await me.ask('POST', `${path}/features`, { text: 'Two' }),
      await me.ask('PUT', `${path}/features`, { feature_id, text: 'Two' }),
      await me.ask('DELETE', `${path}/features`, { feature_id }),
      await me.upload(`${path}/image`, content),
      await me.ask('DELETE', `${path}/image`),
    ])
      expect(status).toBe(404)
    expect((await me.ask('POST', `${path}/restore`)).body).toEqual(before)
  })

  it('of packages keep the files of their picture for as long as they can come back (practice.unused-pictures-go)', async () => {
    const shop = await practiceShop(engine)
    const { db, files } = shop
    const me = await shop.withPage()
    const [first, second] = await add(me, '/packages', 'a', 'b')
    for (const id of [first, second]) await me.upload(`/packages/${id}/image`, await picture(2, 2).png().toBuffer())
    const all = await files()
    const unused = () =>
      db.selectFrom('practice_picture').select('name').where('unused_since', 'is not', null).execute()
    await me.ask('DELETE', `/packages/${first}`)
    await expire(shop, 'practice_package', 29)
    await housekeeping(shop).forgetPictures()
    expect([await files(), await unused()]).toEqual([all, []])
    await expire(shop, 'practice_package')
    await me.ask('DELETE', `/packages/${second}`)
    expect(await unused()).toHaveLength(1)
    await housekeeping(shop).forgetPictures()
    expect(await files()).toHaveLength(all.length / 2)
    await expire(shop, 'practice_package')
    await housekeeping(shop).forgetPictures()
    expect(await files()).toEqual([])
    expect(await db.selectFrom('practice_package').selectAll().execute()).toEqual([])
  })

  it('are in the export of the account, marked as deleted (practice.leaves-with-its-account)', async () => {
    const { withPage, shop } = await practiceShop(engine)
    const me = await withPage()
    const [, talk] = await add(me, '/services', 'a', 'Talk')
    const [calm] = await add(me, '/packages', 'Calm', 'b')
    await me.ask('POST', `/packages/${calm}/features`, { text: 'Tea' })
    await me.ask('DELETE', `/services/${talk}`)
    await me.ask('DELETE', `/packages/${calm}`)
    const { practice_page: told } = (await shop.ask(me, 'GET', '/account/export')).body
    const deleted = { deleted_at: expect.any(String), description: '', language: 'en' }
    expect([told.services, told.packages]).toMatchObject([[{ name: 'a' }], [{ name: 'b' }]])
    expect(told.deleted_services).toEqual([{ ...deleted, id: talk, name: 'Talk', icon: 'leaf' }])
    expect(told.deleted_packages).toEqual([
      { ...deleted, id: calm, name: 'Calm', image: null, features: [{ text: 'Tea', language: 'en' }] },
    ])
  })
})
