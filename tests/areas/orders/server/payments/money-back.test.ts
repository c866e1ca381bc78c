import { expect, it } from 'vitest'

import type { PaymentNews } from '#areas/orders/server/payments/provider.ts'

import { stockOf } from '../support/checkout.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { payingShop } from './support/shop.ts'

type Told = Partial<Pick<PaymentNews, 'givenBack' | 'dispute'>> & { readonly state?: 'paid' | 'refunded' }

/** A shop in which a client has paid an order that earns commission, and what the provider tells of its payment. */
async function paidShop(engine: Parameters<typeof payingShop>[0]) {
  const shop = await payingShop(engine)
  const client = await shop.clientAt(10)
  const id = await shop.buy('credit_card', client)
  await shop.pay(id, 'credit_card', {}, client)
  const [row] = await shop.rows()
  const amount = Number(row?.amount)
  const news = { reference: row?.reference ?? '', amount, currency: 'EUR' }
  const seen = async () => {
    const { status, payment } = (await shop.ask(shop.admin, 'GET', `/admin/orders/${id}`)).body
    return [status, payment.state, payment.given_back, payment.dispute]
  }
  return {
    ...shop,
    id,
    client,
    amount,
    seen,
    tell: ({ state = 'paid', ...told }: Told) => shop.payments.settlePayment({ ...news, state, ...told }),
    kinds: async () =>
      (await shop.db.selectFrom('commission_entry').select('kind').orderBy('entry_id').execute()).map(
        ({ kind }) => kind,
      ),
    mailKinds: async () =>
      (await shop.db.selectFrom('outbox').select('kind').orderBy('id').execute()).map((one) => one.kind),
    warnings: (): readonly Readonly<Record<string, unknown>>[] =>
      shop.log.lines.filter(({ level }) => level === 'warn').map(({ fields }) => ({ ...fields })),
  }
}

describeOnEachEngine('money that goes back at the provider', (engine) => {
  it('in part is told with the order to its user and to admins, logged once, and changes nothing else (checkout.money-back-is-told)', async () => {
    const shop = await paidShop(engine)
    await shop.tell({ givenBack: 500 })
    await shop.tell({ givenBack: 500 })
    await shop.tell({ givenBack: 200 })
    expect(await shop.seen()).toEqual(['paid', 'paid', 5, null])
    const own = (await shop.ask(shop.client, 'GET', `/account/orders/${shop.id}`)).body
    expect(own.payment).toEqual({ state: 'paid', method: 'credit_card', reason: null, address: null, given_back: 5 })
    expect(shop.warnings()).toMatchObject([{ order: shop.id, given_back: 500 }])
    expect([await shop.kinds(), await stockOf(shop, 'mg-60'), shop.refunded]).toEqual([['accrual'], 10, []])
  })

  it.each<[string, Told]>([
    ['wholly given back', { state: 'refunded' }],
    ['given back part by part', { givenBack: 1_000_000 }],
    ['lost in a dispute', { dispute: { state: 'lost', amount: 1_000_000 } }],
  ])(
    'cancels the order with stock, mail and commission, once, if it was not sent and is %s (checkout.money-back-is-told, commission.ledger-of-entries)',
    async (_, told) => {
      const shop = await paidShop(engine)
      await Promise.all([shop.tell(told), shop.tell(told), shop.tell(told)])
      const [status, state] = await shop.seen()
      expect([status, state]).toEqual(['cancelled', 'refunded'])
      expect([await shop.kinds(), await stockOf(shop, 'mg-60')]).toEqual([['accrual', 'reversal'], 12])
      expect(await shop.mailKinds()).toEqual(['order', 'order-cancelled'])
      await shop.makeDue()
      await shop.work()
      expect(shop.refunded).toEqual([])
    },
  )

  it('leaves an order sent that is sent, and takes its commission back once (commission.ledger-of-entries)', async () => {
    const shop = await paidShop(engine)
    await shop.move(shop.id, 'sent')
    await shop.tell({ state: 'refunded' })
    await shop.tell({ state: 'refunded' })
    expect(await shop.seen()).toEqual(['sent', 'refunded', shop.amount / 100, null])
    expect([await shop.kinds(), await stockOf(shop, 'mg-60')]).toEqual([['accrual', 'reversal'], 10])
  })

  it('is told of a dispute as it goes on, to admins alone, whatever comes late (checkout.money-back-is-told)', async () => {
    const shop = await paidShop(engine)
    await shop.move(shop.id, 'sent')
    await shop.tell({ dispute: { state: 'open', amount: 300 } })
    await shop.tell({ dispute: { state: 'open', amount: 400 } })
    expect(await shop.seen()).toEqual(['sent', 'paid', 0, { state: 'open', amount: 4 }])
    await shop.tell({ dispute: { state: 'won', amount: 400 } })
    await shop.tell({ dispute: { state: 'open', amount: 400 } })
    await shop.tell({})
    expect(await shop.seen()).toEqual(['sent', 'paid', 0, { state: 'won', amount: 4 }])
    expect(shop.warnings().map((told) => [told['dispute'], told['disputed']])).toEqual([
      ['open', 300],
      ['open', 400],
      ['won', 400],
    ])
    const own = (await shop.ask(shop.client, 'GET', `/account/orders/${shop.id}`)).body
    expect(own.payment).not.toHaveProperty('dispute')
  })

  it('is nothing new where the shop has given it back itself', async () => {
    const shop = await paidShop(engine)
    await shop.move(shop.id, 'cancelled')
    await shop.work()
    expect(shop.refunded).toHaveLength(1)
    await shop.tell({ state: 'refunded', givenBack: shop.amount })
    expect(await shop.seen()).toEqual(['cancelled', 'refunded', shop.amount / 100, null])
    expect([await shop.kinds(), await stockOf(shop, 'mg-60')]).toEqual([['accrual', 'reversal'], 12])
    expect([await shop.mailKinds(), shop.warnings()]).toEqual([['order', 'order-cancelled'], []])
  })
})
