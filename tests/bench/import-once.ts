import { catalogueFile, importCatalogue } from '#areas/import/server/index.ts'
import { openDatabase } from '#server/database/index.ts'
import { quietLog } from '#tests/server/support/log.ts'

/** A process of its own that imports a file once, so that its memory is that of an import and of nothing else. */
export interface ImportCost {
  readonly lines: number
  readonly rejected: number
  readonly seconds: number
  readonly peakMegabytes: number
}

const [url = '', path = ''] = process.argv.slice(2)
const database = await openDatabase({ dataDir: '', url, log: quietLog })
const began = performance.now()
const { lines, rejected } = await importCatalogue(
  database,
  await catalogueFile(path, { region: 'eu', name: 'Verbena' }),
)
const cost: ImportCost = {
  lines,
  rejected: rejected.length,
  seconds: Math.round((performance.now() - began) / 10) / 100,
  peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
}
await database.stop()
process.send?.(cost)
