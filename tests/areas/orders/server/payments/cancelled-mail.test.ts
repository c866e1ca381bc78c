import { expect, it } from 'vitest'

import { LANGUAGE_CODES } from '#contract/languages.ts'

import { messages } from '#tests/areas/cart/server/support/shop.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { payingShop } from './support/shop.ts'

const contact = 'https://shop.example/en/contact'
const amount = '44,88\u00a0€'
const method = 'Credit card'

describeOnEachEngine('the mail of a cancelled order (checkout.cancelling-says-why)', (engine) => {
  const lastMail = async (shop: Awaited<ReturnType<typeof payingShop>>) => {
    const [mail] = await shop.mails(shop.who.email)
    expect(mail?.subject).toContain('has been cancelled')
    return mail?.body
  }

  it('says that it was not paid in time', async () => {
    const shop = await payingShop(engine)
    await shop.buy('credit_card')
    await shop.endTimeToPay()
    await shop.work()
    const body = await lastMail(shop)
    expect(body).toContain(messages('en', 'mailOrderWhyUnpaid'))
    expect(body).not.toContain('refund')
  })

  it('says that the shop has cancelled it, and that nothing is to be paid', async () => {
    const shop = await payingShop(engine)
    await shop.move(await shop.buy('credit_card'), 'cancelled')
    const body = await lastMail(shop)
    expect(body).toContain(messages('en', 'mailOrderWhyShop', { contact }))
    expect(body).toContain(messages('en', 'mailOrderNothingToPay'))
  })

  it('says that what was paid at a provider or by invoice goes back', async () => {
    const shop = await payingShop(engine)
    const paid = await shop.buy('credit_card')
    await shop.pay(paid)
    await shop.move(paid, 'cancelled')
    expect(await lastMail(shop)).toContain(messages('en', 'mailOrderRefund', { amount, method }))
    const byInvoice = await shop.buy('invoice')
    await shop.move(byInvoice, 'paid')
    await shop.move(byInvoice, 'cancelled')
    expect(await lastMail(shop)).toContain(messages('en', 'mailOrderRefund', { amount, method: 'Invoice' }))
  })

  it('says that its money has gone back by itself', async () => {
    const shop = await payingShop(engine)
    await shop.pay(await shop.buy('credit_card'))
    const [row] = await shop.rows()
    const news = { reference: row?.reference ?? '', amount: Number(row?.amount), currency: 'EUR' }
    await shop.payments.settlePayment({ ...news, state: 'refunded' })
    expect(await lastMail(shop)).toContain(messages('en', 'mailOrderWhyMoneyBack', { amount, method }))
  })

  it('has every reason in the language of the order', async () => {
    const values = { amount, method, contact }
    for (const key of ['mailOrderWhyUnpaid', 'mailOrderWhyShop', 'mailOrderWhyMoneyBack', 'mailOrderRefund'] as const)
      expect(new Set(LANGUAGE_CODES.map((language) => messages(language, key, values))).size).toBeGreaterThan(10)
  })
})
