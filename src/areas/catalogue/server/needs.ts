import type { Database } from '#server/database/index.ts'

/** What the catalogue needs of the database: queries, how a connection of its own is made, and whether it answers. */
export type CatalogueDatabase = Pick<Database, 'db' | 'bulk' | 'config' | 'healthy'>

/** Where the catalogue writes what happened. */
export interface CatalogueLog {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** Which of a variant's two prices this shop asks (price.region-sets-the-currency). */
export type Region = 'eu' | 'uk'
