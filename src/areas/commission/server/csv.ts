import type { CommissionLine } from '#areas/commission/contract/commission.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { personName } from '#contract/person-name.ts'

import { csvFile, csvText, decimalPointOf } from '#server/csv.ts'
import type { MessageKey, Messages } from '#server/texts/messages.ts'

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
  const point = decimalPointOf(language)
  const days = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  const decimal = (amount: number) => amount.toFixed(2).replace('.', point)
  const say = (key: MessageKey) => csvText(messages(language, key))

  const rows = lines.map((line) => [
    days.format(new Date(line.created_at)),
    csvText(line.number),
    csvText(line.client === null ? '' : personName(line.client, language)),
    csvText(line.kind === 'correction' ? line.reason : line.name),
    csvText(line.net_contents),
    `${line.quantity}`,
    decimal(line.amount),
    `${line.rate}`,
    decimal(line.commission),
    line.currency,
    say(KINDS[line.kind]),
    say(stateKey(line)),
    line.payout_id === null ? '' : `${line.payout_id}`,
  ])
  return csvFile([HEADINGS.map(say), ...rows], language)
}

const KINDS = {
  accrual: 'csvAccrual',
  reversal: 'csvReversal',
  correction: 'csvCorrection',
} as const satisfies Readonly<Record<CommissionLine['kind'], MessageKey>>

function stateKey({ state, paid_at, cancelled_at }: CommissionLine): MessageKey {
  if (state === 'paid') return 'csvPaid'
  if (state === 'approved') return 'csvApproved'
  return cancelled_at !== null && paid_at === null ? 'csvCancelled' : 'csvPending'
}
