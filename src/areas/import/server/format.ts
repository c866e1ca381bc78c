import { startOf, utf16Of } from './other-shops/encoding.ts'

const ZIP = '504b0304'
/** The signature of files of older spreadsheet programs. */
const COMPOUND = 'd0cf11e0'

/** The kind of a file by its first bytes: one that the import reads, or in words what it is instead (operations.import-names-other-formats). */
export type FileKind = 'lines' | 'table' | 'feed' | { readonly other: string; readonly isWorkbook?: boolean }

export function kindOfFile(start: Buffer): FileKind {
  const mark = start.toString('hex', 0, 4)
  if (mark === ZIP)
    return /xl\/|\[Content_Types\]|opendocument\.spreadsheet|Index\//.test(start.toString('latin1'))
      ? { other: 'a spreadsheet', isWorkbook: true }
      : { other: 'a packed folder' }
  if (mark === COMPOUND) return { other: 'a spreadsheet', isWorkbook: true }
  const utf16 = utf16Of(start)
  if (utf16 === undefined && start.subarray(0, 16).includes(0)) return { other: 'no text' }
  const text = startOf({ start }, utf16 ?? 'utf-8')
  const [first = '', second = ''] = text
    .split(/\r?\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (first.startsWith('%PDF')) return { other: 'a PDF' }
  if (first.startsWith('[')) return { other: 'one JSON list' }
  if (/^<(?:!doctype html|html)\b/i.test(first)) return { other: 'a web page' }
  if (first.startsWith('<')) return isFeed(text) ? 'feed' : { other: 'XML' }
  const isTable = /[,;\t|]/.test(first) && !first.startsWith('{') && !second.startsWith('{')
  if (isTable) return 'table'
  return utf16 === undefined ? 'lines' : { other: 'a text in UTF-16' }
}

/** RSS or Atom that has items or entries: with or without prefixes. */
const isFeed = (text: string): boolean =>
  /<(?:rss|feed)[\s>]/i.test(text) && /<(?:item|entry)[\s>]|base\.google\.com\/ns/i.test(text)
