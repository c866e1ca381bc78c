import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { expect, it, onTestFinished } from 'vitest'

import { batches } from '#areas/import/server/batches.ts'
import { catalogueFile } from '#areas/import/server/catalogue-file.ts'

import { isLong } from '#tests/support/length.ts'

setFlagsFromString('--expose_gc')
const collect = runInNewContext('gc') as () => void

const PRODUCTS = isLong ? 50_000 : 5000
const TEXT = 'Two capsules a day. With water. '.repeat(60)

/** One in a hundred has no price. */
const price = (n: number): string => (n % 100 === 0 ? '' : '9.90')

function* shopify(products: number) {
  yield 'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Price\n'
  for (let n = 0; n < products; n += 1) yield `p${n},Product ${n},${TEXT}${n},Size,60,S${n},${price(n)}\n`
}

function* woocommerce(products: number) {
  yield 'ID,Type,SKU,Name,Description,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)\n'
  for (let n = 0; n < products; n += 1) yield `${n},variable,,Product ${n},${TEXT}${n},,,,\n`
  for (let n = 0; n < products; n += 1) yield `v${n},variation,S${n},,,${price(n)},id:${n},Size,60\n`
}

function* merchant(products: number) {
  yield '<rss><channel>\n'
  for (let n = 0; n < products; n += 1)
    yield `<item><id>S${n}</id><title>Product ${n}</title><description>${TEXT}${n}</description><price>${price(n)}</price></item>\n`
  yield '</channel></rss>'
}

async function readMany(write: (products: number) => Iterable<string>, products: number) {
  const folder = await mkdtemp(join(tmpdir(), 'verbena-many-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'catalogue')
  await pipeline(Readable.from(write(products)), createWriteStream(path))

  let [taken, rejected, held] = [0, 0, 0]
  collect()
  const before = process.memoryUsage().heapUsed
  for await (const batch of batches(await catalogueFile(path, { region: 'eu', name: 'Verbena' }))) {
    taken += batch.lines.length
    rejected += batch.rejected.length
    collect()
    held = Math.max(held, process.memoryUsage().heapUsed - before)
  }
  return { taken, rejected, held }
}

it.each([
  ['shopify', shopify],
  ['woocommerce', woocommerce],
  ['merchant', merchant],
])(
  'reads thousands of products, some of them broken, without holding their texts: %s',
  async (_, write) => {
    // Loads the code.
    await readMany(write, 100)
    const { taken, rejected, held } = await readMany(write, PRODUCTS)
    expect([taken, rejected]).toEqual([PRODUCTS * 0.99, PRODUCTS / 100])
    expect(held).toBeLessThan(PRODUCTS * TEXT.length)
  },
  300_000,
)
