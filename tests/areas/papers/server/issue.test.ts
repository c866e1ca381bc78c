import { expect, it } from 'vitest'

import { USER_TYPES } from '#contract/call.ts'
import { issueInvoice } from '#areas/papers/server/index.ts'

import { buy } from '#tests/areas/orders/server/support/checkout.ts'
import { shoppingShop } from '#tests/areas/cart/server/support/shop.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { PAPER_SETTINGS } from '#tests/server/support/paper-settings.ts'

async function billingShop(engine: Parameters<typeof shoppingShop>[0], settings = PAPER_SETTINGS) {
  const shop = await shoppingShop(engine, { orderSettings: { papers: settings } })
  const [who, admin] = [await shop.clientAt(10), await shop.person(USER_TYPES.Admin)]
  const move = async (id: number, status: string) =>
    (await shop.ask(admin, 'PUT', `/admin/orders/${id}`, { status })).body
  const placed = async (quantity = 2): Promise<number> => (await buy(shop, who, 'mg-60', quantity)).body.order_id
  const papers = () => shop.db.selectFrom('paper').selectAll().orderBy('paper_id').execute()
  const attached = async (kind: string) =>
    (await shop.db.selectFrom('outbox').select('attachment').where('kind', '=', kind).orderBy('id').execute()).map(
      ({ attachment }) => attachment?.paperId,
    )
  return { shop, who, admin, move, placed, papers, attached }
}

describeOnEachEngine('the invoice of an order', (engine) => {
  it('is issued once it is sent, has the sums of the order, and goes with the mail (papers.go-with-the-mail)', async () => {
    const { shop, who, move, placed, papers, attached } = await billingShop(engine)
    const id = await placed()
    await move(id, 'paid')
    expect(await papers()).toEqual([])
    const sent = await move(id, 'sent')
    await move(id, 'sent')
    const [paper, ...others] = await papers()
    expect(others).toEqual([])
    const year = new Date().getFullYear()
    expect(paper).toMatchObject({ kind: 'invoice', full_number: `EU-${year}-00001`, order_id: id })
    const { total, taxes } = sent
    const cents = (amount: number) => Math.round(amount * 100)
    expect(paper?.content).toMatchObject({
      total: cents(total),
      taxes: [{ rate: 20, net: cents(taxes[0].net), tax: cents(total) - cents(taxes[0].net) }],
      delivered_on: paper?.content.issued_on,
      payment: { method: 'invoice', paid_on: paper?.content.issued_on, pay_by: null },
    })
    expect(sent.papers).toEqual([
      { paper_id: paper?.paper_id, kind: 'invoice', number: paper?.full_number, issued_at: expect.any(String) },
    ])
    expect(await attached('order-sent')).toEqual([paper?.paper_id])
    expect((await shop.ask(who, 'GET', `/account/orders/${id}`)).body.papers).toEqual(sent.papers)
  })

  it('says how to pay and until when where it is not paid (papers.pay-by-a-day)', async () => {
    const { move, placed, papers } = await billingShop(engine, { ...PAPER_SETTINGS, paymentDays: 30 })
    await move(await placed(), 'sent')
    const [paper] = await papers()
    const days =
      (Date.parse(paper?.content.payment.pay_by ?? '') - Date.parse(paper?.content.issued_on ?? '')) / 86_400_000
    expect(days).toBe(30)
  })

  it('is issued once it is paid where that is the setting, and credited when it is cancelled (papers.invoice-time-is-a-setting, papers.cancelling-credits)', async () => {
    const { move, placed, papers, attached } = await billingShop(engine, { ...PAPER_SETTINGS, invoiceAt: 'paid' })
    const id = await placed()
    await move(id, 'paid')
    const [invoice] = await papers()
    expect(invoice?.content.delivered_on).toBeNull()
    expect(await attached('invoice')).toEqual([invoice?.paper_id])
    const cancelled = await move(id, 'cancelled')
    const [, credit] = await papers()
    const year = new Date().getFullYear()
    expect(credit).toMatchObject({ kind: 'credit_note', full_number: `EU-${year}-C00001`, corrects: invoice?.paper_id })
    const { corrects, ...credited } = credit?.content ?? {}
    expect(corrects).toEqual({ number: invoice?.full_number, issued_on: invoice?.content.issued_on })
    expect(credited).toMatchObject({ total: invoice?.content.total, taxes: invoice?.content.taxes })
    expect(await attached('order-cancelled')).toEqual([credit?.paper_id])
    expect(cancelled.papers).toHaveLength(2)
  })

  it('leaves no paper of an order that is cancelled before it has an invoice', async () => {
    const { move, placed, papers, attached } = await billingShop(engine)
    await move(await placed(), 'cancelled')
    expect([await papers(), await attached('order-cancelled')]).toEqual([[], [undefined]])
  })

  it('is numbered without gaps, though others issue at the same time and roll back (papers.numbers-without-gaps, papers.one-invoice-an-order)', async () => {
    const { shop, placed, papers } = await billingShop(engine)
    const ids: number[] = []
    for (let i = 0; i < 6; i += 1) ids.push(await placed(1))
    const issue = (id: number, fails: boolean) =>
      shop.db
        .transaction()
        .execute(async (transaction) => {
          await transaction
            .selectFrom('shop_order')
            .select('order_id')
            .where('order_id', '=', id)
            .forNoKeyUpdate()
            .execute()
          await issueInvoice(transaction, PAPER_SETTINGS, id)
          if (fails) throw new Error('rolled back')
        })
        .catch(() => undefined)
    await Promise.all(ids.flatMap((id, place) => [issue(id, place % 2 === 0), issue(id, false), issue(id, true)]))
    expect((await papers()).map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
    expect(new Set((await papers()).map(({ order_id }) => order_id)).size).toBe(6)
  })

  it('keeps what it said, whatever becomes of operator, product and account (papers.content-is-frozen, papers.outlive-the-account)', async () => {
    const { shop, who, move, placed, papers } = await billingShop(engine)
    const id = await placed()
    await move(id, 'sent')
    const before = await papers()
    const exported = (await shop.ask(who, 'GET', '/account/export')).body
    expect(exported.papers).toMatchObject([{ number: before[0]?.full_number, order_id: id }])
    await shop.db.updateTable('shop_order').set({ seller: null }).execute()
    expect((await shop.ask(who, 'DELETE', '/account')).status).toBe(200)
    expect(await papers()).toEqual(before)
  })
})

describeOnEachEngine('the file of a paper', (engine) => {
  it("is the buyer's and admins', and nobody else's (papers.own-or-admins)", async () => {
    const { shop, who, admin, move, placed } = await billingShop(engine)
    const { papers } = await move(await placed(), 'sent')
    const { paper_id: id } = papers[0]
    for (const [reader, path] of [
      [who, `/account/papers/${id}`],
      [admin, `/admin/papers/${id}`],
    ] as const) {
      const { status, headers, body } = await shop.ask(reader, 'GET', path)
      expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
        200,
        'application/pdf',
        'no-store',
      ])
      expect(body.subarray(0, 5).toString()).toBe('%PDF-')
    }
    for (const type of [USER_TYPES.Client, USER_TYPES.CertifiedPractitioner])
      expect((await shop.ask(await shop.person(type), 'GET', `/account/papers/${id}`)).status).toBe(404)
  })

  it('of packing slips has the wanted orders (papers.slips-have-no-prices)', async () => {
    const { shop, admin, placed } = await billingShop(engine)
    const ids = [await placed(1), await placed(2)]
    const slips = (order_ids: string) =>
      shop.ask(admin, 'GET', '/admin/packing-slips', undefined, { query: { order_ids } })
    const { status, body } = await slips(ids.join(','))
    expect([status, body.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    expect((await slips('999999')).status).toBe(404)
    expect((await slips('')).status).toBe(400)
  })
})
