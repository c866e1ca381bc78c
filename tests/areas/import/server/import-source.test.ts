import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { batches } from '#areas/import/server/batches.ts'
import { catalogueFile } from '#areas/import/server/catalogue-file.ts'
import type { SourceLine } from '#areas/import/server/source.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbena-source-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

async function file(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

const fileSource = (path: string) => catalogueFile(path, { region: 'eu', name: 'Verbena' })

async function read(path: string) {
  const source = await fileSource(path)
  const lines: SourceLine[] = []
  for await (const line of source.lines()) lines.push(line)
  return { lines, flaw: source.flaw, fraction: source.fraction() }
}

/** Lines that do not compress to nothing, so that a packed file has a middle. */
const MANY = Array.from({ length: 5000 }, (_, n) => `${n} ${Math.sin(n)} ${'é'.repeat(n % 7)}`)

it('gives the lines of a plain and of a packed file, whatever the file is called', async () => {
  const expected = MANY.map((text, n) => ({ number: n + 1, text }))
  const text = `${MANY.join('\n')}\n`
  for (const path of [
    await file('a.jsonl', text),
    await file('a.jsonl.gz', gzipSync(text)),
    await file('b.jsonl', gzipSync(text)),
  ]) {
    expect(await read(path)).toEqual({ lines: expected, flaw: undefined, fraction: 1 })
  }
})

it('takes a last line without line end, and lines that end as Windows ends them', async () => {
  const { lines } = await read(await file('a.jsonl', '{"a":1}\r\n{"b":2}'))
  expect(lines).toEqual([
    { number: 1, text: '{"a":1}\r' },
    { number: 2, text: '{"b":2}' },
  ])
})

it('takes an empty file for no lines', async () => {
  expect(await read(await file('a.jsonl', ''))).toEqual({ lines: [], flaw: undefined, fraction: 1 })
})

it('reports a line that is not UTF-8 or is too long, and gives the others', async () => {
  const path = await file(
    'a.jsonl',
    Buffer.concat([
      Buffer.from('first\n'),
      Buffer.from([0xff, 0xfe, 10]),
      Buffer.from(`${'x'.repeat(3_000_000)}\n`),
      Buffer.from('last\n'),
    ]),
  )
  const { lines } = await read(path)
  expect(lines).toEqual([
    { number: 1, text: 'first' },
    { number: 2, problem: { code: 'not-utf8', detail: 'The line is not UTF-8' } },
    { number: 3, problem: { code: 'too-long', detail: 'The line is longer than 1048576 bytes' } },
    { number: 4, text: 'last' },
  ])
})

it('gives every whole line of a packed file that ends early, and not the broken one', async () => {
  const packed = gzipSync(MANY.join('\n'))
  const { lines, flaw } = await read(await file('a.jsonl.gz', packed.subarray(0, packed.length / 2)))
  expect(flaw).toBe('truncated')
  expect(lines.length).toBeGreaterThan(1000)
  expect(lines).toEqual(MANY.slice(0, lines.length).map((text, n) => ({ number: n + 1, text })))
})

it('gives what stands before the damage of a packed file', async () => {
  const packed = gzipSync(MANY.join('\n'))
  packed.fill(0, packed.length / 2, packed.length / 2 + 500)
  const { lines, flaw } = await read(await file('a.jsonl.gz', packed))
  expect(flaw).toBe('damaged')
  expect(lines.length).toBeGreaterThan(0)
  expect(lines[0]).toEqual({ number: 1, text: MANY[0] })
})

it.each([
  ['XML', '\n<?xml version="1.0"?>\n<rss></rss>'],
  ['XML', '\ufeff<rss>\n</rss>'],
  ['a web page', '<!DOCTYPE html>\n<html></html>'],
  ['one JSON list', '[\n{"a":1},\n{"b":2}\n]'],
  ['one JSON list', '[{"a":1},{"b":2}]'],
  ['a packed folder', Buffer.from('PK\u0003\u0004\u0014\u0000\n{"a":1}')],
  ['a PDF', '%PDF-1.7\n1 0 obj\n'],
  ['no text', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a text in UTF-16', Buffer.from('\ufeff{"a":1}\n', 'utf16le')],
])('says in one sentence that a file is %s (operations.import-names-other-formats)', async (format, content) => {
  for (const path of [await file('a.jsonl', content), await file('a.jsonl.gz', gzipSync(content))])
    await expect(fileSource(path)).rejects.toThrow(
      `This is ${format}. The import takes JSON lines, tables of products as CSV, and Google Merchant feeds: ${path}`,
    )
})

it.each([
  ['of today', Buffer.from('PK\u0003\u0004\u0014\u0000\b\u0000[Content_Types].xml')],
  ['of earlier programs', Buffer.from('d0cf11e0a1b11ae1000000000000000a', 'hex')],
])('says how a spreadsheet %s is brought in (operations.import-names-other-formats)', async (_, content) => {
  const path = await file('a.xlsx', content)
  await expect(fileSource(path)).rejects.toThrow(
    `This is a spreadsheet; save it as “CSV UTF-8” and import that: ${path}`,
  )
})

it.each(['shop-export.csv', 'a note, and no more\n{"a":1}\n', '{"a":1}\na,b\n', 'one\ntwo\n', '{\n  "a": 1\n}\n', ''])(
  'takes for lines what is nothing else: %j',
  async (content) => {
    await expect(fileSource(await file('a.jsonl', content))).resolves.toBeDefined()
  },
)

it('refuses a packed file that unpacks to more than the limit, before it is read to its end (operations.import-unpacked-is-bounded)', async () => {
  const text = `${'x'.repeat(999)}\n`.repeat(1000)
  const packed = await file('bomb.jsonl', gzipSync(text))
  const withLimit = (limit: number) => catalogueFile(packed, { region: 'eu', name: 'Verbena' }, { unpackedMax: limit })
  await expect(withLimit(text.length - 1)).rejects.toThrow(`The file unpacks to more than 0.000999999 GB: ${packed}`)
  expect((await withLimit(text.length)).flaw).toBeUndefined()
  // An end that comes too early behind the limit is never met: what follows is not read.
  const early = await file('early.jsonl', gzipSync(MANY.join('\n')).subarray(0, -20))
  await expect(catalogueFile(early, { region: 'eu', name: 'Verbena' }, { unpackedMax: 1000 })).rejects.toThrow(
    'unpacks to more than',
  )
})

it('says in one line why a file cannot be read', async () => {
  const folderPath = join(folder, 'folder.jsonl')
  await mkdir(folderPath)
  const notPacked = await file('a.jsonl.gz', '{"a":1}\n')
  await expect(fileSource(join(folder, 'none.jsonl'))).rejects.toThrow(`No such file: ${join(folder, 'none.jsonl')}`)
  await expect(fileSource(folderPath)).rejects.toThrow(`Not a file: ${folderPath}`)
  await expect(fileSource(notPacked)).rejects.toThrow(`Not a gzip file: ${notPacked}`)
  await expect(fileSource(join(notPacked, 'below'))).rejects.toThrow(
    `Cannot read the file: ${join(notPacked, 'below')}`,
  )
})

it('counts fields of its own format that it does not know as lost', async () => {
  const line = { external_id: 'a', brand: 'B', name: 'N', colour: 'red', weight: '', notes: null }
  const variant = { sku: 's', price_eur: 9, stock: 1, cost: 4 }
  const path = await file(
    'a.jsonl',
    [
      { ...line, variants: [variant, { ...variant, sku: 't', net_contents: '2' }] },
      { ...line, external_id: 'b', variants: [] },
    ]
      .map((one) => JSON.stringify(one).replace('"sku":"s",', '"sku":"s","net_contents":"1",'))
      .join('\n'),
  )
  const source = await fileSource(path)
  for await (const batch of batches(source)) expect(batch.lines).toHaveLength(1)
  expect(source.tally?.lost()).toEqual([
    { field: 'variants.cost', count: 1 },
    { field: 'colour', count: 1 },
  ])
  expect(source.tally?.records).toBe(2)
})
