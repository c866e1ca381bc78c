import { bcp47, type LanguageCode } from '#contract/languages.ts'

import type { MessageKey, Messages, MessageValues } from '#server/texts/messages.ts'
import type { LineProblem } from '../line.ts'
import type { Finding } from './store.ts'

/** Faults of a field by the English words of `line.ts`; a group becomes the value of that name. */
const FAULTS: readonly (readonly [RegExp, MessageKey])[] = [
  [/^Invalid key: .*received undefined$/, 'faultMissing'],
  [/^Invalid type: .*received undefined$/, 'faultMissing'],
  [/^Invalid (?:type|key): /, 'faultType'],
  [/^is (?:empty|an empty path)$|^has no entry$/, 'faultEmpty'],
  [/^is longer than (?<max>\d+) characters$/, 'faultLong'],
  [/^has more than (?<max>\d+) entries$/, 'faultMany'],
  [/^holds characters that are no text$/, 'faultText'],
  [/^is (?:below 0|not above 0)$/, 'faultBelow'],
  [/^is above (?<max>\d+)$/, 'faultAbove'],
  [/^has more than two decimals$/, 'faultDecimals'],
  [/^is not a whole number$/, 'faultWhole'],
  [/^is deeper than (?<max>\d+)$/, 'faultDeep'],
  [/^has the same sku twice$/, 'faultSkuTwice'],
  [/^has no price$/, 'faultNoPrice'],
  [/^has several entries, one of them without net_contents$/, 'faultNoContents'],
  [/^is in (?<currency>\S+), and this shop sells in EUR and GBP$/, 'faultCurrency'],
  [/^cannot be taken: (?<value>.*)$/s, 'faultNotTaken'],
  [/^(?<value>.*) is not in the file$/s, 'faultNotInFile'],
  [/^has (?<length>\d+) characters, all of them are taken$/, 'noteLong'],
  [/^cannot be taken: (?<value>.*)$/s, 'faultNotRead'],
  [/^is not (?:an ISO date|a date that exists)$/, 'faultDate'],
]

/** Parts of a problem that name no field. */
const PARTS: readonly (readonly [RegExp, MessageKey])[] = [
  [/^external_id (?<id>.*) stands in line (?<line>\d+) already$/s, 'lineRepeated'],
  [/^sku (?<sku>.*) belongs to the product (?<product>.*)$/s, 'lineSkuTaken'],
  [/^sku (?<sku>.*) stands in line (?<line>\d+) already; this variant has (?<own>.*)$/s, 'noteSku'],
  [/^(?<id>.*) is a product of another shop; this one is (?<own>.*)$/s, 'noteOtherShop'],
  [/^no price in (?<currency>[A-Z]{3}): shops of the other region show it, this one does not$/, 'noteNoPrice'],
  [/^and (?<number>\d+) more$/, 'faultMore'],
]

const WHOLE: Partial<Record<LineProblem['code'], MessageKey>> = {
  'too-long': 'lineTooLong',
  'not-utf8': 'lineNotUtf8',
  refused: 'lineRefused',
}

type Text = (key: MessageKey, values?: MessageValues) => string

/** A finding in the asked language. Words that are not known here stay English. */
export function findingText({ kind, code, detail }: Finding, messages: Messages, language: LanguageCode): string {
  const text: Text = (key, values) => messages(language, key, values)
  if (kind === 'picture') return pictureText(detail, text)
  const whole = WHOLE[code as LineProblem['code']]
  if (whole !== undefined) return text(whole)
  if (kind === 'note') return partText(detail, text)
  return detail
    .split('; ')
    .map((part) => partText(part, text))
    .join('; ')
}

/** Several findings that are told as one. */
export function groupText(
  finding: Finding & { readonly count: number },
  messages: Messages,
  language: LanguageCode,
): string {
  const [, host] = /^picture (\S+)$/.exec(finding.alike) ?? []
  if (finding.kind !== 'picture' || host === undefined) return findingText(finding, messages, language)
  const number = new Intl.NumberFormat(bcp47(language)).format(finding.count)
  const detail = finding.detail.slice(finding.detail.indexOf(' ') + 1)
  return `${messages(language, 'importPictures', { number, host }).replace(/[.。]$/, '')} (${detail})`
}

function partText(part: string, text: Text): string {
  if (part === 'The line is not JSON') return text('lineNotJson')
  const known = matched(PARTS, part, text)
  if (known !== undefined) return known
  const [, field = '', fault = ''] = /^([^:;]{1,120}): (.*)$/s.exec(part) ?? []
  return field === '' ? part : text('importFault', { field, fault: matched(FAULTS, fault, text) ?? fault })
}

function matched(table: readonly (readonly [RegExp, MessageKey])[], words: string, text: Text): string | undefined {
  for (const [pattern, key] of table) {
    const found = pattern.exec(words)
    if (found) return text(key, found.groups)
  }
  return undefined
}

/** An address has no spaces, or ends where the words about it begin. */
function pictureText(detail: string, text: Text): string {
  const at = detail.indexOf(' ')
  return `${text('importPicture', { address: detail.slice(0, at) }).replace(/[.。]$/, '')} (${detail.slice(at + 1)})`
}
