import type { LanguageCode } from '#contract/languages.ts'

import type { NewMail } from '#server/mail/mail.ts'
import type { Messages } from '#server/texts/messages.ts'

interface BankMailDeps {
  readonly messages: Messages
  readonly shopName: string
  readonly publicUrl: string
}

/** Tells a practitioner that their bank details were changed, without them (commission.bank-change-is-mailed). */
export function bankMail(
  { email, language }: { readonly email: string; readonly language: LanguageCode },
  { messages, shopName: shop, publicUrl }: BankMailDeps,
): NewMail {
  const contact = `${publicUrl}/${language}/contact`
  const link = `${publicUrl}/${language}/account/practitioner/commission/bank`
  return {
    kind: 'bank-changed',
    to: email,
    language,
    subject: messages(language, 'mailBankSubject'),
    body: messages(language, 'mailBankBody', { shop, contact, link }),
  }
}
