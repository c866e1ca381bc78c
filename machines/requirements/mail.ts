import type { Requirements } from './requirement.ts'

export const mail = {
  'mail.written-with-its-cause': 'An email is written to an outbox table in the transaction of what causes it.',
  'mail.sent-once': 'An email is sent by SMTP exactly once, as far as SMTP allows.',
  'mail.stays-without-smtp': 'Without SMTP_URL emails stay in the outbox.',
  'mail.outbox-page-is-local': 'The demo shows its emails at /outbox, to callers from the same machine only.',
} satisfies Requirements<'mail'>
