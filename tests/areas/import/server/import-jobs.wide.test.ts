import { setTimeout } from 'node:timers/promises'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { bcp47, LANGUAGE_CODES } from '#contract/languages.ts'
import { openCatalogue } from '#areas/catalogue/server/index.ts'
import { isLong } from '#tests/support/length.ts'

import { describeOnEachEngine, testDatabase, type TestDatabase } from '#tests/server/support/database.ts'
import { quietLog } from '#tests/server/support/log.ts'
import { messages } from '#tests/server/support/messages.ts'
import { lines, product, variant } from '#tests/areas/catalogue/server/support/lines.ts'
import { admin, importsOf, once, sentFile, settled, uploads } from './support/sent-import.ts'

const PRODUCTS = isLong ? 50_000 : 2000
const BROKEN = isLong ? 500 : 20
/** Milliseconds in which the listing must answer, on a machine that is busy with much else. */
const ANSWERS_WITHIN = 3000

/** Every hundredth line is broken. */
const largeFile = (): string[] =>
  Array.from({ length: PRODUCTS + BROKEN }, (_, i) =>
    i % (PRODUCTS / BROKEN + 1) === 0
      ? JSON.stringify({ ...product(`p${i}`), variants: [variant(`v${i}`, { price_eur: 0 })] })
      : JSON.stringify(product(`p${i}`, { variants: [variant(`v${i}`)] })),
  )

describeOnEachEngine('an import from the browser', (engine) => {
  let test: TestDatabase
  beforeEach(async () => {
    test = await testDatabase(engine)
  })
  afterEach(async () => {
    await test.drop()
  })
  const products = async () =>
    (await test.database.db.selectFrom('product').select('external_id').orderBy('external_id').execute()).map(
      ({ external_id }) => external_id,
    )

  it(`imports ${PRODUCTS} products beside ${BROKEN} broken lines while the listing answers (admin.imports-a-catalogue, admin.import-is-checked-first, admin.shop-answers-during-an-import)`, async () => {
    const uploadsDir = await uploads()
    const imports = importsOf(test.database, uploadsDir, { runPhase: undefined })
    const userId = await admin(test.database, 'Ada')
    const catalogue = await openCatalogue(test.database, { region: 'eu', log: quietLog })
    const over = new AbortController()
    const waits: number[] = []
    const asking = (async () => {
      while (!over.signal.aborted) {
        const began = performance.now()
        await catalogue.listProducts({}, 'en', { mayBuyRestricted: false })
        waits.push(performance.now() - began)
        await setTimeout(50, undefined, { signal: over.signal }).catch(() => undefined)
      }
    })()

    await imports.begin({ userId, key: undefined }, await sentFile(uploadsDir, largeFile()))
    const checked = await once(imports, settled)
    expect(checked).toMatchObject({
      state: 'checked',
      file_name: 'catalogue.jsonl',
      format: 'lines',
      checked: { lines: PRODUCTS + BROKEN, created: PRODUCTS, rejected: BROKEN },
      taken: null,
      findings_kept: BROKEN,
      can_start: true,
      begun_by: { user_id: userId, first_name: 'Ada' },
    })
    expect(checked.findings[0]).toEqual({
      line: 1,
      kind: 'rejected',
      reason: 'variants.0.price_eur: is too small',
      count: BROKEN,
    })
    expect(await products()).toEqual([])

    const before = waits.length
    expect(await imports.start(checked.import_id)).toBe('started')
    const done = await once(imports, settled)
    over.abort()
    await asking
    expect(done).toMatchObject({
      state: 'done',
      taken: { lines: PRODUCTS + BROKEN, created: PRODUCTS, rejected: BROKEN },
    })
    expect(await products()).toHaveLength(PRODUCTS)
    expect(waits.length).toBeGreaterThan(before)
    expect(Math.max(...waits)).toBeLessThan(ANSWERS_WITHIN)
    await catalogue.close()
  }, 600_000)

  it('has one import open at a time, and names who has begun it (admin.one-import-at-a-time)', async () => {
    const uploadsDir = await uploads()
    const imports = importsOf(test.database, uploadsDir)
    const [ada, bo] = [await admin(test.database, 'Ada'), await admin(test.database, 'Bo')]
    const both = await Promise.all([
      imports.begin({ userId: ada, key: undefined }, await sentFile(uploadsDir, lines(product('a')))),
      imports.begin({ userId: ada, key: undefined }, await sentFile(uploadsDir, lines(product('b')))),
    ])
    expect(both.filter((one) => one === 'begun')).toHaveLength(1)
    expect(both).toContainEqual({ busy: { name: 'Ada' } })
    const { import_id } = await once(imports, settled)
    const third = await sentFile(uploadsDir, lines(product('c')))
    expect(await imports.blocking({ userId: bo, key: undefined })).toEqual({ busy: { name: 'Ada' } })
    expect(await imports.begin({ userId: bo, key: undefined }, third)).toEqual({ busy: { name: 'Ada' } })

    expect(await imports.cancel(import_id)).toBe('cancelled')
    expect(await imports.read('en')).toBeNull()
    expect(await imports.blocking({ userId: bo, key: undefined })).toBeUndefined()
    expect(await imports.begin({ userId: bo, key: undefined }, third)).toBe('begun')
    expect(await once(imports, settled)).toMatchObject({ state: 'checked', begun_by: { first_name: 'Bo' } })
  })

  it('begins one import for one key, however often it is sent (call.idempotency-key-happens-once)', async () => {
    const uploadsDir = await uploads()
    const imports = importsOf(test.database, uploadsDir)
    const userId = await admin(test.database, 'Ada')
    const send = async () => imports.begin({ userId, key: 'once' }, await sentFile(uploadsDir, lines(product('a'))))
    expect(await send()).toBe('begun')
    const { import_id } = await once(imports, settled)
    expect(await imports.blocking({ userId, key: 'once' })).toBeUndefined()
    expect(await send()).toBe('begun')
    expect(await once(imports, settled)).toMatchObject({ import_id, state: 'checked' })
  })

  it('is started once, and leaves one that is done as it is', async () => {
    const uploadsDir = await uploads()
    const imports = importsOf(test.database, uploadsDir)
    const userId = await admin(test.database, 'Ada')
    await imports.begin({ userId, key: undefined }, await sentFile(uploadsDir, lines(product('a'))))
    const { import_id } = await once(imports, settled)
    expect(await imports.start(import_id + 1)).toBe('missing')
    const starts = await Promise.all([imports.start(import_id), imports.start(import_id)])
    expect(starts).toContain('started')
    expect(await once(imports, settled)).toMatchObject({ state: 'done', taken: { created: 1 }, can_start: false })
    expect(await imports.start(import_id)).toBe('started')
    expect(await imports.read('en')).toMatchObject({ state: 'done', taken: { created: 1, unchanged: 0 } })
  })

  it('says of one whose process has ended that it was interrupted, and goes on from there (admin.interrupted-import-goes-on)', async () => {
    const uploadsDir = await uploads()
    const userId = await admin(test.database, 'Ada')
    let begun = 0
    const imports = importsOf(test.database, uploadsDir, {
      runPhase: async () => {
        begun += 1
        await Promise.resolve()
      },
    })
    await imports.begin({ userId, key: undefined }, await sentFile(uploadsDir, lines(product('a'))))
    expect(await once(imports, settled)).toMatchObject({
      state: 'interrupted',
      reason: 'The shop was restarted in the meantime.',
      can_start: false,
    })
    expect(begun).toBe(1)
  })

  it.each(['checking', 'running'] as const)(
    'says of one whose process was killed while %s that it was interrupted (admin.interrupted-import-goes-on)',
    async (state) => {
      const uploadsDir = await uploads()
      const imports = importsOf(test.database, uploadsDir)
      const userId = await admin(test.database, 'Ada')
      await imports.begin({ userId, key: undefined }, await sentFile(uploadsDir, lines(product('a'))))
      await once(imports, settled)
      await test.database.db.updateTable('import_job').set({ state, ended_at: null }).execute()
      expect(await imports.read('en')).toMatchObject({ state: 'interrupted' })
    },
  )

  it('tells why a file cannot be read, in the asked language', async () => {
    const uploadsDir = await uploads()
    const imports = importsOf(test.database, uploadsDir)
    const userId = await admin(test.database, 'Ada')
    await imports.begin({ userId, key: undefined }, await sentFile(uploadsDir, ['<!doctype html>', '<html>']))
    expect(await once(imports, settled)).toMatchObject({ state: 'failed', can_start: false })
    expect((await imports.read('de'))?.reason).toMatch(/^Diese Datei können wir nicht lesen/)
  })

  it('fails without a change where more than 5,000 lines are refused, and tells them (operations.import-stops-at-many-refusals)', async () => {
    const uploadsDir = await uploads()
    const imports = importsOf(test.database, uploadsDir)
    const userId = await admin(test.database, 'Ada')
    const broken = Array.from({ length: 7000 }, () => '{}')
    await imports.begin({ userId, key: undefined }, await sentFile(uploadsDir, [...lines(product('a')), ...broken]))
    const job = await once(imports, settled)
    expect(job).toMatchObject({ state: 'failed', can_start: false, checked: null, findings_kept: 5999 })
    expect(job.findings[0]).toMatchObject({ line: 2, kind: 'rejected' })
    expect(await products()).toEqual([])
    for (const language of LANGUAGE_CODES)
      expect((await imports.read(language))?.reason).toBe(
        messages(language, 'importRefusals', { max: new Intl.NumberFormat(bcp47(language)).format(5000) }),
      )
  })

  it.each([
    ['a short name', 'a short name.csv', 'a short name.csv'],
    ['a long name', `${'n'.repeat(300)}.jsonl`, `${'n'.repeat(249)}.jsonl`],
    ['a long name of letters of two units', `${'𝕟'.repeat(300)}.CSV`, `${'𝕟'.repeat(251)}.CSV`],
    ['an ending that is none', `${'n'.repeat(10)}.${'e'.repeat(300)}`, `${'n'.repeat(10)}.${'e'.repeat(244)}`],
    ['breaks and marks of direction', 'cata\u202Elogue\r\n\u0007.csv', 'catalogue .csv'],
    ['nothing to be seen', ' \u200B ', 'catalogue'],
  ])('keeps of the name of a file, %s, what can be shown (admin.import-file-name-is-short)', async (_, sent, kept) => {
    const uploadsDir = await uploads()
    const imports = importsOf(test.database, uploadsDir)
    const userId = await admin(test.database, 'Ada')
    const file = await sentFile(uploadsDir, lines(product('a')))
    await imports.begin({ userId, key: undefined }, { ...file, name: sent })
    expect((await once(imports, settled)).file_name).toBe(kept)
  })

  it('has the findings as a table for spreadsheets, in which nothing is a formula (admin.import-findings-are-downloaded)', async () => {
    const uploadsDir = await uploads()
    const imports = importsOf(test.database, uploadsDir)
    const userId = await admin(test.database, 'Ada')
    const file = await sentFile(uploadsDir, ['{"external_id":', ...lines(product('=cmd()'), product('=cmd()'))])
    await imports.begin({ userId, key: undefined }, file)
    const { import_id } = await once(imports, settled)
    expect(await imports.downloadFindings(import_id, 'en')).toBe(
      `\u{feff}"Line","Reason"\r\n1,"The line isn’t JSON."\r\n3,"'=cmd() is already in line 2"\r\n`,
    )
    expect(await imports.downloadFindings(import_id, 'de')).toContain('"Zeile";"Grund"\r\n1;"Die Zeile ist kein JSON."')
    expect(await imports.downloadFindings(import_id + 1, 'en')).toBeUndefined()
  })
})
