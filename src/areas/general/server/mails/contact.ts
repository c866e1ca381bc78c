import { bcp47, DEFAULT_LANGUAGE, type LanguageCode } from '#contract/languages.ts'
import { shownAddress } from '#contract/shown-address.ts'

import type { Messages } from '#server/texts/messages.ts'
import { fillBlocks } from '#server/mail/fill.ts'
import { letter } from '#server/mail/letter.ts'
import { type NewMail, oneLine } from '#server/mail/mail.ts'

/** Fields of the contact form. */
export interface ContactMessage {
  readonly name: string
  readonly email: string
  readonly message: string
}

/**
 * Mail that brings a visitor's message to the shop. It is in the default language, which the shop's staff read, and
 * names the visitor's language. Replies go to the visitor.
 */
export function contactMail(
  { name, email, message }: ContactMessage,
  language: LanguageCode,
  shop: string,
  messages: Messages,
): NewMail {
  const languageName =
    new Intl.DisplayNames(bcp47(DEFAULT_LANGUAGE), { type: 'language' }).of(bcp47(language)) ?? language
  return letter(
    {
      kind: 'contact',
      to: null,
      replyTo: email,
      language: DEFAULT_LANGUAGE,
      subject: messages(DEFAULT_LANGUAGE, 'mailContactSubject', { shop, name }),
    },
    fillBlocks({ messages, language: DEFAULT_LANGUAGE }, 'mailContactBody', {
      values: { name: oneLine(name), email: shownAddress(email), language: languageName },
      parts: { message: { kind: 'quote', text: message } },
    }),
  )
}
