import type { Payout, PayoutSummary } from '#areas/commission/contract/commission.ts'
import type { Seller } from '#areas/orders/contract/orders.ts'
import { drawHead, drawSums, footOf, senderLine } from '#areas/papers/server/render/parts.ts'
import type { Words } from '#areas/papers/server/render/words.ts'
import { openSheet } from '#areas/papers/server/pdf/sheet.ts'
import { STYLES } from '#areas/papers/server/pdf/styles.ts'
import { drawTable } from '#areas/papers/server/pdf/table.ts'
import type { Currency } from '#contract/currency.ts'

import { payeeLines } from './payee-lines.ts'

export interface YearOfPayouts {
  readonly year: number
  readonly payee: Payout['payee']
  /** The earliest first. */
  readonly payouts: readonly PayoutSummary[]
}

/** All that was paid out in one year, by currency, as PDF (commission.statements-as-pdf). */
export async function renderYear(
  { year, payee, payouts }: YearOfPayouts,
  payer: Seller,
  wordsOf: (currency: Currency) => Words,
): Promise<Buffer> {
  const currencies = [...new Set(payouts.map(({ currency }) => currency))]
  const words = wordsOf(currencies[0] ?? 'EUR')
  const { say, day, number } = words
  const title = say('statementYear', { year: `${year}` })
  const sheet = openSheet({ title, author: payer.name, language: words.language, createdAt: new Date() })
  drawHead(sheet, {
    shop: payer.shop,
    sender: senderLine(payer),
    to: payeeLines(payee, words.language),
    facts: [{ name: say('statementPayouts'), value: number(payouts.length) }],
  })
  sheet.paragraph([{ text: title, style: STYLES.title }], {}, 'H1')
  sheet.skip(10)
  for (const currency of currencies) {
    const { money } = wordsOf(currency)
    const own = payouts.filter((payout) => payout.currency === currency)
    drawTable(
      sheet,
      [
        { title: say('statementNumber'), share: 0.14 },
        { title: say('statementPaidOn'), share: 0.22 },
        { title: say('statementNote'), share: 0.32 },
        { title: say('statementLines'), share: 0.12, align: 'end' },
        { title: say('statementAmount'), share: 0.2, align: 'end' },
      ],
      own.map((payout) => [
        [{ text: number(payout.payout_id) }],
        [{ text: day(payout.paid_on) }],
        [{ text: payout.note === '' ? '–' : payout.note }],
        [{ text: number(payout.entries) }],
        [{ text: money(Math.round(payout.total * 100)) }],
      ]),
    )
    const total = own.reduce((sum, payout) => sum + Math.round(payout.total * 100), 0)
    drawSums(sheet, [{ label: say('statementTotal'), amount: money(total), isTotal: true }])
  }
  return sheet.finish(footOf(payer, words), (page, pages) => `${title} · ${say('paperPage', { page, pages })}`)
}
