import type { LanguageCode } from '#contract/languages.ts'
import type { Operator } from '#contract/shop-settings.ts'
import { shownAddress } from '#contract/shown-address.ts'

import type { MailTopic } from '#areas/account/contract/mail-choices.ts'

import type { Messages } from '../texts/messages.ts'
import type { ChoiceTokens } from './choice-token.ts'
import { oneLine } from './mail.ts'

export interface FrameDeps {
  readonly messages: Messages
  readonly shopName: string
  readonly operator: Operator
  /** Origin of the shop, for the pictures in mails. */
  readonly publicUrl: string
  readonly tokens: ChoiceTokens
}

/** A mail that its reader may refuse others like. */
export interface Refusable {
  readonly language: LanguageCode
  readonly topic: MailTopic | null
  /** The shared protocol that the choice is limited to. */
  readonly shareId?: number | null
  readonly userId: number | null
}

/** The page on which mails like this one are refused; undefined where they can't be (mail.topics-can-be-refused). */
export function choicesPage(
  { language, topic, userId, shareId = null }: Refusable,
  { publicUrl, tokens }: FrameDeps,
): string | undefined {
  return topic === null || userId === null
    ? undefined
    : `${publicUrl}/${language}/email-choices/${tokens.of({ userId, topic, shareId })}`
}

/** The paragraphs below a mail: how to get no more like it, who runs the shop, and that a demo is one. */
export function footOf(mail: Refusable, frame: FrameDeps): string[] {
  const { language } = mail
  const {
    messages,
    shopName: shop,
    operator: { name, address, email, isDemo },
  } = frame
  const link = choicesPage(mail, frame)
  return [
    ...(link === undefined ? [] : [messages(language, 'mailStop', { link })]),
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
export function withFooter<Mail extends Refusable & { readonly body: string }>(mail: Mail, frame: FrameDeps): Mail {
  return { ...mail, body: `${mail.body.trimEnd()}\n\n-- \n${footOf(mail, frame).join('\n\n')}` }
}
