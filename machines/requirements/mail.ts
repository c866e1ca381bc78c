import type { Requirements } from './requirement.ts'

export const mail = {
  'mail.written-with-its-cause': {
    rule: 'An email is written to an outbox table in the transaction of what causes it.',
    built: true,
  },
  'mail.sent-once': { rule: 'An email is sent by SMTP exactly once, as far as SMTP allows.', built: true },
  'mail.stays-without-smtp': { rule: 'Without SMTP_URL emails stay in the outbox.', built: true },
  'mail.outbox-page-is-local': {
    rule: 'The demo shows its emails at /outbox, to callers from the same machine only.',
    built: true,
  },
} satisfies Requirements<'mail'>
