import { onTestFinished } from 'vitest'

import { insertAccount } from '#areas/account/server/insert.ts'
import type { FieldValue } from '#areas/products/contract/fields.ts'
import { openProducts } from '#areas/products/server/index.ts'
import { importCatalogue, type ImportLine } from '#areas/import/server/index.ts'
import { USER_TYPES } from '#contract/call.ts'
import { Refused } from '#server/request/refused.ts'

import { lines } from '#tests/areas/catalogue/server/support/lines.ts'
import { openShop } from '#tests/areas/catalogue/server/support/shop.ts'
import type { Engine } from '#tests/server/support/database.ts'

/** A name that stands for the hash of a photo. */
export const photoNamed = (letter: string): string => letter.repeat(32)

/** A shop with these products, and two admins who edit them. */
export async function editedShop(engine: Engine, given: readonly ImportLine[]) {
  const shop = await openShop(engine, given)
  onTestFinished(() => shop.close())
  const { database, catalogue } = shop
  const { db } = database
  const products = openProducts({
    database,
    catalogue,
    region: 'eu',
    photos: { keep: () => Promise.resolve(photoNamed('a')), has: () => Promise.resolve(true) },
  })
  const admin = async (name: string): Promise<number> => {
    const email = `${name}@verbena.example`
    await db
      .transaction()
      .execute((trx) => insertAccount(trx, { user_type_id: USER_TYPES.Admin, email, language: 'en', region: 'eu' }))
    const { user_id } = await db
      .updateTable('account')
      .set({ first_name: name, last_name: 'Lin' })
      .where('email', '=', email)
      .returning('user_id')
      .executeTakeFirstOrThrow()
    return user_id
  }
  const ada = await admin('Ada')
  const idOf = async (externalId: string): Promise<number> =>
    (await db.selectFrom('product').select('id').where('external_id', '=', externalId).executeTakeFirstOrThrow()).id
  const variantOf = async (sku: string): Promise<number> =>
    (await db.selectFrom('variant').select('id').where('sku', '=', sku).executeTakeFirstOrThrow()).id
  const read = async (externalId: string) => {
    const product = await products.read(await idOf(externalId))
    if (!product) throw new Error(`no product ${externalId}`)
    return product
  }
  const set = async (externalId: string, changes: Readonly<Record<string, FieldValue>>, userId = ada) => {
    const { product_id, fields } = await read(externalId)
    return products.save(
      product_id,
      userId,
      Object.entries(changes).map(([field, to]) => ({ field, from: fields[field] ?? null, to })),
    )
  }
  return {
    ...shop,
    db,
    products,
    ada,
    bob: await admin('Bob'),
    idOf,
    variantOf,
    read,
    set,
    take: (of: readonly ImportLine[], options = {}) => importCatalogue(database, lines(...of), options),
  }
}

/** The refusal of a promise: the status, and the texts at fields. */
export async function refusalOf(outcome: Promise<unknown>) {
  const error = await outcome.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof Refused)) throw new Error(`not refused: ${String(error)}`)
  return { status: error.status, key: error.key, fields: error.fields }
}
