import type { Requirements } from './requirement.ts'

export const mail = {
  'mail.written-with-its-cause': 'An email is written to an outbox table in the transaction of what causes it.',
  'mail.sent-once': 'An email is sent by SMTP exactly once, as far as SMTP allows.',
  'mail.stays-without-smtp': 'Without SMTP_URL emails stay in the outbox.',
  'mail.outbox-page-is-local': 'The demo shows its emails at /outbox, to callers from the same machine only.',
  'mail.html-says-what-the-text-says':
    'Each email comes as HTML and as plain text, and both are made of the same parts.',
  'mail.names-are-never-markup':
    'Nothing that a person typed becomes markup, a header or another recipient of an email.',
  'mail.pictures-are-shown-anywhere':
    'Pictures in emails are PNG or JPEG files at the shop’s public address, which other sites may show.',
  'mail.topics-can-be-refused':
    'Emails that are not about an order or the account’s safety can be refused by topic, from a link in each of them or signed in, and wanted again.',
  'mail.one-click-needs-no-sign-in':
    'Such an email carries List-Unsubscribe with a signed address, by which a mail program refuses its topic in one step.',
} satisfies Requirements<'mail'>
