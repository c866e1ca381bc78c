import type { LanguageCode } from '#contract/languages.ts'

import type { Database } from '#server/database/index.ts'
import { postMail } from '#server/mail/index.ts'
import type { Messages } from '#server/texts/messages.ts'
import { contactMail, type ContactMessage } from './mails/contact.ts'

/** Visitors' messages to the shop. */
export interface Contact {
  /** Writes a message to the outbox, for the shop. */
  send(message: ContactMessage, language: LanguageCode): Promise<void>
}

export function openContact(
  { db }: Pick<Database, 'db'>,
  { shopName, messages }: { readonly shopName: string; readonly messages: Messages },
): Contact {
  return {
    send: (message, language) =>
      db
        .transaction()
        .execute((transaction) => postMail(transaction, contactMail(message, language, shopName, messages))),
  }
}
