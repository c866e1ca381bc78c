import { electronicFormatIBAN, isValidIBAN } from 'ibantools'

import type { SepaFile } from '#areas/commission/contract/admin-commission.ts'
import type { LanguageCode } from '#contract/languages.ts'

import type { CommissionDeps } from './deps.ts'
import { duesCsv } from './dues-csv.ts'
import type { Due, Paying } from './pay.ts'
import { nextPayoutOf } from './payout-day.ts'
import { painFile } from './sepa/pain.ts'
import { todayIn } from './zone.ts'

export interface DueFiles {
  /** Everything that is to be paid, as CSV (admin.dues-as-files). */
  downloadDues(language: LanguageCode): Promise<string>
  /** 'noAccount' if OPERATOR_BANK has no IBAN, 'nobody' if none of those who are due euros has one. */
  makeSepaFile(): Promise<SepaFile | 'noAccount' | 'nobody'>
}

export function dueFiles(deps: CommissionDeps, { listDues }: Pick<Paying, 'listDues'>): DueFiles {
  const { database, messages, timeZone, payoutDay, shopName, operator } = deps
  return {
    downloadDues: async (language) => duesCsv(await listDues(), { language, messages }),

    async makeSepaFile() {
      const iban = ibanIn(operator.bank ?? '')
      if (iban === undefined) return 'noAccount'
      const inEuros = (await listDues()).filter(({ currency }) => currency === 'EUR')
      const paid = inEuros.filter(({ bank }) => bank?.kind === 'iban')
      if (paid.length === 0) return 'nobody'
      const today = await todayIn(database.db, timeZone)
      const now = new Date()
      const messageId = `${today}-${now.getTime().toString(36).toUpperCase()}`
      const transfers = paid.map((due) => transferOf(due, { shopName, messageId }))
      return {
        file_name: `sepa-${today}.xml`,
        xml: painFile({
          messageId,
          createdAt: now,
          executeOn: nextPayoutOf(today, payoutDay),
          debtor: { name: operator.name, iban },
          transfers,
        }),
        payments: transfers.length,
        total: transfers.reduce((sum, { cents }) => sum + cents, 0) / 100,
        left_out: inEuros.filter((due) => !paid.includes(due)).map(({ practitioner }) => practitioner),
      }
    },
  }
}

function transferOf(
  { practitioner: { user_id, former_id }, total, bank }: Due,
  { shopName, messageId }: { readonly shopName: string; readonly messageId: string },
) {
  return {
    endToEndId: `${messageId}-${user_id === null ? `F${former_id ?? 0}` : user_id}`,
    cents: Math.round(total * 100),
    holder: bank?.holder ?? '',
    iban: bank?.iban ?? '',
    bic: bank?.bic ?? '',
    text: `${shopName} ${messageId}`,
  }
}

/** The first IBAN of a text in which other words may stand, such as the bank's name. */
function ibanIn(text: string): string | undefined {
  const runs = text.match(/\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]){10,30}/gi) ?? []
  return runs
    .flatMap((run) => {
      const compact = electronicFormatIBAN(run) ?? ''
      return Array.from({ length: compact.length }, (_, less) => compact.slice(0, compact.length - less))
    })
    .find((one) => isValidIBAN(one))
}
