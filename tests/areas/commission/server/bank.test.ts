import { describe, expect, it } from 'vitest'

import type { BankDetails } from '#areas/commission/contract/bank.ts'
import { openBank, sealBank } from '#areas/commission/server/bank/seal.ts'
import { LANGUAGE_CODES } from '#contract/languages.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { BANK_SECRET } from '#tests/server/support/secrets.ts'
import { type EarningShop, earningShop } from './support/earning.ts'

const IBAN = 'DE75512108001245126199'
const DETAILS: BankDetails = {
  kind: 'iban',
  holder: 'Zoë Linden',
  iban: IBAN,
  bic: '',
  sort_code: '',
  account_number: '',
}
const PATH = '/account/practitioners/bank'
const save = (shop: EarningShop, details: object = {}) => shop.ask(shop.hart, 'PUT', PATH, { ...DETAILS, ...details })

describe('sealed bank details (commission.bank-details)', () => {
  it('open in their own row, with their own secret, unchanged', () => {
    const sealed = sealBank(DETAILS, 'account 7', BANK_SECRET)
    expect(openBank(sealed, 'account 7', BANK_SECRET)).toEqual(DETAILS)
    expect(sealed.includes('Linden')).toBe(false)
    expect(sealBank(DETAILS, 'account 7', BANK_SECRET).equals(sealed)).toBe(false)
    const changed = Buffer.from(sealed)
    changed[sealed.length - 1] = (changed.at(-1) ?? 0) ^ 1
    expect(openBank(sealed, 'account 8', BANK_SECRET)).toBeNull()
    expect(openBank(sealed, 'former 7', BANK_SECRET)).toBeNull()
    expect(openBank(sealed, 'account 7', `${BANK_SECRET}.`)).toBeNull()
    expect(openBank(changed, 'account 7', BANK_SECRET)).toBeNull()
  })
})

describeOnEachEngine('bank details (commission.bank-details, commission.bank-change-is-mailed)', (engine) => {
  it('are kept encrypted and shown masked, and are the practitioner’s own', async () => {
    const shop = await earningShop(engine)
    expect((await shop.ask(shop.hart, 'GET', PATH)).body).toEqual({ bank: null })
    const saved = await save(shop, { iban: 'de75 5121 0800 1245 1261 99', account_number: '12345678' })
    const masked = { bank: { kind: 'iban', holder: 'Zoë Linden', ends: '6199', changed_at: expect.any(String) } }
    expect([saved.status, saved.body]).toEqual([200, masked])
    expect((await shop.ask(shop.hart, 'GET', PATH)).body).toEqual(masked)
    const other = await shop.practitioner()
    expect((await shop.ask(other, 'GET', PATH)).body).toEqual({ bank: null })
    const rows = await shop.db.selectFrom('bank_account').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows) + rows[0]?.details.toString('utf8')).not.toMatch(/6199|Linden/)
    const exported = (await shop.ask(shop.hart, 'GET', '/account/export')).body
    expect(exported.bank_details).toMatchObject(DETAILS)
    await save(shop, { kind: 'uk', sort_code: '12-34-56', account_number: '12345678' })
    expect((await shop.ask(shop.hart, 'GET', PATH)).body).toMatchObject({ bank: { kind: 'uk', ends: '5678' } })
    expect((await shop.ask(shop.hart, 'DELETE', PATH)).body).toEqual({ bank: null })
    expect(await shop.db.selectFrom('bank_account').selectAll().execute()).toEqual([])
  })

  it.each([
    ['another check digit', { iban: 'DE76512108001245126199' }, 'iban'],
    ['another length', { iban: 'DE7551210800124512619' }, 'iban'],
    ['no holder', { holder: ' ' }, 'holder'],
    ['a holder that no payment carries', { holder: 'x'.repeat(71) }, 'holder'],
    ['half a BIC', { bic: 'DEUT' }, 'bic'],
    ['no sort code', { kind: 'uk', account_number: '12345678' }, 'sort_code'],
  ])('are refused with %s', async (_, wrong, field) => {
    const shop = await earningShop(engine)
    const refused = await save(shop, wrong)
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, [field]])
  })

  it('are mailed to have changed, in each language, without them', async () => {
    const shop = await earningShop(engine)
    for (const language of LANGUAGE_CODES) {
      await shop.db
        .updateTable('account')
        .set((eb) => ({ language_id: eb.selectFrom('language').select('id').where('code', '=', language) }))
        .where('user_id', '=', shop.hart.userId)
        .execute()
      await save(shop)
    }
    const mails = await shop.mails(shop.hart.email)
    expect(mails.map(({ language }) => language).toSorted()).toEqual(LANGUAGE_CODES.toSorted())
    for (const { subject, body, language } of mails) {
      expect(subject + body).not.toMatch(/6199|Linden/)
      expect(body).toContain(`https://shop.example/${language}/account/practitioner/commission/bank`)
    }
  })
})
