import { type Database, withReadRetry } from '../database/index.ts'
import { type FrameDeps, withFooter } from './footer.ts'
import { mailHtml } from './html/render.ts'
import { findMail, newestMails, type OutboxMail } from './outbox.ts'

export { fillBlocks, sumOf } from './fill.ts'
export { letter } from './letter.ts'
export type { AccountMailKind, NewMail } from './mail.ts'
export { type OutboxMail, postMail } from './outbox.ts'
export { type Sender, startSender } from './sender.ts'
export { smtpDelivery } from './smtp.ts'

/** Mail as the routes need it. */
export interface Mail {
  /** The newest mails of the outbox as they are sent, newest first. */
  newest(count: number): Promise<OutboxMail[]>
  /** A mail of the outbox as an HTML document; undefined where there is none of this number. */
  html(id: number): Promise<string | undefined>
}

export function openMail(database: Pick<Database, 'db' | 'healthy'>, frame: FrameDeps): Mail {
  const { db } = database
  return {
    newest: async (count) =>
      (await withReadRetry(database, () => newestMails(db, count))).map((mail) => withFooter(mail, frame)),
    html: async (id) => {
      const mail = await withReadRetry(database, () => findMail(db, id))
      return mail && mailHtml(mail, frame)
    },
  }
}
