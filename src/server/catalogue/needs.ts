import type { Kysely } from 'kysely'
import type { ClientConfig } from 'pg'

import type { Schema } from '#server/database/schema.ts'

/** What the catalogue needs of the database: queries, and how a connection of its own is made. */
export interface CatalogueDatabase {
  readonly db: Kysely<Schema>
  readonly config: ClientConfig
}

/** Where the catalogue writes what happened. */
export interface CatalogueLog {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** Which of a variant's two prices this shop asks (decision 14). */
export type Region = 'eu' | 'uk'
