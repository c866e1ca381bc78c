import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { expect, it, onTestFinished } from 'vitest'

import { batches } from '#server/catalogue/import/batches.ts'
import { catalogueFile } from '#server/catalogue/import/catalogue-file.ts'

setFlagsFromString('--expose_gc')
const collect = runInNewContext('gc') as () => void

const LINES = 50_000
const BROKEN = 500
const TEXT = 'Two capsules a day, with water. '.repeat(60)

function* shopify() {
  yield 'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Price\n'
  for (let n = 0; n < LINES; n += 1)
    yield `p${n},Product ${n},${TEXT}${n},Size,60,S${n},${n % (LINES / BROKEN) === 0 ? 'x' : '9.90'}\n`
}

function* woocommerce() {
  yield 'ID,Type,SKU,Name,Description,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)\n'
  for (let n = 0; n < LINES / 2; n += 1) yield `${n},variable,,Product ${n},${TEXT}${n},,,,\n`
  for (let n = 0; n < LINES / 2; n += 1)
    yield `v${n},variation,S${n},,,${n % (LINES / BROKEN / 2) === 0 ? 'x' : '9.90'},id:${n},Size,60\n`
}

function* merchant() {
  yield '<rss><channel>'
  for (let n = 0; n < LINES; n += 1)
    yield `<item><id>S${n}</id><title>Product ${n}</title><description>${TEXT}${n}</description><price>${n % (LINES / BROKEN) === 0 ? 'x' : '9.90'} EUR</price></item>\n`
  yield '</channel></rss>'
}

it.each([
  ['shopify', shopify, LINES],
  ['woocommerce', woocommerce, LINES / 2],
  ['merchant', merchant, LINES],
] as const)(
  'reads 50,000 records, 500 of them broken, without holding their texts: %s',
  async (_, write, products) => {
    const folder = await mkdtemp(join(tmpdir(), 'verbena-many-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const path = join(folder, 'catalogue')
    await pipeline(Readable.from(write()), createWriteStream(path))

    const source = await catalogueFile(path, { region: 'eu', name: 'Verbena' })
    let [taken, rejected, heldMost] = [0, 0, 0]
    collect()
    const before = process.memoryUsage().heapUsed
    for await (const batch of batches(source)) {
      taken += batch.lines.length
      rejected += batch.rejected.length
      if (taken % 10_000 > 1000) continue
      collect()
      heldMost = Math.max(heldMost, process.memoryUsage().heapUsed - before)
    }
    expect([taken, rejected, source.tally?.records]).toEqual([products - BROKEN, BROKEN, LINES])
    // The file has 100 MB.
    expect(heldMost).toBeLessThan(40_000_000)
  },
  120_000,
)
