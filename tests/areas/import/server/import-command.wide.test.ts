import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openCatalogue } from '#areas/catalogue/server/index.ts'
import { openDatabase } from '#server/database/index.ts'

import { describeAtLength, itAtLength } from '#tests/support/at-length.ts'
import { sample } from '#tests/support/length.ts'

import { jpeg } from '#tests/server/pictures/support/samples.ts'
import { describeOnEachEngine, testDatabase, type TestDatabase } from '#tests/server/support/database.ts'
import { quietLog } from '#tests/server/support/log.ts'
import { runImport } from './support/command.ts'
import { lines, product, variant } from '#tests/areas/catalogue/server/support/lines.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbena-import-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

async function file(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

describeOnEachEngine('npm run import', (engine) => {
  let shop: TestDatabase
  beforeEach(async () => {
    shop = await testDatabase(engine)
  })
  afterEach(async () => {
    await shop.drop()
  })

  const env = () => ({ DATABASE_URL: shop.url })

  it('takes a file and ends with 0 (operations.import-command)', async () => {
    const ended = await runImport([await file('a.jsonl', lines(product('a'), product('b')).join('\n'))], env())
    expect(ended).toMatchObject({ code: 0, stderr: expect.stringContaining('100 %  2 lines\n') })
    expect(ended.stdout).toMatch(/^2 lines in \d+\.\d s: 2 new, 0 changed, 0 unchanged, 0 rejected\n$/)
  })

  it('takes a table whose columns are named in a file, and says how to name them (admin.import-asks-about-columns)', async () => {
    const path = await file('list.csv', 'Titel;VK;Einkauf\nZink;9,90;4,20\n')
    const asked = await runImport([path], env())
    expect(asked).toMatchObject({ code: 2, stdout: '' })
    expect(asked.stderr).toMatch(
      /^It is not known what the columns of this table are; name them with --columns FILE\.json, .*\n$/,
    )
    const columns = await file('columns.json', '{"Titel": "name", "VK": "price", "Einkauf": null}')
    const ended = await runImport([path, '--columns', columns], env())
    expect(ended).toMatchObject({ code: 0 })
    expect(ended.stdout).toContain('1 new, 0 changed')
    const wrong = await runImport([path, '--columns', await file('wrong.json', '{"Titel": "title"}')], env())
    expect(wrong).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Columns are named as {"Heading": "field"}'),
    })
  })

  it.each([[['--check']], [[]]])(
    'says why nothing can be taken and ends with 2: %j (admin.import-says-why-nothing-is-taken)',
    async (options) => {
      const item = '<item><id>1</id><title>Tea</title><price>499 INR</price></item>'
      const path = await file('a.xml', `<rss><channel>${item}</channel></rss>`)
      const ended = await runImport([path, ...options], env())
      expect(ended.code).toBe(2)
      expect(ended.stdout).toMatch(
        /None of the 1 products can be taken: all prices are in INR, this shop sells in EUR\.\n$/,
      )
    },
  )

  it('names each line it rejects and ends with 1', async () => {
    const ended = await runImport(
      [await file('a.jsonl', [...lines(product('a'), product('b', { name: ' ' })), '{'].join('\n'))],
      env(),
    )
    expect(ended.code).toBe(1)
    expect(ended.stdout).toMatch(
      /^line 2: name: is empty\nline 3: The line is not JSON\n3 lines in .* 1 new, 0 changed, 0 unchanged, 2 rejected\n$/,
    )
  })

  it('names a file of another format once, and ends with 2 (operations.import-names-other-formats)', async () => {
    const path = await file('a.html', '<!doctype html>\n<html></html>\n')
    expect(await runImport([path], env())).toMatchObject({
      code: 2,
      stdout: '',
      stderr: `This is a web page. The import takes JSON lines, tables of products as CSV, and Google Merchant feeds: ${path}\n`,
    })
  })

  itAtLength(
    'takes pictures that lie beside the file into the folder of uploads, names the missing ones and ends with 1',
    async () => {
      await writeFile(join(folder, 'front.jpg'), await jpeg())
      const path = await file('a.jsonl', lines(product('a', { images: ['front.jpg', 'back.jpg'] })).join('\n'))
      const uploads = join(folder, 'uploads')
      const ended = await runImport([path], { ...env(), UPLOADS_DIR: uploads })
      expect(ended.code).toBe(1)
      expect(ended.stdout).toMatch(
        /^line 1: picture back.jpg is no file\n1 lines in .* 1 new, 0 changed, 0 unchanged, 0 rejected\n1 pictures taken, 1 missing\n$/,
      )
      expect((await readdir(uploads, { recursive: true })).filter((name) => name.endsWith('.webp'))).toHaveLength(5)
      await writeFile(join(folder, 'back.jpg'), await jpeg(8, 8))
      expect(await runImport([path], { ...env(), UPLOADS_DIR: join(path, 'x') })).toMatchObject({
        code: 2,
        stderr: expect.stringMatching(/(^|\n)Pictures cannot be written to .*\n$/),
      })
      expect(await runImport([path], { ...env(), UPLOADS_DIR: uploads })).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('1 pictures taken, 0 missing'),
      })
    },
  )

  itAtLength('takes what is whole of a packed file that ends early, says so and ends with 1', async () => {
    const packed = gzipSync(
      lines(...Array.from({ length: 200 }, (_, n) => product(`p${n}`, { name: `${Math.sin(n)}` }))).join('\n'),
    )
    const ended = await runImport([await file('a.jsonl.gz', packed.subarray(0, -2000))], env())
    expect(ended).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('The file ends early: all lines that were whole are in'),
    })
    expect(ended.stdout).toMatch(/ [1-9]\d* new, 0 changed, 0 unchanged, 0 rejected\n$/)
  })

  itAtLength('leaves whole products only when it is killed, and completes them the next time', async () => {
    const total = 8000
    const products = Array.from({ length: total }, (_, n) =>
      product(`p${n}`, { categories: [['Vitamins', `V${n % 50}`]], variants: [variant(`a${n}`), variant(`b${n}`)] }),
    )
    const path = await file('a.jsonl', lines(...products).join('\n'))
    const killed = await runImport([path], env(), (kill) => {
      kill('SIGKILL')
    })
    expect(killed.signal).toBe('SIGKILL')

    const counts = async () => {
      const { rows } = await sql<{ products: number; whole: number }>`
        select count(*)::int as products, count(*) filter (where
          (select count(*) from variant where product_id = product.id) = 2 and
          (select count(*) from product_option where product_id = product.id) = 1)::int as whole
        from product
      `.execute(shop.database.db)
      return rows[0]
    }
    const left = await counts()
    expect(left?.products).toBeGreaterThan(0)
    expect(left?.products).toBeLessThan(total)
    expect(left?.whole).toBe(left?.products)

    const again = await runImport([path], env())
    expect(again.code).toBe(0)
    expect(await counts()).toEqual({ products: total, whole: total })
  })
})

describeAtLength('npm run import beside a running shop', () => {
  it('writes to the embedded database the shop has open, and the shop shows it', async () => {
    const dataDir = join(folder, 'data')
    const database = await openDatabase({ dataDir, log: quietLog })
    const catalogue = await openCatalogue(database, { region: 'eu', log: quietLog })
    try {
      const ended = await runImport([await file('a.jsonl', lines(product('a')).join('\n'))], { DATA_DIR: dataDir })
      expect(ended).toMatchObject({ code: 0 })
      await vi.waitFor(
        async () => {
          expect((await catalogue.listProducts({}, 'en', { mayBuyRestricted: false })).total_results).toBe(1)
        },
        { timeout: 10_000, interval: 10 },
      )
    } finally {
      await catalogue.close()
      await database.stop()
    }
  })
})

describe('npm run import with nothing to do', () => {
  it.each(
    sample<[string, string[], string, Record<string, string>]>(
      [
        ['no file named', [], 'Name the file to import', {}],
        ['a file that is not there', ['none.jsonl'], 'No such file: ', {}],
        ['a wrong setting', ['none.jsonl'], 'SHOP_REGION must be eu or uk.', { SHOP_REGION: 'us' }],
        ['a backend elsewhere', ['none.jsonl'], 'API_ORIGIN is set', { API_ORIGIN: 'http://127.0.0.1:1' }],
      ],
      1,
    ),
  )('ends with 2 and one line for %s, and makes no database', async (_, args, message, env) => {
    const dataDir = join(folder, 'data')
    const ended = await runImport(args, { DATA_DIR: dataDir, ...env })
    expect(ended).toMatchObject({ code: 2, stdout: '' })
    expect(ended.stderr).toContain(message)
    expect(ended.stderr.trim().split('\n')).toHaveLength(1)
    expect(existsSync(dataDir)).toBe(false)
  })
})
