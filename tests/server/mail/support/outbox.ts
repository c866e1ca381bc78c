import { type RawBuilder, sql } from 'kysely'

import type { Database } from '#server/database/index.ts'
import type { NewMail } from '#server/mail/mail.ts'
import { postMail } from '#server/mail/outbox.ts'

export const mail: NewMail = {
  kind: 'contact',
  to: 'anna@mail.example',
  language: 'de',
  subject: 'Guten Tag',
  body: 'Hallo\nAnna',
}

export function post({ db }: Pick<Database, 'db'>, more: Partial<NewMail> = {}): Promise<void> {
  return db.transaction().execute((transaction) => postMail(transaction, { ...mail, ...more }))
}

export interface Row {
  readonly id: number
  readonly recipient: string | null
  readonly attempts: number
  readonly due_at: Date | null
  readonly sent_at: Date | null
  readonly given_up_at: Date | null
}

export async function rows({ db }: Pick<Database, 'db'>): Promise<Row[]> {
  return db
    .selectFrom('outbox')
    .select(['id', 'recipient', 'attempts', 'due_at', 'sent_at', 'given_up_at'])
    .orderBy('id')
    .execute()
}

/** A clock that the test sets. It starts an hour ahead, so that all that was just written is due. */
export function testClock() {
  let time = Date.now() + 60 * 60_000
  return {
    now: (): RawBuilder<Date> => sql<Date>`${new Date(time)}::timestamptz`,
    time: () => time,
    pass: (ms: number) => {
      time += ms
    },
  }
}
