import type { PaperKind } from '#areas/papers/contract/papers.ts'

import type { PaperContent } from '#areas/papers/server/stored/paper-content.ts'
import { openSheet, type Sheet } from '../pdf/sheet.ts'
import { STYLES } from '../pdf/styles.ts'
import { drawTable } from '../pdf/table.ts'
import { drawHead, drawSums, type Fact, footOf, partyLines, productParts, senderLine } from './parts.ts'
import type { Words } from './words.ts'

export interface IssuedPaper {
  readonly kind: PaperKind
  readonly number: string
  readonly issuedAt: Date
  readonly content: PaperContent
}

/** An invoice or credit note as PDF (papers.pdf-in-the-buyers-language). */
export async function renderInvoice({ kind, number, issuedAt, content }: IssuedPaper, words: Words): Promise<Buffer> {
  const { say } = words
  const { seller, buyer } = content
  const title = say(kind === 'invoice' ? 'paperInvoice' : 'paperCredit', { number })
  const sheet = openSheet({ title, author: seller.name, language: words.language, createdAt: issuedAt })
  drawHead(sheet, {
    shop: seller.shop,
    sender: senderLine(seller),
    to: partyLines(buyer, words),
    facts: factsOf(number, content, words),
  })
  sheet.paragraph([{ text: title, style: STYLES.title }], {}, 'H1')
  sheet.skip(10)
  if (content.corrects) {
    const { number: corrected, issued_on: day } = content.corrects
    sheet.paragraph(say('paperCorrects', { number: corrected, date: words.day(day) }))
    sheet.skip(8)
  }
  drawLines(sheet, content, words)
  drawSums(sheet, sumsOf(kind, content, words))
  drawTaxes(sheet, content, words)
  for (const note of notesOf(kind, content, words)) {
    sheet.paragraph(note)
    sheet.skip(6)
  }
  return sheet.finish(footOf(seller, words), (page, pages) => `${number} · ${say('paperPage', { page, pages })}`)
}

function factsOf(number: string, content: PaperContent, { say, day }: Words): Fact[] {
  const { buyer, payment, delivered_on: delivered, order } = content
  return [
    { name: say('paperNumber'), value: number },
    { name: say('paperDate'), value: day(content.issued_on) },
    { name: say('paperOrder'), value: order.number },
    { name: say('paperOrdered'), value: day(order.placed_on) },
    ...(delivered === null ? [] : [{ name: say('paperDelivered'), value: day(delivered) }]),
    ...(payment.paid_on === null ? [] : [{ name: say('paperPaidOn'), value: day(payment.paid_on) }]),
    { name: say('paperMethod'), value: say(`payment.${payment.method}`) },
    ...(buyer.vat_number === '' ? [] : [{ name: say('paperVat'), value: buyer.vat_number }]),
  ]
}

const drawLines = (sheet: Sheet, { lines }: PaperContent, { say, money, percent, number }: Words): void => {
  drawTable(
    sheet,
    [
      { title: say('paperProduct'), share: 0.48 },
      { title: say('paperQuantity'), share: 0.11, align: 'end' },
      { title: say('paperPrice'), share: 0.15, align: 'end' },
      { title: say('paperRate'), share: 0.1, align: 'end' },
      { title: say('paperAmount'), share: 0.16, align: 'end' },
    ],
    lines.map((line) => [
      productParts(line.name, line.lang, [line.brand, line.net_contents, line.sku]),
      [{ text: number(line.quantity) }],
      [{ text: money(line.price) }],
      [{ text: percent(line.tax_rate) }],
      [{ text: money(line.price * line.quantity) }],
    ]),
  )
}

function sumsOf(kind: PaperKind, content: PaperContent, { say, money, percent }: Words) {
  const { lines, delivery, discount_rate: rate, total } = content
  const goods = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const discount = lines.reduce((sum, line) => sum + line.discount, 0)
  return [
    { label: say('paperGoods'), amount: money(goods) },
    ...(discount === 0 ? [] : [{ label: say('paperDiscount', { rate: percent(rate) }), amount: money(-discount) }]),
    { label: delivery.title, lang: delivery.lang ?? undefined, amount: money(delivery.price) },
    {
      label: say(kind === 'invoice' ? 'paperTotal' : 'paperCreditTotal'),
      amount: money(total),
      isTotal: true as const,
    },
  ]
}

const drawTaxes = (sheet: Sheet, { taxes }: PaperContent, { say, money, percent }: Words): void => {
  drawTable(
    sheet,
    [
      { title: say('paperRate'), share: 0.25 },
      { title: say('paperNet'), share: 0.25, align: 'end' },
      { title: say('paperTax'), share: 0.25, align: 'end' },
      { title: say('paperGross'), share: 0.25, align: 'end' },
    ],
    taxes.map(({ rate, net, tax }) => [
      [{ text: percent(rate) }],
      [{ text: money(net) }],
      [{ text: money(tax) }],
      [{ text: money(net + tax) }],
    ]),
  )
  sheet.skip(14)
}

function notesOf(kind: PaperKind, content: PaperContent, words: Words): string[] {
  const { say, money, day } = words
  const { payment, seller, total, order, delivered_to: to } = content
  const amount = money(total)
  return [
    ...(kind === 'credit_note'
      ? [say('paperCredited', { amount })]
      : payment.pay_by === null
        ? [say('paperPaid')]
        : [
            seller.bank === null
              ? say('paperPayUntil', { amount, date: day(payment.pay_by) })
              : say('paperPayTo', { amount, account: seller.bank, date: day(payment.pay_by), number: order.number }),
          ]),
    ...(content.reverse_charge ? [say('paperReverse')] : []),
    ...(to === null ? [] : [say('paperDeliveredTo', { address: partyLines(to, words).join(', ') })]),
  ]
}
