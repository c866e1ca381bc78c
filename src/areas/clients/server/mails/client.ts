import type { MailTopic } from '#areas/account/contract/mail-choices.ts'
import type { LanguageCode } from '#contract/languages.ts'

import type { MessageKey, Messages } from '#server/texts/messages.ts'
import { fillBlocks } from '#server/mail/fill.ts'
import { letter } from '#server/mail/letter.ts'
import { type ClientMailKind, harmlessName, type NewMail } from '#server/mail/mail.ts'

/**
 * Way in which a mail asks a client for consent. `none`: it does not. `asked`: its link leads to the home page, which
 * asks. `password`: choosing a password by its link is consent (clients.password-by-link-is-a-yes).
 */
export type Consent = 'none' | 'asked' | 'password'

/** A mail to a client from a practitioner, who need not be their current one. */
export interface ClientMail {
  readonly to: string
  /** The client's name; empty if unknown. */
  readonly name: string
  readonly language: LanguageCode
  readonly practitioner: { readonly name: string; readonly practice: string }
  /** Discount in the client's cart once they have agreed, in whole percent. */
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

const SHARE_TEXTS = {
  none: { body: 'mailShareBody', button: 'mailButtonProtocol' },
  asked: { body: 'mailShareAskedBody', button: 'mailButtonProtocol' },
  password: { body: 'mailShareInvitedBody', button: 'mailButtonPassword' },
} as const

const INVITATION_TEXTS = {
  none: { body: 'mailAskedBody', button: 'mailButtonAnswer' },
  asked: { body: 'mailAskedBody', button: 'mailButtonAnswer' },
  password: { body: 'mailInvitationBody', button: 'mailButtonPassword' },
} as const

/**
 * Tells the client that a protocol was shared. It reveals only the protocol's name: health notes do not belong in a
 * mailbox.
 */
export function shareMail(mail: ClientMail, protocol: SharedProtocol, deps: ClientMailDeps): NewMail {
  const { language, consent } = mail
  const { messages } = deps
  return written('share', mail, deps, {
    subject: 'mailShareSubject',
    ...SHARE_TEXTS[consent],
    topic: consent === 'none' ? 'protocols' : 'invitations',
    lines: [
      messages(language, 'mailShareProtocol', { protocol: harmlessName(protocol.name) }),
      messages(language, 'mailShareProducts', { products: protocol.products }),
      ...discountLine(mail, deps),
    ],
  })
}

/** Asks a user to become a practitioner's client: who asks, what they will see, and the discount. */
export function invitationMail(mail: ClientMail, deps: ClientMailDeps): NewMail {
  return written('invitation', mail, deps, {
    subject: 'mailInvitationSubject',
    ...INVITATION_TEXTS[mail.consent],
    topic: 'invitations',
    lines: discountLine(mail, deps),
  })
}

/** Tells a practitioner or an admin, invited as a client, why their account can't be a client's. */
export function colleagueMail(mail: ClientMail, deps: ClientMailDeps): NewMail {
  return written('invitation', mail, deps, {
    subject: 'mailInvitationSubject',
    body: 'mailColleagueBody',
    button: 'mailButtonRegister',
    topic: 'invitations',
    lines: [],
  })
}

interface Written {
  readonly subject: MessageKey
  readonly body: MessageKey
  readonly button: MessageKey
  readonly lines: readonly string[]
  readonly topic: MailTopic
}

function written(
  kind: ClientMailKind,
  { to, name, language, practitioner, link }: ClientMail,
  { messages, shopName: shop }: ClientMailDeps,
  { subject, body, button, lines, topic }: Written,
): NewMail {
  const who = harmlessName(practitioner.name)
  const practice = harmlessName(practitioner.practice)
  const called = harmlessName(name)
  const hello = called === '' ? messages(language, 'mailHello') : messages(language, 'mailHelloName', { name: called })
  return letter(
    { kind, to, language, topic, subject: messages(language, subject, { practitioner: who, shop }) },
    fillBlocks({ messages, language }, body, {
      values: {
        hello,
        practitioner: practice === '' ? who : `${who} (${practice})`,
        sees: messages(language, 'mailSees'),
        shop,
      },
      parts: {
        lines: lines.length === 0 ? [] : { kind: 'paragraph', text: lines.join('\n') },
        link: { kind: 'link', address: link, label: button },
      },
    }),
  )
}

function discountLine({ language, discount }: ClientMail, { messages }: ClientMailDeps): string[] {
  return discount === 0 ? [] : [messages(language, 'mailShareDiscount', { rate: discount })]
}
