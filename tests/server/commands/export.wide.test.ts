import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { importCatalogue } from '#areas/import/server/index.ts'

import { runCommand, runImport } from '#tests/areas/import/server/support/command.ts'
import { lines, product } from '#tests/areas/catalogue/server/support/lines.ts'
import { describeOnEachEngine, testDatabase, type TestDatabase } from '#tests/server/support/database.ts'

const DATED = { created_at: '2026-01-02T03:04:05.678Z' }

describeOnEachEngine('npm run export', (engine) => {
  let folder: string
  let shop: TestDatabase
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'verbena-export-'))
    shop = await testDatabase(engine)
  })
  afterEach(async () => {
    await shop.drop()
    await rm(folder, { recursive: true, force: true })
  })
  const env = () => ({ DATABASE_URL: shop.url, UPLOADS_DIR: join(folder, 'uploads'), INIT_CWD: folder })

  it('writes what npm run import takes as it is, and ends with 0 (operations.export-command)', async () => {
    await importCatalogue(shop.database, lines(product('a', DATED), product('b', DATED)))
    expect(await runCommand('export', ['shop'], env())).toEqual({
      code: 0,
      signal: null,
      stdout:
        'catalogue.jsonl: 2 lines\ntranslations.jsonl: 0 lines\naccounts.jsonl: 0 lines\norders.jsonl: 0 lines\npictures: 0\n',
      stderr: expect.stringContaining('orders.jsonl …\n'),
    })
    expect(await runImport(['shop/catalogue.jsonl', '--check'], env())).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('0 would be new, 0 would be changed, 2 unchanged, 0 rejected'),
    })
  })

  it('says in one line what it wants, and why it does nothing', async () => {
    expect(await runCommand('export', [], env())).toMatchObject({
      code: 2,
      stderr: 'Name the folder to write: npm run export -- FOLDER\n',
    })
    await runCommand('export', ['shop'], env())
    expect(await runCommand('export', ['shop'], env())).toMatchObject({
      code: 2,
      stdout: '',
      stderr: `There is something in this folder already: ${join(folder, 'shop')}\n`,
    })
  })

  it('says that what it has written is not whole where it is stopped', async () => {
    await importCatalogue(shop.database, lines(...Array.from({ length: 3000 }, (_, at) => product(`p${at}`))))
    let isTold = false
    const ended = await runCommand('export', ['shop'], env(), (kill) => {
      if (!isTold) kill('SIGINT')
      isTold = true
    })
    expect(ended).toMatchObject({ code: 130, stderr: expect.stringContaining('Stopped: the folder is not whole') })
    expect(await readdir(join(folder, 'shop'))).not.toContain('export.json')
  })

  it('holds few products at a time, however many there are (operations.export-command)', async () => {
    const text = 'x'.repeat(4000)
    for (let from = 0; from < 30_000; from += 10_000)
      await importCatalogue(
        shop.database,
        lines(...Array.from({ length: 10_000 }, (_, at) => product(`p${from + at}`, { description: text }))),
      )
    const heap = { NODE_OPTIONS: '--max-old-space-size=64' }
    expect(await runCommand('export', ['shop'], { ...env(), ...heap })).toMatchObject({ code: 0 })
    expect((await readFile(join(folder, 'shop', 'catalogue.jsonl'))).length).toBeGreaterThan(30_000 * text.length)
  }, 120_000)
})
