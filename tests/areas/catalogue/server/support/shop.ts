import { type Catalogue, openCatalogue } from '#areas/catalogue/server/index.ts'
import { importCatalogue, type ImportLine } from '#areas/import/server/index.ts'
import type { Database } from '#server/database/index.ts'
import type { OptionGroup } from '#areas/catalogue/contract/catalogue.ts'

import { type Engine, testDatabase } from '#tests/server/support/database.ts'
import { keepingLog } from '#tests/server/support/log.ts'
import { lines } from './lines.ts'

export interface TestShop {
  readonly database: Database
  readonly catalogue: Catalogue
  readonly log: ReturnType<typeof keepingLog>
  /** Id of the option of this name. */
  optionId(group: OptionGroup, name: string): Promise<number>
  close(): Promise<void>
}

/** A catalogue over a database of its own that holds these products; `prepare` runs before it is opened. */
export async function openShop(
  engine: Engine,
  products: readonly ImportLine[],
  {
    region = 'eu' as const,
    prepare = async (_database: Database): Promise<void> => undefined,
  }: {
    region?: 'eu' | 'uk'
    prepare?: (database: Database) => Promise<void>
  } = {},
): Promise<TestShop> {
  const { database, drop } = await testDatabase(engine)
  await importCatalogue(database, lines(...products))
  await prepare(database)
  const log = keepingLog()
  const catalogue = await openCatalogue(database, { region, log })
  return {
    database,
    catalogue,
    log,
    optionId: async (group, name) => {
      const { id } = await database.db
        .selectFrom('option')
        .select('id')
        .where('filter_group', '=', group)
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
      return id
    },
    close: async () => {
      await catalogue.close()
      await drop()
    },
  }
}

/** Gives an option a name in a language. */
export async function translateOption(
  database: Database,
  name: string,
  language: string,
  translated: string,
): Promise<void> {
  await database.db
    .insertInto('option_name')
    .columns(['option_id', 'language_id', 'name'])
    .expression((eb) =>
      eb
        .selectFrom(['option', 'language'])
        .select(['option.id', 'language.id as language_id', eb.val(translated).as('name')])
        .where('option.name', '=', name)
        .where('language.code', '=', language),
    )
    .execute()
}

/** Gives a product a name in a language. */
export async function translateProduct(
  database: Database,
  externalId: string,
  language: string,
  translated: string,
): Promise<void> {
  await database.db
    .insertInto('product_text')
    .columns(['product_id', 'language_id', 'name'])
    .expression((eb) =>
      eb
        .selectFrom(['product', 'language'])
        .select(['product.id', 'language.id as language_id', eb.val(translated).as('name')])
        .where('product.external_id', '=', externalId)
        .where('language.code', '=', language),
    )
    .execute()
}
