import { type Kysely, sql, type Transaction } from 'kysely'

import type { OptionGroup } from '#areas/catalogue/contract/catalogue.ts'
import type { Schema } from '#server/database/schema.ts'

import type { ImportProduct } from './line.ts'
import { optionSlugs, slugify } from './slugs.ts'

/** Imported names are English until a name in a language is given (language.content-is-translated). */
export const IMPORT_LANGUAGE = 'en'

interface Wanted {
  readonly group: OptionGroup
  readonly parentId: number | null
  readonly name: string
}

/** The ids of the options that exist, by group, parent and exact name: names that differ by letter case are two. */
export type OptionBook = ReadonlyMap<string, number>

function keyOf({ group, parentId, name }: Wanted): string {
  return `${group} ${parentId ?? ''} ${name}`
}

export async function readOptionBook(db: Kysely<Schema>): Promise<OptionBook> {
  const rows = await db.selectFrom('option').select(['id', 'filter_group', 'parent_id', 'name']).execute()
  return new Map(
    rows.map((row) => [keyOf({ group: row.filter_group, parentId: row.parent_id, name: row.name }), row.id]),
  )
}

/** The book with every option these products have; what was missing is made. The given book stays as it is, for a batch that fails. */
export async function ensureOptions(
  db: Transaction<Schema>,
  book: OptionBook,
  products: readonly ImportProduct[],
): Promise<OptionBook> {
  const extended = new Map(book)
  const depth = Math.max(1, ...products.flatMap(({ categories }) => categories.map((path) => path.length)))
  for (let level = 0; level < depth; level += 1) {
    const missing = new Map<string, Wanted>()
    for (const product of products) {
      const used = [...categoriesAt(extended, product, level), ...(level === 0 ? flatOptions(product) : [])]
      for (const option of used) if (!extended.has(keyOf(option))) missing.set(keyOf(option), option)
    }
    for (const group of new Set([...missing.values()].map(({ group }) => group))) {
      const options = [...missing.values()].filter((option) => option.group === group)
      for (const [key, id] of await insertOptions(db, group, options)) extended.set(key, id)
    }
  }
  return extended
}

async function insertOptions(
  db: Transaction<Schema>,
  group: OptionGroup,
  options: readonly Wanted[],
): Promise<[string, number][]> {
  const slugs = await optionSlugs(
    db,
    group,
    options.map(({ name }) => slugify(name, 'option')),
  )
  const { rows } = await sql<{ id: number; parent_id: number | null; name: string }>`
    insert into option (filter_group, parent_id, name, slug, language_id)
    select ${group}, parent_id, name, slug, (select id from language where code = ${IMPORT_LANGUAGE})
    from unnest(${options.map(({ parentId }) => parentId)}::int[], ${options.map(({ name }) => name)}::text[], ${slugs}::text[])
      as new (parent_id, name, slug)
    returning id, parent_id, name
  `.execute(db)
  return rows.map(({ id, parent_id, name }) => [keyOf({ group, parentId: parent_id, name }), id])
}

function flatOptions({ brand, delivery_form, health_goals, suitable_for, free_from }: ImportProduct): Wanted[] {
  const inGroup = (group: OptionGroup, names: readonly string[]): Wanted[] =>
    names.map((name) => ({ group, parentId: null, name }))
  return [
    ...inGroup('brands', [brand]),
    ...inGroup('delivery_form', delivery_form === undefined ? [] : [delivery_form]),
    ...listOptions({ health_goals, suitable_for, free_from }),
  ]
}

function listOptions(
  lists: Readonly<Record<'health_goals' | 'suitable_for' | 'free_from', readonly string[]>>,
): Wanted[] {
  return (['health_goals', 'suitable_for', 'free_from'] as const).flatMap((group) =>
    lists[group].map((name) => ({ group, parentId: null, name })),
  )
}

/** The part of each category path at a level whose parents are all in the book. */
function categoriesAt(book: OptionBook, { categories }: ImportProduct, level: number): Wanted[] {
  return categories.flatMap((path) => {
    const name = path[level]
    const parentId = categoryId(book, path.slice(0, level))
    return name === undefined || parentId === undefined ? [] : [{ group: 'categories' as const, parentId, name }]
  })
}

/** The id of the category at the end of a path, null for the empty path, undefined where it does not exist. */
function categoryId(book: OptionBook, path: readonly string[]): number | null | undefined {
  let parentId: number | null = null
  for (const name of path) {
    const id = book.get(keyOf({ group: 'categories', parentId, name }))
    if (id === undefined) return undefined
    parentId = id
  }
  return parentId
}

/** The ids of a product's options once the book has them all. */
export function optionIdsOf(
  book: OptionBook,
  product: ImportProduct,
): { brandId: number; deliveryFormId: number | null; others: number[] } {
  const idOf = (option: Wanted): number => {
    const id = book.get(keyOf(option))
    if (id === undefined) throw new Error(`No option ${keyOf(option)}`)
    return id
  }
  const { brand, delivery_form } = product
  const categories = product.categories.flatMap((path) => categoryId(book, path) ?? [])
  return {
    brandId: idOf({ group: 'brands', parentId: null, name: brand }),
    deliveryFormId:
      delivery_form === undefined ? null : idOf({ group: 'delivery_form', parentId: null, name: delivery_form }),
    others: [...new Set([...categories, ...listOptions(product).map(idOf)])],
  }
}
