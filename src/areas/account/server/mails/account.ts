import type { LanguageCode } from '#contract/languages.ts'

import type { MessageKey, Messages } from '#server/texts/messages.ts'
import { fillBlocks } from '#server/mail/fill.ts'
import { letter } from '#server/mail/letter.ts'
import type { AccountMailKind, NewMail } from '#server/mail/mail.ts'

interface AccountTexts {
  readonly subject: MessageKey
  readonly body: MessageKey
  readonly button: MessageKey
}

const TEXTS: Readonly<Record<AccountMailKind, AccountTexts>> = {
  activation: { subject: 'mailActivationSubject', body: 'mailActivationBody', button: 'mailButtonActivate' },
  repeated: { subject: 'mailActivationSubject', body: 'mailRepeatedBody', button: 'mailButtonPassword' },
  reset: { subject: 'mailResetSubject', body: 'mailResetBody', button: 'mailButtonPassword' },
  registered: { subject: 'mailRegisteredSubject', body: 'mailRegisteredBody', button: 'mailButtonPassword' },
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
  const { subject, body, button } = TEXTS[kind]
  return letter(
    { kind, to, language, subject: messages(language, subject, { shop }) },
    fillBlocks({ messages, language }, body, {
      values: { shop },
      parts: { link: { kind: 'link', address: link, label: button } },
    }),
  )
}
