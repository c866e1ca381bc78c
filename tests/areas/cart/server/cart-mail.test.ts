import { expect, it } from 'vitest'

import { LANGUAGE_CODES } from '#contract/languages.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { messages, type Person, shoppingShop, type ShoppingShop } from './support/shop.ts'

const send = (shop: ShoppingShop, who: Person, key?: string) =>
  shop.ask(who, 'POST', '/storefront/cart/mail', undefined, { language: 'fr', ...(key !== undefined && { key }) })

describeOnEachEngine('the mail with a cart', (engine) => {
  it('goes to its owner, in the language of the account, with prices as the shop writes them (cart.list-by-email)', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.clientAt(10, 'de')
    await shop.add(who, { ...(await shop.idsOf('mg-60')), quantity: 3 })
    await shop.add(who, { ...(await shop.idsOf('powder')), quantity: 1 })
    const sent = await send(shop, who)
    expect([sent.status, sent.body]).toEqual([200, { message: messages('fr', 'cartMailed') }])
    const [mail] = await shop.mails(who.email)
    expect(mail).toMatchObject({
      language: 'de',
      subject: messages('de', 'mailCartSubject', { shop: 'Verbena' }),
      state: 'waiting',
    })
    expect(mail?.body.replaceAll('\u00a0', ' ')).toBe(
      [
        'Guten Tag,',
        '',
        'das liegt in Ihrem Warenkorb:',
        '',
        'Magnesium, Alder, 60 capsules',
        '    3 × 19,99 € = 59,97 €',
        '',
        'Collagen, Alder, 250 g',
        '    1 × 0,10 € = 0,10 €',
        '',
        'Zwischensumme: 60,07 €',
        'Ihr Rabatt von 10 %: −6,01 €',
        'Gesamt: 54,06 €',
        '',
        'Es ist noch nichts bestellt; Preise und Vorrat können sich ändern.',
        '',
        'Ihr Warenkorb im Shop: https://shop.example/de/cart',
        '',
        'Verbena',
      ].join('\n'),
    )
  })

  it('has no line of a discount where there is none, and pounds in the United Kingdom', async () => {
    const shop = await shoppingShop(engine, { region: 'uk' })
    const who = await shop.person()
    await shop.add(who, { ...(await shop.idsOf('mg-120')), quantity: 40 })
    await send(shop, who)
    const [mail] = await shop.mails(who.email)
    expect(mail?.body).toContain('    40 × £30.50 = £1,220.00\n\nTotal: £1,220.00\n')
  })

  it('says everything in each language', async () => {
    const shop = await shoppingShop(engine)
    for (const language of LANGUAGE_CODES) {
      const who = await shop.clientAt(5, language)
      await shop.add(who, { ...(await shop.idsOf('mg-60')), quantity: 1 })
      expect((await send(shop, who)).status).toBe(200)
      const [mail] = await shop.mails(who.email)
      expect(mail?.body).toContain(`https://shop.example/${language}/cart`)
      expect(`${mail?.subject}${mail?.body}`).not.toContain('{{')
      expect(mail?.body).toContain(messages(language, 'mailCartTotal', { amount: '18,99\u00a0€' }))
    }
  })

  it('is not written of an empty cart, which does not count, and no more than five times an hour', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.person()
    for (let i = 0; i < 6; i += 1) {
      const refused = await send(shop, who)
      expect([refused.status, refused.body.message]).toEqual([409, messages('fr', 'cartEmpty')])
    }
    await shop.add(who, { ...(await shop.idsOf('mg-60')), quantity: 1 })
    for (let i = 0; i < 5; i += 1) expect((await send(shop, who)).status).toBe(200)
    const refused = await send(shop, who)
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 3000]).toEqual([429, true])
    expect(await shop.mails(who.email)).toHaveLength(5)
  })

  it('is written once for a key, however often that is sent, and a repeated key does not count (call.idempotency-key-happens-once)', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.person()
    const refused = await send(shop, who, 'mail-1')
    expect(refused.status).toBe(409)
    await shop.add(who, { ...(await shop.idsOf('mg-60')), quantity: 1 })
    const first = await send(shop, who, 'mail-1')
    for (let i = 0; i < 6; i += 1) {
      const again = await send(shop, who, 'mail-1')
      expect([again.status, again.body]).toEqual([200, first.body])
    }
    expect(await shop.mails(who.email)).toHaveLength(1)
    for (let i = 2; i <= 5; i += 1) expect((await send(shop, who, `mail-${i}`)).status).toBe(200)
    expect((await send(shop, who, 'mail-6')).status).toBe(429)
    expect(await shop.mails(who.email)).toHaveLength(5)
  })

  it('is not written under a key that another call has used', async () => {
    const shop = await shoppingShop(engine)
    const who = await shop.person()
    const added = { ...(await shop.idsOf('mg-60')), quantity: 1 }
    await shop.ask(who, 'POST', '/storefront/cart', added, { key: 'cart-1' })
    const refused = await send(shop, who, 'cart-1')
    expect([refused.status, refused.body.message]).toEqual([409, messages('fr', 'keyUsed')])
    expect(await shop.mails(who.email)).toEqual([])
  })
})
