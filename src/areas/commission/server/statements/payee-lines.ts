import type { Payout } from '#areas/commission/contract/commission.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { personName } from '#contract/person-name.ts'
import { shownAddress } from '#contract/shown-address.ts'

export const payeeLines = (payee: Payout['payee'], language: LanguageCode): readonly string[] =>
  [personName(payee, language), payee.practice_name, shownAddress(payee.email)].filter((line) => line !== '')
