import { expect, it } from 'vitest'

import { buy } from '#tests/areas/orders/server/support/checkout.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { earningShop } from './support/earning.ts'

describeOnEachEngine('the number of an order (checkout.numbers-are-found)', (engine) => {
  it('is found however it is written, by its user, their practitioner and admins, each among their own', async () => {
    const shop = await earningShop(engine)
    const { order_id } = (await buy(shop, shop.mara, 'mg-60')).body
    await buy(shop, shop.mara, 'mg-60')
    await shop.db.updateTable('shop_order').set({ number: '7KQ2-XM4D' }).where('order_id', '=', order_id).execute()
    await shop.db.updateTable('shop_order').set({ number: 'PPPP-PPPP' }).where('order_id', '<>', order_id).execute()
    const found = async (who: typeof shop.mara, path: string, keyword: string): Promise<readonly string[]> => {
      const { body } = await shop.ask(who, 'GET', path, undefined, { query: { keyword } })
      expect(body.total_results).toBe(body.data.length)
      return body.data.map(({ number }: { number: string }) => number)
    }
    for (const [who, path] of [
      [shop.mara, '/account/orders'],
      [shop.hart, '/account/practitioners/orders'],
      [shop.admin, '/admin/orders'],
    ] as const) {
      for (const written of [
        '7KQ2-XM4D',
        '7kq2xm4d',
        '#7KQ2-XM4D',
        '# 7kq2 xm4d',
        '7KQ2 – XM4D',
        '７ＫＱ２－ＸＭ４Ｄ',
        'q2x',
      ])
        expect([written, await found(who, path, written)]).toEqual([written, ['7KQ2-XM4D']])
      for (const other of ['7KQ2-XM4E', '0', '%', '#', '7KQ2-XM4D9'])
        expect([other, await found(who, path, other)]).toEqual([other, []])
      expect(await found(who, path, ' ')).toHaveLength(2)
    }
    const stranger = await shop.person()
    expect(await found(stranger, '/account/orders', '7KQ2')).toEqual([])
  })
})
