import { type Database, withReadRetry } from '../database/index.ts'
import { type FrameDeps, withFooter } from './footer.ts'
import { newestMails, type OutboxMail } from './outbox.ts'

export type { AccountMailKind, NewMail } from './mail.ts'
export { type OutboxMail, postMail } from './outbox.ts'
export { type Sender, startSender } from './sender.ts'
export { smtpDelivery } from './smtp.ts'

/** Mail as the routes need it. */
export interface Mail {
  /** The newest mails of the outbox as they are sent, newest first. */
  newest(count: number): Promise<OutboxMail[]>
}

export function openMail(database: Pick<Database, 'db' | 'healthy'>, frame: FrameDeps): Mail {
  const { db } = database
  return {
    newest: async (count) =>
      (await withReadRetry(database, () => newestMails(db, count))).map((mail) => withFooter(mail, frame)),
  }
}
