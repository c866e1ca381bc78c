import type { LanguageCode } from '#contract/languages.ts'
import type { Operator } from '#contract/shop-settings.ts'
import { shownAddress } from '#contract/shown-address.ts'

import type { Messages } from '../texts/messages.ts'
import { oneLine } from './mail.ts'

export interface FrameDeps {
  readonly messages: Messages
  readonly shopName: string
  readonly operator: Operator
  /** Origin of the shop, for the pictures in mails. */
  readonly publicUrl: string
}

/** The paragraphs below every mail: who runs the shop, and that a demo is one. */
export function footOf(
  language: LanguageCode,
  { messages, shopName: shop, operator: { name, address, email, isDemo } }: FrameDeps,
): string[] {
  return [
    messages(language, 'mailOperator', {
      shop,
      name,
      address: oneLine(address.join(', ')),
      email: shownAddress(email),
    }),
    ...(isDemo ? [messages(language, 'mailDemo')] : []),
  ]
}

/** A mail with the operator below its body (operations.operator-in-mails), set off as a signature (RFC 3676, 4.3). */
export function withFooter<Mail extends { readonly language: LanguageCode; readonly body: string }>(
  mail: Mail,
  frame: FrameDeps,
): Mail {
  return { ...mail, body: `${mail.body.trimEnd()}\n\n-- \n${footOf(mail.language, frame).join('\n\n')}` }
}
