import type { CommissionLine, Payout } from '#areas/commission/contract/commission.ts'
import type { Seller } from '#areas/orders/contract/orders.ts'
import { drawHead, drawSums, footOf, productParts, senderLine } from '#areas/papers/server/render/parts.ts'
import type { Words } from '#areas/papers/server/render/words.ts'
import { openSheet } from '#areas/papers/server/pdf/sheet.ts'
import { STYLES } from '#areas/papers/server/pdf/styles.ts'
import { drawTable } from '#areas/papers/server/pdf/table.ts'
import { personName } from '#contract/person-name.ts'

import { dayIn } from '#server/tax/tax-rates.ts'

import { payeeLines } from './payee-lines.ts'

/** The statement of one payout as PDF (commission.statements-as-pdf). */
export async function renderStatement(payout: Payout, payer: Seller, words: Words): Promise<Buffer> {
  const { say, day, number } = words
  const title = say('statementTitle', { date: day(payout.paid_on) })
  const sheet = openSheet({
    title,
    author: payer.name,
    language: words.language,
    createdAt: new Date(`${payout.paid_on}T12:00:00Z`),
  })
  drawHead(sheet, {
    shop: payer.shop,
    sender: senderLine(payer),
    to: payeeLines(payout.payee, words.language),
    facts: [
      { name: say('statementNumber'), value: number(payout.payout_id) },
      { name: say('statementPaidOn'), value: day(payout.paid_on) },
      { name: say('statementLines'), value: number(payout.entries) },
      ...(payout.note === '' ? [] : [{ name: say('statementNote'), value: payout.note }]),
    ],
  })
  sheet.paragraph([{ text: title, style: STYLES.title }], {}, 'H1')
  sheet.skip(10)
  drawTable(
    sheet,
    [
      { title: say('paperProduct'), share: 0.52 },
      { title: say('statementAmount'), share: 0.17, align: 'end' },
      { title: say('statementRate'), share: 0.12, align: 'end' },
      { title: say('statementCommission'), share: 0.19, align: 'end' },
    ],
    payout.lines.map((line) => cellsOf(line, payout.time_zone, words)),
  )
  drawSums(sheet, [{ label: say('statementTotal'), amount: words.money(toCents(payout.total)), isTotal: true }])
  sheet.paragraph(say('statementZone', { zone: payout.time_zone }))
  return sheet.finish(footOf(payer, words), (page, pages) => `${title} · ${say('paperPage', { page, pages })}`)
}

const toCents = (amount: number): number => Math.round(amount * 100)

function cellsOf(line: CommissionLine, timeZone: string, words: Words) {
  const { money, percent, number } = words
  const isCorrection = line.kind === 'correction'
  const name = isCorrection ? line.reason : `${number(line.quantity)} × ${line.name}`
  return [
    productParts(name, null, detailsOf(line, timeZone, words)),
    [{ text: isCorrection ? '–' : money(toCents(line.amount)) }],
    [{ text: isCorrection ? '–' : percent(line.rate) }],
    [{ text: money(toCents(line.commission)) }],
  ]
}

function detailsOf(line: CommissionLine, timeZone: string, { say, day, language }: Words): string[] {
  const made = day(dayIn(timeZone, new Date(line.created_at)))
  if (line.kind === 'correction') return [say('statementCorrection'), made]
  const client = line.client ? personName(line.client, language) : say('statementFormer')
  const back =
    line.kind === 'reversal' ? [say(line.cancelled_at === null ? 'statementRefunded' : 'statementReversal')] : []
  return [line.number, made, client, ...back]
}
