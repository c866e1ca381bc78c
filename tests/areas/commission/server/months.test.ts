import { expect, it } from 'vitest'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { type EarningShop, earningShop } from './support/earning.ts'

/** Sells for a euro of commission at each of these times. */
async function sellAt(shop: EarningShop, times: readonly string[]): Promise<void> {
  for (const placedAt of times)
    await shop.sell({ client: shop.mara, practitioner: shop.hart, totals: [1000], placedAt })
}

describeOnEachEngine('months and days of commission', (engine) => {
  it.each([
    // Summer time begins on 29 March and ends on 25 October.
    [
      'Europe/Berlin',
      '2026-02-28T22:59:59.999Z',
      '2026-02-28T23:00:00Z',
      '2026-03-31T21:59:59.999Z',
      '2026-03-31T22:00:00Z',
      '03',
    ],
    [
      'Europe/Berlin',
      '2026-09-30T21:59:59.999Z',
      '2026-09-30T22:00:00Z',
      '2026-10-31T22:59:59.999Z',
      '2026-10-31T23:00:00Z',
      '10',
    ],
    [
      'UTC',
      '2026-02-28T23:59:59.999Z',
      '2026-03-01T00:00:00Z',
      '2026-03-31T23:59:59.999Z',
      '2026-04-01T00:00:00Z',
      '03',
    ],
    [
      'Asia/Kathmandu',
      '2026-02-28T18:14:59.999Z',
      '2026-02-28T18:15:00Z',
      '2026-03-31T18:14:59.999Z',
      '2026-03-31T18:15:00Z',
      '03',
    ],
    [
      'America/New_York',
      '2026-03-01T04:59:59.999Z',
      '2026-03-01T05:00:00Z',
      '2026-04-01T03:59:59.999Z',
      '2026-04-01T04:00:00Z',
      '03',
    ],
  ])(
    'end at midnight of %s, in summer time and out of it (commission.months-of-the-shop)',
    async (timeZone, before, first, last, after, month) => {
      const shop = await earningShop(engine, { timeZone })
      await sellAt(shop, [before, first, last, after])
      const year = await shop.report(shop.hart, { to: '2026-12-31' })
      expect(year.time_zone).toBe(timeZone)
      const bars = new Map(year.sums[0]?.months.map((one) => [one.month, one.pending]))
      const [earlier, later] = [Number(month) - 1, Number(month) + 1].map((one) => `2026-${`${one}`.padStart(2, '0')}`)
      expect([bars.size, bars.get(earlier ?? ''), bars.get(`2026-${month}`), bars.get(later ?? '')]).toEqual([
        12, 1, 2, 1,
      ])

      const { data, sums } = await shop.report(shop.hart, { from: `2026-${month}-01`, to: `2026-${month}-31` })
      expect(data.map(({ created_at }) => Date.parse(created_at))).toEqual([last, first].map(Date.parse))
      expect(sums).toMatchObject([{ pending: 2 }])
    },
  )

  it('are counted in at both ends, a day of summer time that has 23 hours too (commission.from-and-to)', async () => {
    const shop = await earningShop(engine)
    await sellAt(shop, ['2026-03-28T22:59:59Z', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z'])
    const { data } = await shop.report(shop.hart, { from: '2026-03-29', to: '2026-03-29' })
    expect(data.map(({ created_at }) => created_at)).toEqual(['2026-03-29T21:59:59.000Z', '2026-03-28T23:00:00.000Z'])
  })

  it('are twelve up to the current one, whose sum is told whichever days are asked for (commission.from-and-to)', async () => {
    const shop = await earningShop(engine)
    const now = new Date()
    const inBerlin = (date: Date) => date.toLocaleDateString('en-CA', { timeZone: 'Europe/Berlin' }).slice(0, 7)
    await sellAt(shop, [now.toISOString(), '2020-05-05T12:00:00Z'])
    const { sums } = await shop.report(shop.hart)
    const months = sums[0]?.months ?? []
    expect([months.length, months.at(-1)]).toEqual([12, { month: inBerlin(now), pending: 1, approved: 0, paid: 0 }])
    expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).toSorted())
    expect(months[0]?.month.slice(0, 4)).toBe(
      `${Number(inBerlin(now).slice(0, 4)) - (inBerlin(now).endsWith('-12') ? 0 : 1)}`,
    )
    expect(sums).toMatchObject([{ pending: 2, this_month: 1 }])
    const old = (await shop.report(shop.hart, { to: '2020-05-31' })).sums
    expect(old).toMatchObject([{ pending: 1, this_month: 1 }])
    expect(old[0]?.months.map(({ month, pending }) => [month, pending]).at(-1)).toEqual(['2020-05', 1])
  })

  it('are those of one client, a page at a time, if that is asked for (commission.from-and-to)', async () => {
    const shop = await earningShop(engine)
    const jonas = await shop.person()
    await sellAt(shop, ['2026-03-01T12:00:00Z', '2026-03-02T12:00:00Z'])
    await shop.sell({ client: jonas, practitioner: shop.hart, totals: [700], placedAt: '2026-03-03T12:00:00Z' })
    const of = (query: Record<string, string | number>) => shop.report(shop.hart, query)
    expect(await of({ client_id: jonas.userId })).toMatchObject({ total_results: 1, sums: [{ pending: 0.7 }] })
    const second = await of({ limit: 2, page: 2 })
    expect(second).toMatchObject({ total_results: 3, total_pages: 2, sums: [{ pending: 2.7 }] })
    expect(second.data.map(({ placed_at }) => placed_at)).toEqual(['2026-03-01T12:00:00.000Z'])
  })

  it.each([['2026-02-30'], ['0000-01-01'], ['2026-2-1'], ['yesterday']])('refuse %s as a day', async (from) => {
    const shop = await earningShop(engine)
    const { status, body } = await shop.ask(shop.hart, 'GET', '/account/practitioners/commission', undefined, {
      query: { from },
    })
    expect([status, Object.keys(body.errors)]).toEqual([400, ['from']])
  })
})
