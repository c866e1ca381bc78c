import type { LanguageCode } from '#contract/languages.ts'

import type { MessageKey, Messages } from '#server/texts/messages.ts'
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
}

/** `confirmed`: corrected details were approved. `withdrawn`: an approved certificate was refused. */
export type CertificateNews = 'approved' | 'confirmed' | 'refused' | 'withdrawn'

const TEXTS: Readonly<Record<CertificateNews, CertificateTexts>> = {
  approved: {
    kind: 'certificate-approved',
    subject: 'mailApprovedSubject',
    body: 'mailApprovedBody',
    page: 'account/practitioner',
  },
  confirmed: {
    kind: 'certificate-confirmed',
    subject: 'mailConfirmedSubject',
    body: 'mailConfirmedBody',
    page: 'account/practitioner',
  },
  refused: { kind: 'certificate-refused', subject: 'mailRefusedSubject', body: 'mailRefusedBody', page: 'contact' },
  withdrawn: {
    kind: 'certificate-withdrawn',
    subject: 'mailWithdrawnSubject',
    body: 'mailWithdrawnBody',
    page: 'contact',
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
  const { kind, subject, body, page } = TEXTS[news]
  const link = `${publicUrl}/${language}/${page}`
  return {
    kind,
    to,
    language,
    subject: messages(language, subject),
    body: messages(language, body, { name: oneLine(name), reason, link, shop }),
  }
}
