import { describe, expect, it } from 'vitest'

import { nextPayoutOf } from '#areas/commission/server/payout-day.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { earningShop } from './support/earning.ts'

describe('the next payout (commission.payout-day-is-a-setting)', () => {
  it.each([
    ['2026-11-14', 15, '2026-11-15'],
    ['2026-11-15', 15, '2026-11-15'],
    ['2026-11-16', 15, '2026-12-15'],
    ['2026-12-29', 28, '2027-01-28'],
    ['2027-01-31', 1, '2027-02-01'],
  ])('after %s, at day %i of the month, is on %s', (today, day, next) => {
    expect(nextPayoutOf(today, day)).toBe(next)
  })
})

describeOnEachEngine('the filter of commission', (engine) => {
  it('narrows lines, sums and file by protocol and state (commission.from-and-to, commission.narrowed-by-protocol)', async () => {
    const shop = await earningShop(engine)
    const other = await shop.person()
    const paid = await shop.sell({ client: shop.mara, practitioner: shop.hart, totals: [1000, 2000] })
    await shop.sell({ client: other, practitioner: shop.hart, totals: [4000] })
    const cancelled = await shop.sell({ client: shop.mara, practitioner: shop.hart, totals: [8000] })
    await shop.move(paid, 'paid')
    await shop.move(cancelled, 'cancelled')
    const protocolOf = async (userId: number): Promise<number> => {
      const { protocol_id } = await shop.db
        .insertInto('protocol')
        .values({ user_id: userId, name: 'Calm evenings' })
        .returning('protocol_id')
        .executeTakeFirstOrThrow()
      const [first] = shop.variants
      await shop.db
        .insertInto('protocol_line')
        .values({ protocol_id, variant_id: first?.id ?? 0, place: 1, quantity: 1 })
        .execute()
      await shop.db
        .insertInto('protocol_share')
        .values({ protocol_id, client_id: shop.mara.userId, discount: 10 })
        .execute()
      return protocol_id
    }
    const [own, foreign] = [await protocolOf(shop.hart.userId), await protocolOf(shop.admin.userId)]
    const told = async (query: Record<string, string | number>) => {
      const { data, sums } = await shop.report(shop.hart, query)
      const file = (await shop.csv(shop.hart, query as Record<string, string>)).split('\r\n')
      expect(file.length).toBe(data.length + 2)
      return [data.map(({ commission }) => commission), sums.map(({ pending, approved }) => [pending, approved])]
    }
    expect(await told({ protocol_id: own })).toEqual([[-8, 8, 1], [[0, 1]]])
    expect(await told({ protocol_id: foreign })).toEqual([[], [[0, 0]]])
    expect(await told({ state: 'pending' })).toEqual([[4], [[4, 0]]])
    expect(await told({ state: 'approved' })).toEqual([[2, 1], [[0, 3]]])
    expect(await told({ state: 'paid' })).toEqual([[], [[0, 0]]])
    expect(await told({ state: 'approved', protocol_id: own })).toEqual([[1], [[0, 1]]])
    const refused = await shop.ask(shop.hart, 'GET', '/account/practitioners/commission', undefined, {
      query: { state: 'cancelled' },
    })
    expect(refused.status).toBe(400)
    const { today, next_payout } = await shop.report(shop.hart)
    expect(next_payout).toBe(nextPayoutOf(today, 15))
  })
})
