import { expect, it, onTestFinished } from 'vitest'

import { LANGUAGE_CODES, languageIdOf } from '#contract/languages.ts'

import { describeOnEachEngine, testDatabase } from '#tests/server/support/database.ts'

describeOnEachEngine('the languages of the server', (engine) => {
  it('have the numbers that calls name them by (lines.add-call)', async () => {
    const { database, drop } = await testDatabase(engine)
    onTestFinished(drop)
    expect(await database.db.selectFrom('language').select(['id', 'code']).orderBy('id').execute()).toEqual(
      LANGUAGE_CODES.map((code) => ({ id: languageIdOf(code), code })),
    )
  })
})
