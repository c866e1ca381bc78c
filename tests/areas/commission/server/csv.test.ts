import { describe, expect, it } from 'vitest'

import type { CommissionLine } from '#areas/commission/contract/commission.ts'
import { LANGUAGE_CODES } from '#contract/languages.ts'
import { toCsv } from '#areas/commission/server/csv.ts'

import { messages } from '#tests/areas/cart/server/support/shop.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { earningShop } from './support/earning.ts'

const LINE: CommissionLine = {
  entry_id: 1,
  kind: 'accrual',
  state: 'paid',
  created_at: '2026-02-28T23:30:00.000Z',
  order_id: 4,
  number: '7KQ2-XM4D',
  placed_at: '2026-02-28T23:30:00.000Z',
  paid_at: '2026-03-02T00:00:00.000Z',
  cancelled_at: null,
  client: { id: 7, first_name: 'Mara', last_name: 'Vos' },
  product_variant_id: 9,
  name: 'Magnesium',
  net_contents: '60 capsules',
  quantity: 2,
  currency: 'EUR',
  amount: 1234.5,
  rate: 10,
  commission: 123.45,
  reason: '',
  payout_id: 3,
}

const csv = (line: Partial<CommissionLine>, language: (typeof LANGUAGE_CODES)[number] = 'en') =>
  toCsv([{ ...LINE, ...line }], { language, messages, timeZone: 'Europe/Berlin' })
const row = (line: Partial<CommissionLine>, language?: (typeof LANGUAGE_CODES)[number]) =>
  csv(line, language).split('\r\n')[1] ?? ''

describe('commission as CSV', () => {
  it('begins with a byte order mark, and has a heading and CRLF after every line (commission.csv-download)', () => {
    expect(csv({})).toBe(
      '\uFEFF"Date","Order","Client","Product","Contents","Quantity","Amount after discount","Rate in %","Commission","Currency","Entry","State","Payout no."\r\n' +
        '2026-03-01,"7KQ2-XM4D","Mara Vos","Magnesium","60 capsules",2,1234.50,10,123.45,EUR,"Earned","Paid",3\r\n',
    )
  })

  it.each([
    ['en', '1234.50', ','],
    ['jp', '1234.50', ','],
    ['zh-TW', '1234.50', ','],
    ['zh_tw', '1234.50', ','],
    ...(['de', 'dk', 'es', 'fr', 'hu', 'it', 'nl', 'pt', 'ro'] as const).map((code) => [code, '1234,50', ';'] as const),
  ] as const)(
    'has the decimals and separator of spreadsheets in %s (commission.csv-download)',
    (language, amount, separator) => {
      const cells = row({}, language).split(separator)
      expect([cells.length, cells[6]]).toEqual([13, amount])
    },
  )

  it('names clients in the order of its language (language.family-name-first)', () => {
    expect(row({}, 'jp')).toContain('"Vos Mara"')
    expect(row({}, 'de')).toContain('"Mara Vos"')
  })

  it('says its headings and states in each language', () => {
    const heads = LANGUAGE_CODES.map((language) => csv({}, language).split('\r\n')[0])
    expect(new Set(heads).size).toBe(LANGUAGE_CODES.length - 1)
  })

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '＝1',
    '＋1',
    '－1',
    '＠1',
    "=cmd|' /C calc'!A0",
  ])('keeps %j from being a formula, in every cell that holds a text (commission.csv-download)', (text) => {
    const line = row({
      client: { id: 7, first_name: text, last_name: '' },
      name: text,
      net_contents: text,
      number: text,
    })
    const kept = `"'${text.replaceAll('"', '""')}"`
    const trimmed = `"'${text.trim()}"`
    const whole = csv({ name: text, net_contents: text, number: text })
    expect(whole.split(kept)).toHaveLength(4)
    expect(/[\r\n]/.test(text) || line.includes(trimmed)).toBe(true)
  })

  it('doubles quotes and keeps separators and line breaks inside them', () => {
    expect(csv({ name: 'A "calm", night;\nlong' })).toContain(',"A ""calm"", night;\nlong",')
  })

  it('has numbers as numbers, negative ones too', () => {
    const cells = row({ kind: 'reversal', state: 'approved', amount: -12, commission: -1.2, payout_id: null }).split(
      ',',
    )
    expect(cells.slice(6)).toEqual(['-12.00', '10', '-1.20', 'EUR', '"Reversed"', '"Approved"', ''])
  })

  it('says that what was cancelled before it was paid does not count', () => {
    const unpaid = { state: 'pending', paid_at: null, payout_id: null } as const
    expect(row({ ...unpaid, cancelled_at: LINE.created_at })).toContain('"Cancelled, not counted"')
    expect(row(unpaid)).toContain('"Pending"')
    expect(row({ ...unpaid, state: 'approved', paid_at: LINE.paid_at, cancelled_at: LINE.created_at })).toContain(
      '"Approved"',
    )
  })
})

describeOnEachEngine('the download of commission', (engine) => {
  it('is sent as comma-separated values in UTF-8 (commission.csv-download)', async () => {
    const shop = await earningShop(engine)
    const response = await shop.app.request('/api/v2/account/practitioners/commission/csv', {
      headers: { Authorization: `Bearer ${shop.hart.token}` },
    })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  })

  it('has all lines of the days asked for in the language of the call, and nobody else reads them (commission.csv-download)', async () => {
    const shop = await earningShop(engine)
    await shop.db
      .updateTable('account')
      .set({ first_name: '=HYPERLINK("https://evil.example")', last_name: 'Vos' })
      .where('user_id', '=', shop.mara.userId)
      .execute()
    for (let day = 1; day <= 30; day += 1)
      await shop.sell({
        client: shop.mara,
        practitioner: shop.hart,
        totals: [1050],
        placedAt: `2026-04-${`${day}`.padStart(2, '0')}T12:00:00Z`,
      })
    const text = await shop.csv(shop.hart, { from: '2026-04-02', language_code: 'de' })
    const lines = text.split('\r\n')
    expect([text.startsWith('\uFEFF"Datum";"Bestellung"'), lines.length]).toEqual([true, 31])
    expect(lines[1]).toMatch(/^2026-04-30;"[^"]+";"'=HYPERLINK\(""https:\/\/evil\.example""\) Vos";"mg-60";/)
    expect(lines[1]).toContain(';10,50;10;1,05;EUR;"Verdient";"Ausstehend";')
    expect((await shop.csv(await shop.practitioner())).split('\r\n')).toHaveLength(2)
    expect(await shop.csv(shop.mara)).toContain(messages('en', 'notAllowed'))
  })
})
