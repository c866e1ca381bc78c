import type { Database } from '#server/database/index.ts'

/** Parts of the database that the catalogue uses: queries, connection settings and the health check. */
export type CatalogueDatabase = Pick<Database, 'db' | 'bulk' | 'config' | 'healthy'>

export interface CatalogueLog {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** Selects which of a variant's two prices this shop charges (price.region-sets-the-currency). */
export type Region = 'eu' | 'uk'
