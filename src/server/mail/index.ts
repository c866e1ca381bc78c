import type { LanguageCode } from '#contract/languages.ts'

import { type Database, withReadRetry } from '../database/index.ts'
import { contactMail, type ContactMessage } from '#areas/general/server/mails/contact.ts'
import { type FrameDeps, framed } from './framed.ts'
import { newestMails, type OutboxMail, postMail } from './outbox.ts'

export { accountMail } from '#areas/account/server/mails/account.ts'
export { cartMail } from '#areas/cart/server/mails/cart.ts'
export { certificateMail } from '#areas/account/server/mails/certificate.ts'
export {
  type ClientMail,
  colleagueMail,
  invitationMail,
  shareMail,
  type SharedProtocol,
} from '#areas/clients/server/mails/client.ts'
export type { ContactMessage } from '#areas/general/server/mails/contact.ts'
export { joinedMail } from '#areas/practice/server/mails/joined.ts'
export type { AccountMailKind, NewMail } from './mail.ts'
export { orderMail } from '#areas/orders/server/mails/order.ts'
export { type CancelReason, orderCancelledMail, orderSentMail } from '#areas/orders/server/mails/order-moved.ts'
export type { OrderReader } from '#areas/orders/server/mails/order-reader.ts'
export { type OutboxMail, postMail } from './outbox.ts'
export { type Sender, startSender } from './sender.ts'
export { smtpDelivery } from './smtp.ts'

/** Mail as the routes need it. */
export interface Mail {
  /** Writes a visitor's message to the outbox, for the shop. */
  contact(message: ContactMessage, language: LanguageCode): Promise<void>
  /** The newest mails of the outbox as they are sent, newest first. */
  newest(count: number): Promise<OutboxMail[]>
}

export function openMail(database: Pick<Database, 'db' | 'healthy'>, frame: FrameDeps): Mail {
  const { db } = database
  const { shopName, messages } = frame
  return {
    contact: (message, language) =>
      db
        .transaction()
        .execute((transaction) => postMail(transaction, contactMail(message, language, shopName, messages))),
    newest: async (count) =>
      (await withReadRetry(database, () => newestMails(db, count))).map((mail) => framed(mail, frame)),
  }
}
