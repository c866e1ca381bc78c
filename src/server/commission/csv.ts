import type { CommissionLine } from '#contract/commission.ts'
import { bcp47, type LanguageCode } from '#contract/languages.ts'

import type { MessageKey, Messages } from '../texts/messages.ts'

/** Spreadsheets read a file without it as that of an old code page. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Opening letters of a formula, in spreadsheets of all languages, and white space that some of them skip before one. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/

interface CsvDeps {
  readonly language: LanguageCode
  readonly messages: Messages
  readonly timeZone: string
}

const HEADINGS = [
  'csvDate',
  'csvOrder',
  'csvClient',
  'csvProduct',
  'csvNetContents',
  'csvQuantity',
  'csvAmount',
  'csvRate',
  'csvCommission',
  'csvCurrency',
  'csvKind',
  'csvState',
  'csvPayout',
] as const satisfies readonly MessageKey[]

/** Entries as a file that spreadsheets of a language open as it is (commission.csv-download). */
export function toCsv(lines: readonly CommissionLine[], { language, messages, timeZone }: CsvDeps): string {
  const [point = '.'] = new Intl.NumberFormat(bcp47(language))
    .formatToParts(0.5)
    .flatMap(({ type, value }) => (type === 'decimal' ? [value] : []))
  const separator = point === ',' ? ';' : ','
  const days = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  const decimal = (amount: number) => amount.toFixed(2).replace('.', point)
  const text = (value: string) => quoted(FORMULA.test(value) ? `'${value}` : value)
  const say = (key: MessageKey) => quoted(messages(language, key))

  const rows = lines.map((line) => [
    days.format(new Date(line.created_at)),
    text(line.number),
    text(line.client === null ? '' : `${line.client.first_name} ${line.client.last_name}`.trim()),
    text(line.name),
    text(line.net_contents),
    `${line.quantity}`,
    decimal(line.amount),
    `${line.rate}`,
    decimal(line.commission),
    line.currency,
    say(line.kind === 'reversal' ? 'csvReversal' : 'csvAccrual'),
    say(stateKey(line)),
    line.payout_id === null ? '' : `${line.payout_id}`,
  ])
  return `${BYTE_ORDER_MARK}${[HEADINGS.map(say), ...rows].map((cells) => `${cells.join(separator)}\r\n`).join('')}`
}

function stateKey({ state, paid_at, cancelled_at }: CommissionLine): MessageKey {
  if (state === 'paid') return 'csvPaid'
  if (state === 'approved') return 'csvApproved'
  return cancelled_at !== null && paid_at === null ? 'csvCancelled' : 'csvPending'
}

/** In quotes always: a reader may take another separator than the file's. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
