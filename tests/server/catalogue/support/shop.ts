import { type Catalogue, openCatalogue } from '#server/catalogue/index.ts'
import { importCatalogue, type ImportLine } from '#server/catalogue/import/index.ts'
import type { Database } from '#server/database/index.ts'
import type { OptionGroup } from '#contract/catalogue.ts'

import { type Engine, filledTemplate, testDatabase, type TestDatabase } from '../../support/database.ts'
import { keepingLog } from '../../support/log.ts'
import { lines } from './lines.ts'

export interface TestShop {
  readonly database: Database
  readonly catalogue: Catalogue
  readonly log: ReturnType<typeof keepingLog>
  /** Id of the option of this name. */
  optionId(group: OptionGroup, name: string): Promise<number>
  close(): Promise<void>
}

const templates = new WeakMap<readonly ImportLine[], Map<string, Promise<string> | undefined>>()

/** A database with these products. A list that comes again is imported into a template, of which each test has a clone. */
async function holding(engine: Engine, products: readonly ImportLine[]): Promise<TestDatabase> {
  const fill = (database: Database) => importCatalogue(database, lines(...products))
  const known = templates.get(products) ?? new Map<string, Promise<string> | undefined>()
  templates.set(products, known)
  if (known.has(engine.url)) {
    const template = known.get(engine.url) ?? filledTemplate(engine, fill)
    known.set(engine.url, template)
    return testDatabase(engine, await template)
  }
  known.set(engine.url, undefined)
  const made = await testDatabase(engine)
  await fill(made.database)
  return made
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
  const { database, drop } = await holding(engine, products)
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
