import type { MailBlock, MailLine } from './blocks.ts'
import { plainLines } from './mail.ts'

/** Returns a mail's blocks as plain text, with an empty line between two. */
export function plainText(blocks: readonly MailBlock[]): string {
  return plainLines(blocks.map(textOf).join('\n\n'))
}

function textOf(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'quote':
    case 'button':
      return block.text
    case 'lines':
      return linesOf(block.lines)
    case 'sums':
      return block.sums.map(({ text }) => text).join('\n')
    case 'address':
      break
  }
  return block.lines.join('\n')
}

/** Lines with prices take two rows each, so an empty row parts them. */
function linesOf(lines: readonly MailLine[]): string {
  const isPriced = lines.some(({ price }) => price !== undefined)
  return lines.map(lineOf).join(isPriced ? '\n\n' : '\n')
}

function lineOf({ name, quantity, price, total }: MailLine): string {
  return price === undefined ? `${quantity} × ${name}` : `${name}\n    ${quantity} × ${price} = ${total}`
}
