import type { LanguageCode } from '#contract/languages.ts'

import type { MessageKey, Messages } from '#server/texts/messages.ts'
import { fillBlocks, type LinkPart } from '#server/mail/fill.ts'
import { letter } from '#server/mail/letter.ts'
import { type CertificateMailKind, type NewMail, oneLine } from '#server/mail/mail.ts'

interface CertificateMail {
  readonly to: string
  readonly name: string
  readonly language: LanguageCode
  /** Reason for the refusal; empty unless refused. */
  readonly reason: string
}

interface CertificateTexts {
  readonly kind: CertificateMailKind
  readonly subject: MessageKey
  readonly body: MessageKey
  /** Page that the mail links to, below the language prefix. */
  readonly page: string
  readonly button: Pick<LinkPart, 'label' | 'instead'>
}

const TO_ACCOUNT = { page: 'account/practitioner', button: { label: 'mailButtonAccount', instead: true } } as const
const TO_CONTACT = { page: 'contact', button: { label: 'mailButtonContact' } } as const

/** `confirmed`: corrected details were approved. `withdrawn`: an approved certificate was refused. */
export type CertificateNews = 'approved' | 'confirmed' | 'refused' | 'withdrawn'

const TEXTS: Readonly<Record<CertificateNews, CertificateTexts>> = {
  approved: {
    kind: 'certificate-approved',
    subject: 'mailApprovedSubject',
    body: 'mailApprovedBody',
    ...TO_ACCOUNT,
  },
  confirmed: {
    kind: 'certificate-confirmed',
    subject: 'mailConfirmedSubject',
    body: 'mailConfirmedBody',
    ...TO_ACCOUNT,
  },
  refused: { kind: 'certificate-refused', subject: 'mailRefusedSubject', body: 'mailRefusedBody', ...TO_CONTACT },
  withdrawn: {
    kind: 'certificate-withdrawn',
    subject: 'mailWithdrawnSubject',
    body: 'mailWithdrawnBody',
    ...TO_CONTACT,
  },
}

/** Mail to a practitioner about the decision on their certificate, in the account's language. */
export function certificateMail(
  news: CertificateNews,
  { to, name, language, reason }: CertificateMail,
  {
    messages,
    publicUrl,
    shopName: shop,
  }: { readonly messages: Messages; readonly publicUrl: string; readonly shopName: string },
): NewMail {
  const { kind, subject, body, page, button } = TEXTS[news]
  return letter(
    { kind, to, language, subject: messages(language, subject) },
    fillBlocks({ messages, language }, body, {
      values: { name: oneLine(name), shop },
      parts: {
        reason: { kind: 'quote', text: reason },
        link: { kind: 'link', address: `${publicUrl}/${language}/${page}`, ...button },
      },
    }),
  )
}
