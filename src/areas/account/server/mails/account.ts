import type { LanguageCode } from '#contract/languages.ts'

import type { MessageKey, Messages } from '#server/texts/messages.ts'
import type { AccountMailKind, NewMail } from '#server/mail/mail.ts'

const TEXTS: Readonly<Record<AccountMailKind, { readonly subject: MessageKey; readonly body: MessageKey }>> = {
  activation: { subject: 'mailActivationSubject', body: 'mailActivationBody' },
  repeated: { subject: 'mailActivationSubject', body: 'mailRepeatedBody' },
  reset: { subject: 'mailResetSubject', body: 'mailResetBody' },
  registered: { subject: 'mailRegisteredSubject', body: 'mailRegisteredBody' },
}

/**
 * A mail with a link for the owner of an address. It names nobody: anyone can type that address into a form, with any
 * text in place of a name.
 */
export function accountMail(
  kind: AccountMailKind,
  { to, language, link }: { readonly to: string; readonly language: LanguageCode; readonly link: string },
  shop: string,
  messages: Messages,
): NewMail {
  const { subject, body } = TEXTS[kind]
  return {
    kind,
    to,
    language,
    subject: messages(language, subject, { shop }),
    body: messages(language, body, { shop, link }),
  }
}
