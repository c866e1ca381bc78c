import { resolve } from 'node:path'

import { isUnavailable } from '../database/connection.ts'
import { DatabaseError, openDatabase } from '../database/index.ts'
import { ExportFolderError, type ExportReport, exportShop } from '../export/index.ts'
import { createLog } from '../log.ts'
import { readSettings, SettingsError } from '../settings.ts'

/** Everything is out; products are in it that the import would refuse, or lack a picture; nothing is whole; it was stopped. */
const EXIT = { whole: 0, partly: 1, failed: 2, stopped: 130 } as const

const count = new Intl.NumberFormat('en-GB')

/** `npm run export -- FOLDER`: writes all that the shop holds, beside the running shop or without one (operations.export-command). */
async function main([folder, ...more]: readonly string[]): Promise<number> {
  if (folder === undefined || more.length > 0)
    throw new ExportFolderError('Name the folder to write: npm run export -- FOLDER')
  const { dataDir, uploadsDir, databaseUrl: url, runtimeDir, apiOrigin, ...settings } = readSettings(process.env)
  if (apiOrigin !== undefined) throw new SettingsError("API_ORIGIN is set: what the shop holds is that backend's.")
  const log = createLog()
  log.level = 'warn'
  const signal = stopSignal()
  const database = await openDatabase({ dataDir, url, runtimeDir, log, join: true })
  try {
    const report = await exportShop(database, {
      // npm runs scripts in the project's folder; the path is meant from where the person stands.
      folder: resolve(process.env['INIT_CWD'] ?? '', folder),
      uploadsDir,
      bound: settings,
      shopName: settings.shopName,
      signal,
      onFile: (name) => process.stderr.write(`${name} …\n`),
    })
    for (const line of describe(report)) process.stdout.write(`${line}\n`)
    return report.refused.length + report.withoutPicture > 0 ? EXIT.partly : EXIT.whole
  } catch (error) {
    if (!signal.aborted) throw error
    process.stderr.write('Stopped: the folder is not whole, and can be deleted.\n')
    return EXIT.stopped
  } finally {
    await database.stop()
  }
}

function describe({ files, pictures, withoutPicture, refused }: ExportReport): string[] {
  return [
    ...refused.map(
      ({ externalId, detail }) => `${externalId}: the import takes it only once this is mended: ${detail}`,
    ),
    ...Object.entries(files).map(([name, lines]) => `${name}: ${count.format(lines)} lines`),
    `pictures: ${count.format(pictures)}${withoutPicture > 0 ? `, ${count.format(withoutPicture)} missing` : ''}`,
  ]
}

function stopSignal(): AbortSignal {
  const stopping = new AbortController()
  process.once('SIGINT', () => {
    stopping.abort()
  })
  process.once('SIGTERM', () => {
    stopping.abort()
  })
  return stopping.signal
}

/** One line where it is known what to do about it; else all that is known. */
function whatWentWrong(error: unknown): string {
  const expected = [ExportFolderError, SettingsError, DatabaseError]
  if (error instanceof Error && expected.some((kind) => error instanceof kind)) return error.message
  if (isUnavailable(error)) return 'The database went away: the folder is not whole, and can be deleted.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${whatWentWrong(error)}\n`)
  process.exitCode = EXIT.failed
}
