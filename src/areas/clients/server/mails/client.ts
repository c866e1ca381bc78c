import type { LanguageCode } from '#contract/languages.ts'

import type { MessageKey, Messages } from '#server/texts/messages.ts'
import { type ClientMailKind, harmlessName, type NewMail } from '#server/mail/mail.ts'

/**
 * How a mail to a client asks for a yes. `none`: not at all. `asked`: the home page that its link leads to has the question.
 * `password`: choosing a password by its link is the yes (clients.password-by-link-is-a-yes).
 */
export type Consent = 'none' | 'asked' | 'password'

/** A mail to a client from their practitioner, or from another one. */
export interface ClientMail {
  readonly to: string
  /** What the client is called; empty where that is not known. */
  readonly name: string
  readonly language: LanguageCode
  readonly practitioner: { readonly name: string; readonly practice: string }
  /** The discount of the client's cart, once they have agreed, in whole percents. */
  readonly discount: number
  readonly link: string
  readonly consent: Consent
}

/** `products` counts those on sale. */
export interface SharedProtocol {
  readonly name: string
  readonly products: number
}

interface ClientMailDeps {
  readonly messages: Messages
  readonly shopName: string
}

const SHARE_BODIES = { none: 'mailShareBody', asked: 'mailShareAskedBody', password: 'mailShareInvitedBody' } as const

/** That a protocol was shared. Its name is all that it tells of the protocol: mailboxes are no place for notes on health. */
export function shareMail(mail: ClientMail, protocol: SharedProtocol, deps: ClientMailDeps): NewMail {
  const { language, consent } = mail
  const { messages } = deps
  return written('share', mail, deps, {
    subject: 'mailShareSubject',
    body: SHARE_BODIES[consent],
    lines: [
      messages(language, 'mailShareProtocol', { protocol: harmlessName(protocol.name) }),
      messages(language, 'mailShareProducts', { products: protocol.products }),
      ...discountLine(mail, deps),
    ],
  })
}

/** Asks somebody to be a practitioner's client: who asks, what they will see, and which discount. */
export function invitationMail(mail: ClientMail, deps: ClientMailDeps): NewMail {
  return written('invitation', mail, deps, {
    subject: 'mailInvitationSubject',
    body: mail.consent === 'password' ? 'mailInvitationBody' : 'mailAskedBody',
    lines: discountLine(mail, deps),
  })
}

/** Tells a practitioner or an admin whom somebody wants as a client why their account can't be a client's. */
export function colleagueMail(mail: ClientMail, deps: ClientMailDeps): NewMail {
  return written('invitation', mail, deps, {
    subject: 'mailInvitationSubject',
    body: 'mailColleagueBody',
    lines: [],
  })
}

interface Written {
  readonly subject: MessageKey
  readonly body: MessageKey
  readonly lines: readonly string[]
}

function written(
  kind: ClientMailKind,
  { to, name, language, practitioner, link }: ClientMail,
  { messages, shopName: shop }: ClientMailDeps,
  { subject, body, lines }: Written,
): NewMail {
  const who = harmlessName(practitioner.name)
  const practice = harmlessName(practitioner.practice)
  const called = harmlessName(name)
  const hello = called === '' ? messages(language, 'mailHello') : messages(language, 'mailHelloName', { name: called })
  const text = messages(language, body, {
    hello,
    practitioner: practice === '' ? who : `${who} (${practice})`,
    sees: messages(language, 'mailSees'),
    shop,
    lines: lines.join('\n'),
    link,
  })
  return {
    kind,
    to,
    language,
    subject: messages(language, subject, { practitioner: who, shop }),
    // Without lines their paragraph is empty.
    body: text.replaceAll(/\n{3,}/g, '\n\n'),
  }
}

function discountLine({ language, discount }: ClientMail, { messages }: ClientMailDeps): string[] {
  return discount === 0 ? [] : [messages(language, 'mailShareDiscount', { rate: discount })]
}
