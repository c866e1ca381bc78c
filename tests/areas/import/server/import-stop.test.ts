import { afterEach, beforeEach, expect, it } from 'vitest'

import type { RunPhase } from '#areas/import/server/jobs/runner.ts'
import type { Phase } from '#areas/import/server/jobs/store.ts'
import { workOnImport } from '#areas/import/server/jobs/work.ts'

import { describeOnEachEngine, testDatabase, type TestDatabase } from '#tests/server/support/database.ts'
import { lines, product } from '#tests/areas/catalogue/server/support/lines.ts'
import { quietLog } from '#tests/server/support/log.ts'
import { admin, importsOf, once, sentFile, settled, uploads } from './support/sent-import.ts'

describeOnEachEngine('an import that is stopped', (engine) => {
  let test: TestDatabase
  beforeEach(async () => {
    test = await testDatabase(engine)
  })
  afterEach(async () => {
    await test.drop()
  })

  /** One phase waits to be let on, and then works as it does. */
  const held = async (phase: Phase = 'check') => {
    const uploadsDir = await uploads()
    const userId = await admin(test.database, 'Ada')
    const work: Promise<void>[] = []
    let letOn = () => {}
    const gate = new Promise<void>((resolve) => (letOn = resolve))
    const runPhase: RunPhase = (job, stopping) => {
      const one = (job.phase === phase ? gate : Promise.resolve()).then(() =>
        workOnImport(
          {
            bulk: test.database.bulk,
            uploadsDir,
            shop: { region: 'eu', name: 'Verbena' },
            onError: (error) => quietLog.error({ err: error }, 'the import failed'),
          },
          job,
          stopping,
        ),
      )
      work.push(one)
      return one
    }
    const imports = importsOf(test.database, uploadsDir, { runPhase })
    const end = async () => {
      letOn()
      await Promise.all(work)
    }
    return { imports, uploadsDir, userId, end }
  }
  const products = async () => (await test.database.db.selectFrom('product').select('external_id').execute()).length

  it('is dropped at once while it is checked, and stays away (admin.import-stops-at-once)', async () => {
    const { imports, uploadsDir, userId, end } = await held()
    await imports.begin({ userId, key: undefined }, await sentFile(uploadsDir, lines(product('a'))))
    const checking = await imports.read('en')
    expect(checking).toMatchObject({ state: 'checking' })
    expect(await imports.cancel(checking?.import_id ?? 0)).toBe('cancelled')
    expect(await imports.read('en')).toBeNull()
    await end()
    expect(await imports.read('en')).toBeNull()
  })

  it.each(['after', 'before'] as const)(
    'leaves nothing where its sending is stopped %s the file has come (admin.import-stops-at-once)',
    async (moment) => {
      const { imports, uploadsDir, userId, end } = await held()
      const sending = { userId, key: 'k1' }
      const send = async () => imports.begin(sending, await sentFile(uploadsDir, lines(product('a'))))
      if (moment === 'after') await send()
      await imports.stopSending(sending)
      if (moment === 'before') await send()
      expect(await imports.read('en')).toBeNull()
      await end()
      expect(await imports.read('en')).toBeNull()
    },
  )

  it('is left alone where another sending is stopped', async () => {
    const { imports, uploadsDir, userId, end } = await held()
    await imports.begin({ userId, key: 'k1' }, await sentFile(uploadsDir, lines(product('a'))))
    await imports.stopSending({ userId, key: 'k2' })
    await imports.stopSending({ userId: await admin(test.database, 'Bo'), key: 'k1' })
    await end()
    expect(await once(imports, settled)).toMatchObject({ state: 'checked' })
  })

  it('takes no line where it is stopped right after it was started (admin.import-stops-at-once)', async () => {
    const { imports, uploadsDir, userId, end } = await held('take')
    await imports.begin({ userId, key: undefined }, await sentFile(uploadsDir, lines(product('a'))))
    const { import_id } = await once(imports, settled)
    await imports.start(import_id)
    await imports.cancel(import_id)
    await end()
    expect(await once(imports, settled)).toMatchObject({ state: 'interrupted', taken: { created: 0 } })
    expect(await products()).toBe(0)
  })

  it('ends by a second press where it was interrupted, and is dropped where it has taken nothing (admin.import-is-ended)', async () => {
    const { imports, uploadsDir, userId, end } = await held()
    await imports.begin({ userId, key: undefined }, await sentFile(uploadsDir, lines(product('a'))))
    await end()
    const { import_id } = await once(imports, settled)
    const { db } = test.database
    await db
      .updateTable('import_job')
      .set({ state: 'interrupted', taken: JSON.stringify({ created: 1 }) })
      .execute()
    await imports.cancel(import_id)
    expect(await imports.read('en')).toMatchObject({ state: 'cancelled', can_start: false })
    await db.updateTable('import_job').set({ state: 'interrupted', taken: null }).execute()
    await imports.cancel(import_id)
    expect(await imports.read('en')).toBeNull()
    expect(await products()).toBe(0)
  })
})
