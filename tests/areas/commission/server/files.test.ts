import * as fc from 'fast-check'
import { isValidIBAN } from 'ibantools'
import { describe, expect, it } from 'vitest'

import { inSepaLatin } from '#areas/commission/server/sepa/latin.ts'
import { painFile } from '#areas/commission/server/sepa/pain.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { earningShop } from './support/earning.ts'

const IBAN = 'DE75512108001245126199'
const OPERATOR = { name: 'Müller & Søn GmbH', bank: 'Musterbank, IBAN NL91 ABNA 0417 1643 00, BIC ABNANL2A' }

/** The texts of all elements of a name, in their order. */
const textsOf = (xml: string, name: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text]) => text ?? '')

/** Names of elements in their order, a message's children by their parents. */
const childrenOf = (xml: string, parent: string): readonly string[] => {
  const inner = new RegExp(`<${parent}>(.*?)</${parent}>`, 's').exec(xml)?.[1] ?? ''
  const names: string[] = []
  let depth = 0
  for (const [, slash, name] of inner.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (slash === '') {
      if (depth === 0) names.push(name ?? '')
      depth += 1
    } else depth -= 1
  }
  return names
}

describe('a SEPA payment (admin.dues-as-files)', () => {
  it('has the order, sums, counts and characters that its rules ask for, whatever is paid to whom', () => {
    const transfer = fc.record({
      endToEndId: fc.string({ maxLength: 60, unit: 'grapheme' }),
      cents: fc.integer({ min: 1, max: 99_999_999 }),
      holder: fc.string({ maxLength: 90, unit: 'grapheme' }),
      iban: fc.constantFrom(IBAN, 'NL91ABNA0417164300'),
      bic: fc.constantFrom('', 'DEUTDEFF'),
      text: fc.string({ maxLength: 200, unit: 'grapheme' }),
    })
    fc.assert(
      fc.property(fc.array(transfer, { minLength: 1, maxLength: 20 }), (transfers) => {
        const xml = painFile({
          messageId: '2026-11-29-ABC',
          createdAt: new Date('2026-11-29T10:00:00Z'),
          executeOn: '2026-12-15',
          debtor: { name: OPERATOR.name, iban: 'NL91ABNA0417164300' },
          transfers,
        })
        expect(xml).toMatch(
          /^<\?xml version="1.0" encoding="UTF-8"\?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">/,
        )
        const count = String(transfers.length)
        expect(textsOf(xml, 'NbOfTxs')).toEqual([count, count])
        const cents = textsOf(xml, 'InstdAmt').map((amount) => Math.round(Number(amount) * 100))
        expect(cents).toEqual(transfers.map((one) => one.cents))
        const total = (cents.reduce((sum, one) => sum + one, 0) / 100).toFixed(2)
        expect(textsOf(xml, 'CtrlSum')).toEqual([total, total])
        expect(textsOf(xml, 'IBAN').every((iban) => isValidIBAN(iban))).toBe(true)
        for (const [name, max] of [
          ['MsgId', 35],
          ['PmtInfId', 35],
          ['EndToEndId', 35],
          ['Nm', 70],
          ['Ustrd', 140],
        ] as const)
          for (const text of textsOf(xml, name)) {
            expect(text.length).toBeLessThanOrEqual(max)
            expect(text).toMatch(/^[A-Za-z0-9/?:().,'+ -]*$/)
          }
      }),
    )
  })

  it('has its elements in the order of the schema', () => {
    const xml = painFile({
      messageId: 'M1',
      createdAt: new Date('2026-11-29T10:00:00Z'),
      executeOn: '2026-12-15',
      debtor: { name: OPERATOR.name, iban: 'NL91ABNA0417164300' },
      transfers: [{ endToEndId: 'E1', cents: 5, holder: 'Zoë', iban: IBAN, bic: 'DEUTDEFF', text: 'Verbena' }],
    })
    expect(childrenOf(xml, 'GrpHdr')).toEqual(['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty'])
    expect(childrenOf(xml, 'PmtInf')).toEqual([
      'PmtInfId',
      'PmtMtd',
      'NbOfTxs',
      'CtrlSum',
      'PmtTpInf',
      'ReqdExctnDt',
      'Dbtr',
      'DbtrAcct',
      'DbtrAgt',
      'ChrgBr',
      'CdtTrfTxInf',
    ])
    expect(childrenOf(xml, 'CdtTrfTxInf')).toEqual(['PmtId', 'Amt', 'CdtrAgt', 'Cdtr', 'CdtrAcct', 'RmtInf'])
    expect(textsOf(xml, 'InstdAmt')).toEqual(['0.05'])
    expect(textsOf(xml, 'Nm')).toEqual(['Mueller + Son GmbH', 'Mueller + Son GmbH', 'Zoe'])
  })

  it.each([
    ['Łukasz Żółć', 'Lukasz Zolc'],
    ['Straße 5 / “Hof”', 'Strasse 5 / Hof'],
    ['//a//b/', 'a/b'],
    ['山田 Tarō', 'Taro'],
  ])('writes “%s” as “%s”', (text, plain) => {
    expect(inSepaLatin(text, 70)).toBe(plain)
  })
})

describeOnEachEngine('the files of what is due (admin.dues-as-files)', (engine) => {
  it('pay whoever has an IBAN, and name the others', async () => {
    const shop = await earningShop(engine, { payer: OPERATOR })
    const [other, british] = [await shop.practitioner(), await shop.practitioner()]
    for (const practitioner of [shop.hart, other, british])
      await shop.move(await shop.sell({ client: shop.mara, practitioner, totals: [10_005] }), 'paid')
    const ask = (path: string) => shop.ask(shop.admin, 'GET', `/admin/commission/${path}`)
    expect((await ask('sepa')).status).toBe(409)
    const keep = (who: typeof other, bank: object) => shop.ask(who, 'PUT', '/account/practitioners/bank', bank)
    await keep(shop.hart, { kind: 'iban', holder: 'Zoë Linden', iban: IBAN })
    await keep(british, { kind: 'uk', holder: '=Bob', sort_code: '123456', account_number: '12345678' })
    const { status, body } = await ask('sepa')
    expect([status, body]).toMatchObject([
      200,
      { payments: 1, total: 10.01, left_out: [{ user_id: other.userId }, { user_id: british.userId }] },
    ])
    expect(textsOf(body.xml, 'IBAN')).toEqual(['NL91ABNA0417164300', IBAN])
    const { next_payout } = (await shop.ask(shop.admin, 'GET', '/admin/commission')).body
    expect(textsOf(body.xml, 'Dt')).toEqual([next_payout])

    const response = await shop.app.request('/api/v2/admin/commission/csv', {
      headers: { Authorization: `Bearer ${shop.admin.token}` },
    })
    const lines = (await response.text()).split('\r\n')
    expect(lines[1]).toBe(`"","${shop.hart.email}","Zoë Linden","${IBAN}","","","",10.01,EUR`)
    expect(lines[2]).toBe(`"","${other.email}","","","","","",10.01,EUR`)
    expect(lines[3]).toBe(`"","${british.email}","'=Bob","","","123456","12345678",10.01,EUR`)
  })

  it('are no payment where the operator has no IBAN', async () => {
    const shop = await earningShop(engine, { payer: { name: 'Verbena', bank: null } })
    expect((await shop.ask(shop.admin, 'GET', '/admin/commission/sepa')).status).toBe(409)
  })
})
