import type { PayoutSummary } from '#areas/commission/contract/commission.ts'
import { CURRENCIES } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'

import type { NewMail } from '#server/mail/mail.ts'
import { dayIn } from '../day.ts'
import type { Messages } from '#server/texts/messages.ts'

interface Reader {
  readonly email: string
  readonly language: LanguageCode
  /** Without it, the statement has no page that they could open. */
  readonly hasAccount: boolean
}

interface PayoutMailDeps {
  readonly messages: Messages
  readonly shopName: string
  readonly publicUrl: string
}

/** Tells a practitioner of a payout, with the way to its statement (commission.payout-is-mailed). */
export function payoutMail(
  { payout_id, paid_on, currency, total }: Pick<PayoutSummary, 'payout_id' | 'paid_on' | 'currency' | 'total'>,
  { email, language, hasAccount }: Reader,
  { messages, shopName: shop, publicUrl }: PayoutMailDeps,
): NewMail {
  const { locale } = currency === CURRENCIES.eu.currency ? CURRENCIES.eu : CURRENCIES.uk
  const values = {
    shop,
    amount: new Intl.NumberFormat(locale, { style: 'currency', currency }).format(total),
    date: dayIn(language, paid_on),
    link: `${publicUrl}/${language}/account/practitioner/commission/payouts/${payout_id}`,
  }
  return {
    kind: 'payout',
    to: email,
    language,
    subject: messages(language, 'mailPayoutSubject', values),
    body: messages(language, hasAccount ? 'mailPayoutBody' : 'mailPayoutFormerBody', values),
  }
}
