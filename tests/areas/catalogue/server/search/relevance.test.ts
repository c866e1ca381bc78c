import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { catalogueFile, importCatalogue } from '#areas/import/server/index.ts'
import { type Catalogue, openCatalogue } from '#areas/catalogue/server/index.ts'
import { seedDemo } from '#server/demo/seed.ts'

import { testDatabase, type TestDatabase } from '#tests/server/support/database.ts'
import { quietLog } from '#tests/server/support/log.ts'
import { type Judged, meanReciprocalRank } from './judged.ts'
import { JUDGED_DEMO } from './judged-demo.ts'
import { JUDGED_LABELS, JUDGED_UNSEEN } from './judged-labels.ts'

const path = process.env['REAL_CATALOGUE']
if (path === undefined)
  process.stdout.write('skipped: the relevance of searches on a real catalogue (REAL_CATALOGUE names no file)\n')

const fillings = [
  {
    name: 'the demo',
    runs: true,
    fill: async (shop: TestDatabase) => {
      await seedDemo(shop.database)
    },
    sets: [['its judged queries', JUDGED_DEMO, 0.95]],
  },
  {
    name: 'real labels',
    runs: path !== undefined,
    fill: async (shop: TestDatabase) => {
      await importCatalogue(shop.database, await catalogueFile(path ?? '', { region: 'eu', name: 'Verbena' }))
    },
    sets: [
      ['the judged queries', JUDGED_LABELS, 0.97],
      ['queries that no weight was set by', JUDGED_UNSEEN, 0.9],
    ],
  },
] as const

for (const { name, runs, fill, sets } of fillings) {
  describe.runIf(runs)(`searching ${name}`, () => {
    let shop: TestDatabase
    let catalogue: Catalogue
    beforeAll(async () => {
      shop = await testDatabase()
      await fill(shop)
      catalogue = await openCatalogue(shop.database, { region: 'eu', log: quietLog })
    }, 600_000)
    afterAll(async () => {
      await catalogue.close()
      await shop.drop()
    })

    it.each<readonly [string, readonly Judged[], number]>(sets)(
      'finds what is looked for at the top: %s',
      async (what, judged, least) => {
        const { mean, below } = await meanReciprocalRank(catalogue, judged)
        process.stdout.write(`search, ${name}, ${what}: ${judged.length} queries, mean reciprocal rank ${mean}\n`)
        expect(mean, JSON.stringify(below)).toBeGreaterThanOrEqual(least)
      },
      120_000,
    )
  })
}
