import type { CatalogueFormat } from '#areas/import/contract/import-formats.ts'

const UTF16 = ['fffe', 'feff']
const ZIP = '504b0304'

/** Columns that together only one shop's table has, each by its names. */
const TABLES: readonly (readonly [CatalogueFormat, readonly RegExp[]])[] = [
  ['shopify', [/\b(?:url )?handle\b/i, /\btitle\b/i, /\boption1 name\b/i]],
  ['woocommerce', [/\bid\b/i, /\btype\b/i, /\bsku\b/i, /\bregular price\b/i]],
]

/**
 * The format of a file by its first bytes: one that the import reads, or what it is instead, in words
 * (operations.import-names-other-formats).
 */
export function formatOf(start: Buffer): CatalogueFormat | { readonly other: string } {
  if (UTF16.includes(start.toString('hex', 0, 2))) return { other: 'a text in UTF-16' }
  if (start.toString('hex', 0, 4) === ZIP) return { other: 'a spreadsheet or another packed folder' }
  if (start.subarray(0, 16).includes(0)) return { other: 'no text' }
  const text = start.toString().replace(/^\uFEFF/, '')
  const [first = '', second = ''] = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (first.startsWith('%PDF')) return { other: 'a PDF' }
  if (first.startsWith('[')) return { other: 'one JSON list' }
  if (/^<(?:!doctype html|html)\b/i.test(first)) return { other: 'a web page' }
  if (first.startsWith('<')) return isFeed(text) ? 'merchant' : { other: 'XML' }
  const isTable = /[,;\t]/.test(first) && !first.startsWith('{') && !second.startsWith('{')
  if (!isTable) return 'lines'
  const [format] = TABLES.find(([, columns]) => columns.every((column) => column.test(first))) ?? []
  return format ?? { other: 'CSV' }
}

/** RSS or Atom that has items or entries: with or without prefixes. */
const isFeed = (text: string): boolean =>
  /<(?:rss|feed)[\s>]/i.test(text) && /<(?:item|entry)[\s>]|base\.google\.com\/ns/i.test(text)
