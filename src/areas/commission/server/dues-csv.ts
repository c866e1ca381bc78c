import type { LanguageCode } from '#contract/languages.ts'
import { personName } from '#contract/person-name.ts'

import { csvFile, csvText, decimalPointOf } from '#server/csv.ts'
import type { MessageKey, Messages } from '#server/texts/messages.ts'
import type { Due } from './pay.ts'

const HEADINGS = [
  'csvPractitioner',
  'csvEmail',
  'csvHolder',
  'IBAN',
  'BIC',
  'csvSortCode',
  'csvAccountNumber',
  'csvAmount',
  'csvCurrency',
] as const

/** Everything that is to be paid, a row for each practitioner and currency (admin.dues-as-files). */
export function duesCsv(
  dues: readonly Due[],
  { language, messages }: { readonly language: LanguageCode; readonly messages: Messages },
): string {
  const say = (key: MessageKey) => csvText(messages(language, key))
  const rows = dues.map(({ practitioner, bank, total, currency }) => [
    csvText(personName(practitioner, language)),
    csvText(practitioner.email),
    csvText(bank?.holder ?? ''),
    csvText(bank?.iban ?? ''),
    csvText(bank?.bic ?? ''),
    csvText(bank?.sort_code ?? ''),
    csvText(bank?.account_number ?? ''),
    total.toFixed(2).replace('.', decimalPointOf(language)),
    currency,
  ])
  return csvFile(
    [
      HEADINGS.map((heading) =>
        heading === 'IBAN' || heading === 'BIC'
          ? csvText(heading)
          : say(heading === 'csvAmount' ? 'csvCommission' : heading),
      ),
      ...rows,
    ],
    language,
  )
}
