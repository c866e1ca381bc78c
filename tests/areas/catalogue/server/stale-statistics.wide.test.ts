import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { openCatalogue } from '#areas/catalogue/server/index.ts'
import { seedDemo } from '#server/demo/seed.ts'

import { testDatabase, type TestDatabase } from '#tests/server/support/database.ts'
import { quietLog } from '#tests/server/support/log.ts'

let shop: TestDatabase
beforeAll(async () => {
  shop = await testDatabase()
  await seedDemo(shop.database)
})
afterAll(() => shop.drop())

it('opens a catalogue that its statistics take for empty, which row by row would not end', async () => {
  await takeForEmpty(shop.url)
  const catalogue = await openCatalogue(shop.database, { region: 'eu', log: quietLog })
  expect(await catalogue.popular('hu')).toHaveLength(12)
  await catalogue.close()
})

/** Counts stay after the deletions that they were made in are rolled back. */
async function takeForEmpty(url: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  await client.query(`
    begin;
    set local session_replication_role = 'replica';
    delete from product_text;
    delete from product_option;
    delete from variant;
    delete from product;
    analyze;
    rollback
  `)
  const { rows } = await client.query(`select reltuples from pg_class where oid = 'product_text'::regclass`)
  expect(rows).toEqual([{ reltuples: 0 }])
  await client.end()
}
