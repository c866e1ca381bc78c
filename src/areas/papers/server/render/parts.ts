import { addressLines } from '#areas/orders/contract/address-lines.ts'
import type { Address, Seller } from '#areas/orders/contract/orders.ts'

import { type Sheet, SHEET_WIDTH, type TextPart } from '../pdf/sheet.ts'
import { STYLES } from '../pdf/styles.ts'
import type { Words } from './words.ts'

/** In points: the height of the window of an envelope, and where the text begins below it. */
const WINDOW = 128
const BELOW_WINDOW = 262
const RIGHT = { x: SHEET_WIDTH * 0.56, width: SHEET_WIDTH * 0.44 } as const

export interface Fact {
  readonly name: string
  readonly value: string
}

export const partyLines = (party: Address & { readonly company?: string }, words: Words): string[] => {
  const lines = addressLines(party, words.country(party.country), words.language)
  return party.company ? [party.company, ...lines] : lines
}

/** The head of a page: the shop, the address in the window, and facts beside it. */
export function drawHead(
  sheet: Sheet,
  { shop, sender, to, facts }: { shop: string; sender: string; to: readonly string[]; facts: readonly Fact[] },
): void {
  sheet.paragraph([{ text: shop, style: STYLES.shop }])
  sheet.moveTo(WINDOW)
  sheet.paragraph([{ text: sender, style: STYLES.small }], { width: SHEET_WIDTH * 0.5 })
  sheet.skip(6)
  sheet.paragraph(
    to.map((text) => ({ text })),
    { width: SHEET_WIDTH * 0.48 },
  )
  const end = sheet.y
  sheet.moveTo(WINDOW)
  drawFacts(sheet, facts)
  sheet.moveTo(Math.max(end, sheet.y, BELOW_WINDOW - 20) + 20)
}

function drawFacts(sheet: Sheet, facts: readonly Fact[]): void {
  const table = sheet.element('Table')
  const body = sheet.element('TBody', table)
  const half = { name: RIGHT.width * 0.46, value: RIGHT.width * 0.54 }
  for (const { name, value } of facts) {
    const row = sheet.element('TR', body)
    const term = sheet.lay([{ text: name, style: STYLES.soft }], half.name - 6)
    const said = sheet.lay([{ text: value }], half.value)
    sheet.drawLaid(
      term,
      sheet.y + 1,
      { x: RIGHT.x, width: half.name },
      'TH',
      sheet.element('TH', row, { scope: 'Row' }),
    )
    sheet.drawLaid(said, sheet.y, { x: RIGHT.x + half.name, width: half.value }, 'TD', sheet.element('TD', row))
    sheet.skip(Math.max(term.height, said.height) + 2)
  }
}

export interface Sum {
  readonly label: string
  readonly amount: string
  readonly lang?: string | undefined
  readonly isTotal?: true
}

/** Sums at the end of the page, the total set off. They stay together. */
export function drawSums(sheet: Sheet, sums: readonly Sum[]): void {
  const x = SHEET_WIDTH * 0.4
  const width = SHEET_WIDTH - x
  const rows = sums.map(({ label, amount, lang, isTotal }) => {
    const style = isTotal ? STYLES.total : STYLES.text
    return {
      label: sheet.lay([{ text: label, style, lang }], width * 0.62),
      amount: sheet.lay([{ text: amount, style }], width * 0.36),
      isTotal,
    }
  })
  const heights = rows.map(({ label, amount, isTotal }) => Math.max(label.height, amount.height) + (isTotal ? 10 : 3))
  sheet.skip(8)
  if (!sheet.hasRoom(heights.reduce((all, height) => all + height, 0))) sheet.turnPage()
  const body = sheet.element('TBody', sheet.element('Table'))
  for (const [place, { label, amount, isTotal }] of rows.entries()) {
    const row = sheet.element('TR', body)
    if (isTotal) {
      sheet.skip(3)
      sheet.rule(x, width)
      sheet.skip(5)
    }
    sheet.drawLaid(label, sheet.y, { x, width: width * 0.62 }, 'TH', sheet.element('TH', row, { scope: 'Row' }))
    sheet.drawLaid(amount, sheet.y, { x, width, align: 'end' }, 'TD', sheet.element('TD', row))
    sheet.skip(heights[place] ?? 0)
    if (isTotal) sheet.skip(-8)
  }
  sheet.skip(12)
}

/** A product: its name, and what is told of it below. */
export const productParts = (name: string, lang: string | null, details: readonly string[]): readonly TextPart[] => {
  const told = details.filter((text) => text !== '').join(' · ')
  return [
    { text: name, lang: lang ?? undefined },
    ...(told === '' ? [] : [{ text: told, style: STYLES.soft, lang: lang ?? undefined }]),
  ]
}

/** The seller's columns at the end of each page. */
export const footOf = ({ name, address, email, register, tax_id, bank }: Seller, { say }: Words): string[] => [
  [name, ...address].join('\n'),
  [email, ...(register === null ? [] : [register])].join('\n'),
  [...(tax_id === null ? [] : [say('paperVatOf', { number: tax_id })]), ...(bank === null ? [] : [bank])].join('\n'),
]

export const senderLine = ({ name, address }: Seller): string => [name, ...address].join(' · ')
