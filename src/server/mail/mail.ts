import type { MailTopic } from '#areas/account/contract/mail-choices.ts'
import type { LanguageCode } from '#contract/languages.ts'

import type { MailBlock } from './blocks.ts'

/**
 * Mails to the owner of an email address: `activation` of the account, `repeated` activation with a newly chosen
 * password, `reset` of the password, and `registered` if an account already exists.
 */
export type AccountMailKind = 'activation' | 'repeated' | 'reset' | 'registered'

/** Mails to a practitioner about the decision on their certificate. */
export type CertificateMailKind = `certificate-${'approved' | 'confirmed' | 'refused' | 'withdrawn'}`

/** Mails to a client: a protocol was shared with them, or a practitioner invites them. */
export type ClientMailKind = 'share' | 'invitation'

/** Mails to a client about what they have of a protocol: it runs out, or they wanted to be reminded of ordering. */
export type SupplyMailKind = `supply-${'ends' | 'repeat'}`

/** Mails about an order. */
export type OrderMailKind = 'order' | 'order-new' | 'order-sent' | 'order-tracking' | 'order-cancelled' | 'invoice'

/** Mails about what comes back of an order: its withdrawal is confirmed, it is cancelled, it has come, its money goes back. */
export type ReturnMailKind = `return-${'asked' | 'cancelled' | 'received' | 'refunded'}`
/** Mails to a practitioner about their commission: a payout was made, or their bank details were changed. */
export type CommissionMailKind = 'payout' | 'bank-changed'

/** Kinds as named in log and outbox. `joined` tells a practitioner of a new client, `cart-filled` a client of what was put in. */
export type MailKind =
  | 'contact'
  | 'cart'
  | 'cart-filled'
  | 'joined'
  | OrderMailKind
  | ReturnMailKind
  | AccountMailKind
  | CommissionMailKind
  | CertificateMailKind
  | ClientMailKind
  | SupplyMailKind

/** A mail to write to the outbox. Those of blocks are made by `letter`. */
export interface NewMail {
  readonly kind: MailKind
  /** One e-mail address; null for the shop itself (setting MAIL_TO). */
  readonly to: string | null
  /** Reply address, if not the sender of all mails. */
  readonly replyTo?: string
  readonly language: LanguageCode
  /** Line breaks and other control characters become spaces, so that a name cannot inject a header. */
  readonly subject: string
  /** Plain text. */
  readonly body: string
  /** Source of the HTML; without them its paragraphs are those of the body. */
  readonly blocks?: readonly MailBlock[]
  /** The paper that goes along as a file. */
  readonly paperId?: number | undefined
  /** Its subject matter, where its reader may refuse such mails; none for an order or the account's safety. */
  readonly topic?: MailTopic
  /** The shared protocol whose mails its reader may refuse by it. */
  readonly shareId?: number
}

/** Returns a text as one line, without control characters. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

/** Joins the parts of a cart or order line's name; unknown parts are empty strings and are skipped. */
export function productLine(...parts: readonly string[]): string {
  return parts
    .map(oneLine)
    .filter((part) => part !== '')
    .join(', ')
}

/**
 * Returns a name as one line that no mail program turns into a link. Mails to strangers repeat the name, so its owner
 * could advertise with it.
 */
export function harmlessName(text: string): string {
  return oneLine(text.replaceAll(/[:/\\@]+|\.(?=\S)/g, ' ')).replaceAll(/ {2,}/g, ' ')
}

/** Normalises line breaks and strips all control characters but line breaks and tabs from a text. */
export function plainLines(text: string): string {
  return text.replaceAll(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, '')
}
