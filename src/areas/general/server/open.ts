import type { Database } from '#server/database/index.ts'
import type { Messages } from '#server/texts/messages.ts'
import { openContact } from './contact.ts'

interface OpenDeps {
  readonly database: Pick<Database, 'db'>
  readonly messages: Messages
  readonly shopName: string
}

export const open = (deps: OpenDeps) => ({ services: { contact: openContact(deps.database, deps) } })
