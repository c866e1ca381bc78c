import type { LanguageCode } from '#contract/languages.ts'

/**
 * Mails to the owner of an e-mail address: to activate the account, to do so with a password chosen anew, to choose another
 * password, and that there is an account already.
 */
export type AccountMailKind = 'activation' | 'repeated' | 'reset' | 'registered'

/** Mails that tell a practitioner what became of the certificate. */
export type CertificateMailKind = 'certificate-approved' | 'certificate-refused'

/** What a mail is about, for log and outbox. */
export type MailKind = 'contact' | 'cart' | AccountMailKind | CertificateMailKind

/** A mail in plain text, as whoever causes it writes it. */
export interface NewMail {
  readonly kind: MailKind
  /** One e-mail address; null for the shop itself (setting MAIL_TO). */
  readonly to: string | null
  /** Where an answer goes, if not to the sender of all mails. */
  readonly replyTo?: string
  readonly language: LanguageCode
  /** Line breaks and other control characters become spaces, so that no header can be put in by a name. */
  readonly subject: string
  readonly body: string
}

/** A text as one line, without control characters. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

/** A text of many lines, without control characters but line breaks and tabs. */
export function plainLines(text: string): string {
  return text.replaceAll(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, '')
}
