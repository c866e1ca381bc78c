import { expect, it } from 'vitest'

import type { LanguageCode } from '#contract/languages.ts'

import { earningShop, today } from './support/earning.ts'
import { messages } from '#tests/areas/cart/server/support/shop.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { bodyOf, place } from '#tests/areas/orders/server/support/checkout.ts'

/** A shop in which a client has ordered in German what has a name in German, Hungarian and, by its label, in English. */
async function translatedShop(engine: Parameters<typeof earningShop>[0]) {
  const shop = await earningShop(engine)
  const ids = await shop.idsOf('mg-60')
  const translate = async (language: LanguageCode, name: string, net_contents: string) => {
    const { id: language_id } = await shop.db
      .selectFrom('language')
      .select('id')
      .where('code', '=', language)
      .executeTakeFirstOrThrow()
    await shop.db.insertInto('product_text').values({ product_id: ids.product_id, language_id, name }).execute()
    await shop.db
      .insertInto('variant_text')
      .values({ variant_id: ids.product_variant_id, language_id, net_contents })
      .execute()
  }
  await translate('de', 'Magnesium auf Deutsch', '60 Kapseln')
  await translate('hu', 'Magnézium', '60 kapszula')
  await shop.add(shop.mara, { ...ids, quantity: 1 })
  const { body } = await place(shop, shop.mara, await bodyOf(shop, shop.mara), { language: 'de' })
  await shop.db.updateTable('order_line').set({ name: 'Magnesium auf Deutsch', net_contents: '60 Kapseln' }).execute()
  const read = async (who: typeof shop.hart, path: string, language: LanguageCode) =>
    (await shop.ask(who, 'GET', path, undefined, { language })).body
  return { ...shop, ids, id: body.order_id as number, read }
}

const SOLD = { name: 'Magnesium auf Deutsch', net_contents: '60 Kapseln' }
const HUNGARIAN = { name: 'Magnézium', net_contents: '60 kapszula' }
const LABEL = { name: 'Magnesium', net_contents: '60 capsules' }

describeOnEachEngine('what was sold (checkout.names-in-the-readers-language)', (engine) => {
  it('is named for practitioners and admins in their language too, and for its user as it was bought', async () => {
    const shop = await translatedShop(engine)
    for (const [who, path] of [
      [shop.hart, `/account/practitioners/orders/${shop.id}`],
      [shop.admin, `/admin/orders/${shop.id}`],
    ] as const) {
      expect((await shop.read(who, path, 'hu')).lines).toMatchObject([{ ...SOLD, translated: HUNGARIAN }])
      expect((await shop.read(who, path, 'en')).lines).toMatchObject([{ ...SOLD, translated: LABEL }])
      expect((await shop.read(who, path, 'fr')).lines[0]).not.toHaveProperty('translated')
    }
    const [own] = (await shop.read(shop.mara, `/account/orders/${shop.id}`, 'hu')).lines
    expect(own).toMatchObject(SOLD)
    expect(own).not.toHaveProperty('translated')
  })

  it('is named so in the commission, its CSV and statements', async () => {
    const shop = await translatedShop(engine)
    const path = '/account/practitioners/commission'
    const [entry] = (await shop.read(shop.hart, path, 'hu')).data
    expect(entry).toMatchObject(HUNGARIAN)
    expect((await shop.read(shop.hart, path, 'fr')).data).toMatchObject([SOLD])
    const csv = await shop.app.request(`/api/v2${path}/csv?language_code=hu`, {
      headers: { Authorization: `Bearer ${shop.hart.token}` },
    })
    expect(await csv.text()).toContain('"Magnézium";"60 kapszula"')
    await shop.ask(shop.admin, 'PUT', `/admin/orders/${shop.id}`, { status: 'paid' })
    const payout = await shop.ask(shop.admin, 'POST', '/admin/payouts', {
      practitioner_id: shop.hart.userId,
      currency: 'EUR',
      paid_on: today(),
      total: entry.commission,
    })
    const statement = await shop.read(shop.hart, `${path}/payouts/${payout.body.payout_id}`, 'hu')
    expect(statement.lines).toMatchObject([HUNGARIAN])
  })

  it('keeps the contents that were sold where the pack holds something else today', async () => {
    const shop = await translatedShop(engine)
    await shop.db.updateTable('order_line').set({ net_contents: '50 Kapseln' }).execute()
    const { lines } = await shop.read(shop.admin, `/admin/orders/${shop.id}`, 'hu')
    expect(lines[0].translated).toEqual({ ...HUNGARIAN, net_contents: '50 Kapseln' })
  })

  it('is delivered by a method in the language of whoever reads, also where its language is not known', async () => {
    const shop = await translatedShop(engine)
    const title = messages('jp', 'deliveryStandard')
    for (const lang of ['de', null]) {
      await shop.db.updateTable('shop_order').set({ delivery_lang: lang }).execute()
      for (const [who, path] of [
        [shop.mara, `/account/orders/${shop.id}`],
        [shop.admin, `/admin/orders/${shop.id}`],
      ] as const)
        expect((await shop.read(who, path, 'jp')).delivery_method).toMatchObject({ title, lang: 'ja' })
    }
    await shop.db.updateTable('shop_order').set({ delivery_title: 'At our door', delivery_lang: null }).execute()
    const { delivery_method } = await shop.read(shop.mara, `/account/orders/${shop.id}`, 'jp')
    expect(delivery_method).toEqual({ id: 'standard', title: 'At our door', price: 4.9 })
  })
})
