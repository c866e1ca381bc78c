import type { LanguageCode } from '#contract/languages.ts'

/**
 * Mails to the owner of an e-mail address: to activate the account, to do so with a password chosen anew, to choose another
 * password, and that there is an account already.
 */
export type AccountMailKind = 'activation' | 'repeated' | 'reset' | 'registered'

/** Mails that tell a practitioner what became of the certificate. */
export type CertificateMailKind = `certificate-${'approved' | 'confirmed' | 'refused' | 'withdrawn'}`

/** Mails to a client: that a protocol was shared with them, or whether they want to be a practitioner's client. */
export type ClientMailKind = 'share' | 'invitation'

/** Mails about an order. */
export type OrderMailKind = 'order' | 'order-sent' | 'order-cancelled'

/** Kinds as log and outbox name them. `joined` tells a practitioner of a new client. */
export type MailKind =
  | 'contact'
  | 'cart'
  | 'joined'
  | OrderMailKind
  | AccountMailKind
  | CertificateMailKind
  | ClientMailKind

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

/** A line of a cart or an order by name; what is not known of it is empty. */
export function productLine(...parts: readonly string[]): string {
  return parts
    .map(oneLine)
    .filter((part) => part !== '')
    .join(', ')
}

/**
 * A name as one line that no mail program turns into a link: mails to strangers repeat it, and whoever chose it could
 * advertise anything by it.
 */
export function harmlessName(text: string): string {
  return oneLine(text.replaceAll(/[:/\\@]+|\.(?=\S)/g, ' ')).replaceAll(/ {2,}/g, ' ')
}

/** A text of many lines, without control characters but line breaks and tabs. */
export function plainLines(text: string): string {
  return text.replaceAll(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, '')
}
