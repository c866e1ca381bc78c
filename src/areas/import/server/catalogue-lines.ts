import type { Kysely } from 'kysely'

import type { OptionGroup } from '#areas/catalogue/contract/catalogue.ts'
import { groupedBy, inBatches } from '#server/database/batches.ts'
import type { Schema } from '#server/database/schema.ts'

import type { ImportLine } from './line.ts'

/** Products that are read at a time. */
const BATCH = 200

/** The path of a picture's file from where the lines stand. Undefined where only its address is known. */
type PictureFile = (photo: string) => Promise<string | undefined>

/**
 * The products on sale as lines of the import format, the oldest first (operations.export-command). Texts in further languages
 * have no place in it (see `translationLines`), nor have packs that were withdrawn.
 */
export async function* catalogueLines(db: Kysely<Schema>, pictureFile: PictureFile): AsyncGenerator<ImportLine> {
  const options = await readOptions(db)
  for await (const products of productBatches(db)) {
    const ids = products.map(({ id }) => id)
    const chosen = await db
      .selectFrom('product_option')
      .selectAll()
      .where('product_id', 'in', ids)
      .orderBy('option_id')
      .execute()
    const variants = await db
      .selectFrom('variant')
      .selectAll()
      .where('product_id', 'in', ids)
      .where('withdrawn_at', 'is', null)
      .orderBy('position')
      .execute()
    const images = await db
      .selectFrom('product_image')
      .selectAll()
      .where('product_id', 'in', ids)
      .orderBy('position')
      .execute()
    const [optionsOf, variantsOf, imagesOf] = [byProduct(chosen), byProduct(variants), byProduct(images)]
    for (const product of products) {
      const kept = variantsOf.get(product.id) ?? []
      if (kept.length === 0) continue
      const pictures = await Promise.all(
        (imagesOf.get(product.id) ?? []).map(async ({ photo, address, variant_id }) => ({
          variant_id,
          address: (photo === null ? undefined : await pictureFile(photo)) ?? address,
        })),
      )
      const paths = (optionsOf.get(product.id) ?? [])
        .flatMap(({ option_id }) => options.get(option_id) ?? [])
        .toSorted(byPath)
      const named = (wanted: OptionGroup) =>
        paths.flatMap(({ group, path: [name] }) => (group === wanted && name ? [name] : []))
      yield {
        external_id: product.external_id,
        brand: options.get(product.brand_id)?.path[0] ?? '',
        name: product.name,
        delivery_form:
          product.delivery_form_id === null ? null : (options.get(product.delivery_form_id)?.path[0] ?? null),
        categories: paths.flatMap(({ group, path }) => (group === 'categories' ? [[...path]] : [])),
        health_goals: named('health_goals'),
        suitable_for: named('suitable_for'),
        free_from: named('free_from'),
        zero_waste: product.zero_waste,
        practitioner_only: product.practitioner_only,
        // Left out where it is what a line without it means, so that the line is the one that was imported.
        tax_class: product.tax_class === 'food_supplement' ? null : product.tax_class,
        variants: kept.map((variant) => ({
          sku: variant.sku,
          net_contents: variant.net_contents,
          quantity: variant.quantity,
          unit: variant.unit,
          price_eur: inUnits(variant.price_eur),
          price_gbp: inUnits(variant.price_gbp),
          stock: variant.stock,
          barcode: variant.barcode,
          image: pictures.find(({ variant_id }) => variant_id === variant.id)?.address ?? null,
        })),
        description: product.description,
        serving_size: product.serving_size,
        suggested_use: product.suggested_use,
        ingredients: product.ingredients,
        other_ingredients: product.other_ingredients,
        images: pictures.map(({ address }) => address),
        created_at: product.created_at.toISOString(),
        warnings: product.warnings,
        allergens: product.allergens,
      }
    }
  }
}

const byProduct = <Row extends { readonly product_id: number }>(rows: readonly Row[]) =>
  groupedBy(rows, ({ product_id }) => product_id)

const inUnits = (cents: number | null): number | null => (cents === null ? null : cents / 100)

const productBatches = (db: Kysely<Schema>) =>
  inBatches(
    (after) => db.selectFrom('product').selectAll().where('id', '>', after).orderBy('id').limit(BATCH).execute(),
    ({ id }) => id,
  )

interface OptionPath {
  readonly group: OptionGroup
  /** Category names from the top level down. */
  readonly path: readonly string[]
}

/** Ids are left out, since each shop gives its own. */
const byPath = ({ path: one }: OptionPath, { path: other }: OptionPath): number =>
  one.join('\n') < other.join('\n') ? -1 : 1

async function readOptions(db: Kysely<Schema>): Promise<ReadonlyMap<number, OptionPath>> {
  const rows = await db.selectFrom('option').select(['id', 'parent_id', 'filter_group', 'name']).execute()
  const all = new Map(rows.map((row) => [row.id, row]))
  const pathOf = (id: number | null): readonly string[] => {
    const row = id === null ? undefined : all.get(id)
    return row === undefined ? [] : [...pathOf(row.parent_id), row.name]
  }
  return new Map(rows.map(({ id, filter_group }) => [id, { group: filter_group, path: pathOf(id) }]))
}

/** The texts in further languages: those of each product, then the names of the options that filters show. */
export async function* translationLines(db: Kysely<Schema>): AsyncGenerator<object> {
  for await (const products of productBatches(db)) {
    const ids = products.map(({ id }) => id)
    const packs = await db
      .selectFrom('variant_text')
      .innerJoin('variant', 'variant.id', 'variant_id')
      .select(['product_id', 'variant_text.language_id', 'sku', 'variant_text.net_contents'])
      .where('product_id', 'in', ids)
      .orderBy('position')
      .execute()
    const texts = await db
      .selectFrom('product_text')
      .innerJoin('product', 'product.id', 'product_id')
      .innerJoin('language', 'language.id', 'product_text.language_id')
      .select(['external_id', 'code as language'])
      .selectAll('product_text')
      .where('product_id', 'in', ids)
      .orderBy('product_id')
      .orderBy('product_text.language_id')
      .execute()
    for (const { product_id, language_id, ...text } of texts)
      yield {
        ...text,
        net_contents: Object.fromEntries(
          packs
            .filter((pack) => pack.product_id === product_id && pack.language_id === language_id)
            .map(({ sku, net_contents }) => [sku, net_contents]),
        ),
      }
  }
  const options = await readOptions(db)
  const names = await db
    .selectFrom('option_name')
    .innerJoin('language', 'language.id', 'language_id')
    .select(['option_id', 'code', 'name'])
    .orderBy('option_id')
    .orderBy('language_id')
    .execute()
  for (const { option_id, code, name } of names) yield { ...options.get(option_id), language: code, name }
}
