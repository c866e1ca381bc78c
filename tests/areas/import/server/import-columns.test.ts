import { expect, it, onTestFinished } from 'vitest'

import type { ImportJob } from '#areas/import/contract/catalogue-import.ts'

import { describeOnEachEngine, testDatabase } from '#tests/server/support/database.ts'
import { admin, importsOf, once, sentFile, settled, uploads } from './support/sent-import.ts'

const TABLE = ['Titel;VK;Einkauf', 'Zink;9,90;4,20', 'Eisen;7,90;3,10']

/** The columns as an admin would say them: the dearer price is the one that is asked. */
const said = { columns: { 0: 'name', 1: 'price', 2: null } } as const

describeOnEachEngine('a table of an unknown shop from the browser (admin.import-asks-about-columns)', (engine) => {
  const shop = async () => {
    const { database, drop } = await testDatabase(engine)
    onTestFinished(drop)
    const uploadsDir = await uploads()
    const imports = importsOf(database, uploadsDir)
    const userId = await admin(database, 'Ada')
    const send = async (lines: readonly string[], name = 'liste.csv'): Promise<ImportJob> => {
      await imports.begin({ userId, key: undefined }, await sentFile(uploadsDir, lines, name))
      return once(imports, settled)
    }
    return { database, imports, send }
  }

  it('waits to be told what its columns are, is checked so, and imported', async () => {
    const { database, imports, send } = await shop()
    const asked = await send(TABLE)
    expect(asked).toMatchObject({
      state: 'columns',
      format: 'table',
      can_start: false,
      checked: null,
      columns: {
        columns: [
          { heading: 'Titel', samples: ['Zink', 'Eisen'], field: 'name' },
          { heading: 'VK', samples: ['9,90', '7,90'], field: 'price' },
          { heading: 'Einkauf', samples: ['4,20', '3,10'], field: null },
        ],
      },
    })
    expect(await imports.answer(asked.import_id, said)).toBe('answered')
    const checked = await once(imports, settled)
    expect(checked).toMatchObject({ state: 'checked', checked: { created: 2, lost: [{ field: 'Einkauf', count: 2 }] } })
    await imports.start(checked.import_id)
    await once(imports, ({ state }) => state === 'done')
    const names = await database.db.selectFrom('product').select('name').orderBy('name').execute()
    expect(names.map(({ name }) => name)).toEqual(['Eisen', 'Zink'])
    expect(await imports.answer(checked.import_id, said)).toBe('closed')
    expect(await imports.answer(checked.import_id + 1, said)).toBe('missing')
  })

  it('is not asked about again, and its columns can be said otherwise until it is imported', async () => {
    const { imports, send } = await shop()
    const { import_id } = await send(TABLE)
    await imports.answer(import_id, said)
    await imports.cancel((await once(imports, settled)).import_id)

    const again = await send([...TABLE, 'Selen;5,00;1,00'])
    expect(again).toMatchObject({ state: 'checked', checked: { created: 3 } })
    await imports.answer(again.import_id, { columns: { 0: 'name', 1: null, 2: 'price' } })
    expect(await once(imports, settled)).toMatchObject({
      state: 'checked',
      checked: { created: 3, lost: [{ field: 'VK', count: 3 }] },
    })
  })

  it('keeps its other answers with each new one', async () => {
    const { imports, send } = await shop()
    const { import_id } = await send(TABLE)
    await imports.answer(import_id, { currency: 'GBP', ...said })
    await once(imports, settled)
    await imports.answer(import_id, { take_unpublished: true })
    expect(await once(imports, settled)).toMatchObject({ state: 'checked', checked: { created: 2 } })
  })

  it.each([
    [
      'a spreadsheet',
      ['PK\u0003\u0004\u0014\u0000[Content_Types].xml'],
      'This is a spreadsheet. Save it as “CSV UTF-8” and send that file.',
    ],
    ['headings alone', ['Titel;VK'], 'This table has headings but no rows, so there’s nothing to import.'],
  ])('says of %s in one sentence how it is brought in', async (_, lines, reason) => {
    const { send } = await shop()
    expect(await send(lines)).toMatchObject({ state: 'failed', reason, can_start: false })
  })
})
