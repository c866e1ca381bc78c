import type { LanguageCode } from '#contract/languages.ts'

import type { Messages } from '../texts/messages.ts'
import { harmlessName, type NewMail } from './mail.ts'

/** A mail to a client from their practitioner, or from another one. */
export interface ClientMail {
  readonly to: string
  /** What the client is called; empty where that is not known. */
  readonly name: string
  readonly language: LanguageCode
  readonly practitioner: { readonly name: string; readonly practice: string }
  /** What the client's cart takes off, in whole percents. */
  readonly discount: number
  readonly link: string
  /** Whether the link leads to choosing a password. */
  readonly isInvited: boolean
}

interface ClientMailDeps {
  readonly messages: Messages
  readonly shopName: string
}

/** That a protocol was shared. Its name is all that it tells of the protocol: mailboxes are no place for notes on health. */
export function shareMail(
  mail: ClientMail,
  protocol: { readonly name: string; readonly products: number },
  deps: ClientMailDeps,
): NewMail {
  const { language, isInvited } = mail
  const { messages } = deps
  return written('share', mail, deps, {
    subject: 'mailShareSubject',
    body: isInvited ? 'mailShareInvitedBody' : 'mailShareBody',
    lines: [
      messages(language, 'mailShareProtocol', { protocol: harmlessName(protocol.name) }),
      messages(language, 'mailShareProducts', { products: protocol.products }),
      ...discountLine(mail, deps),
    ],
  })
}

/** That a practitioner has taken somebody on as a client. */
export function invitationMail(mail: ClientMail, deps: ClientMailDeps): NewMail {
  return written('invitation', mail, deps, {
    subject: 'mailInvitationSubject',
    body: mail.isInvited ? 'mailInvitationBody' : 'mailLinkedBody',
    lines: discountLine(mail, deps),
  })
}

interface Written {
  readonly subject: 'mailShareSubject' | 'mailInvitationSubject'
  readonly body: 'mailShareBody' | 'mailShareInvitedBody' | 'mailInvitationBody' | 'mailLinkedBody'
  readonly lines: readonly string[]
}

function written(
  kind: 'share' | 'invitation',
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
