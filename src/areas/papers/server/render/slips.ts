import { bcp47 } from '#contract/languages.ts'
import type { Address, Seller } from '#areas/orders/contract/orders.ts'

import { openSheet, type Sheet } from '../pdf/sheet.ts'
import { STYLES } from '../pdf/styles.ts'
import { drawTable } from '../pdf/table.ts'
import { drawHead, footOf, partyLines, productParts, senderLine } from './parts.ts'
import type { Words } from './words.ts'

export interface Slip {
  readonly number: string
  readonly placed_on: string
  readonly delivery: string
  readonly address: Address
  readonly seller: Seller
  readonly lines: readonly {
    readonly name: string
    readonly lang: string | null
    readonly brand: string
    readonly net_contents: string
    readonly sku: string
    readonly quantity: number
  }[]
  readonly words: Words
}

/** The slips of orders, each on pages of its own and in its buyer's language, without prices (papers.slips-have-no-prices). */
export async function renderSlips(slips: readonly [Slip, ...Slip[]], createdAt: Date): Promise<Buffer> {
  const [{ words, seller }] = slips
  const title = slips.map((slip) => slip.words.say('paperSlip', { number: slip.number }))
  const sheet = openSheet({ title: title.join(', '), author: seller.name, language: words.language, createdAt })
  for (const [place, slip] of slips.entries()) {
    if (place > 0) sheet.turnPage()
    drawSlip(sheet, slip)
  }
  return sheet.finish(footOf(seller, words), (page, pages) => words.say('paperPage', { page, pages }))
}

function drawSlip(sheet: Sheet, { number, placed_on, delivery, address, seller, lines, words }: Slip): void {
  const { say, day } = words
  const lang = bcp47(words.language)
  drawHead(sheet, {
    shop: seller.shop,
    sender: senderLine(seller),
    to: partyLines(address, words),
    facts: [
      { name: say('paperOrder'), value: number },
      { name: say('paperOrdered'), value: day(placed_on) },
      { name: say('paperDelivery'), value: delivery },
    ],
  })
  sheet.paragraph([{ text: say('paperSlip', { number }), style: STYLES.title, lang }], { lang }, 'H1')
  sheet.skip(10)
  drawTable(
    sheet,
    [
      { title: say('paperQuantity'), share: 0.14, align: 'end' },
      { title: say('paperProduct'), share: 0.62 },
      { title: say('paperSku'), share: 0.24 },
    ],
    lines.map((line) => [
      [{ text: words.number(line.quantity), style: STYLES.strong }],
      productParts(line.name, line.lang, [line.brand, line.net_contents]),
      [{ text: line.sku }],
    ]),
  )
  sheet.skip(10)
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  sheet.paragraph([{ text: say('paperPieces', { number: words.number(pieces) }), style: STYLES.strong }])
}
