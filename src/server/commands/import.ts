import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { CURRENCIES } from '#contract/constants.ts'
import { describeReport, showProgress } from '#areas/import/server/console.ts'
import {
  catalogueFile,
  checkCatalogue,
  ImportBusyError,
  importCatalogue,
  type ImportReport,
  ImportSourceError,
  obstacleOf,
  pictureSource,
  readColumnsFile,
} from '#areas/import/server/index.ts'
import { isUnavailable } from '../database/connection.ts'
import { DatabaseError, openDatabase } from '../database/index.ts'
import { createLog } from '../log.ts'
import { PhotoFolderError } from '../pictures/photos/errors.ts'
import { openPhotoFolder } from '../pictures/photos/folder.ts'
import { readSettings, SettingsError } from '../settings.ts'

/** Everything is in; lines or pictures were left out; nothing could be done. A stopped import ends as a stopped command does. */
const EXIT = { whole: 0, partly: 1, failed: 2, stopped: 130 } as const

/**
 * `npm run import -- FILE [--check] [--columns FILE.json]`: brings a catalogue into the shop's database, beside the running shop or without one
 * (operations.import-command).
 */
async function main(args: readonly string[]): Promise<number> {
  const { file, columns, isCheck } = readArguments(args)
  const settings = readSettings(process.env)
  const { dataDir, uploadsDir, databaseUrl: url, runtimeDir, apiOrigin } = settings
  if (apiOrigin !== undefined) throw new SettingsError("API_ORIGIN is set: the catalogue is that backend's.")

  // npm runs scripts in the project's folder; the path is meant from where the person stands.
  const stand = process.env['INIT_CWD'] ?? ''
  const path = resolve(stand, file)
  const byHeading = columns === undefined ? undefined : await readColumnsFile(resolve(stand, columns))
  const source = await catalogueFile(path, { region: settings.shopRegion, name: settings.shopName }, { byHeading })
  const log = createLog()
  log.level = 'warn'
  const database = await openDatabase({ dataDir, url, runtimeDir, log, join: true })
  try {
    const began = performance.now()
    const signal = stopSignal()
    const onProgress = showProgress(process.stderr)
    const report = isCheck
      ? await checkCatalogue(database, source, { onProgress, signal })
      : await importCatalogue(database, source, {
          onProgress,
          signal,
          pictures: pictureSource({ folder: dirname(path), photos: openPhotoFolder(uploadsDir), signal }),
        })
    if (process.stderr.isTTY) process.stderr.write('\r\u{1b}[K')
    const seconds = (performance.now() - began) / 1000
    for (const line of describeReport(report, { seconds, isCheck, own: CURRENCIES[settings.shopRegion].currency }))
      process.stdout.write(`${line}\n`)
    return exitCode(report)
  } finally {
    await database.stop()
  }
}

const USAGE = 'Name the file to import: npm run import -- FILE [--check] [--columns FILE.json]'

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { check: { type: 'boolean', default: false }, columns: { type: 'string' } },
      allowPositionals: true,
    })
    const [file, ...more] = positionals
    if (file !== undefined && more.length === 0) return { file, columns: values.columns, isCheck: values.check }
  } catch {
    // An option that there is none of.
  }
  throw new ImportSourceError(USAGE)
}

/** The first Ctrl-C stops between two batches or pictures; the second ends the process, which costs no more than the batch at hand. */
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

function exitCode(report: ImportReport): number {
  const { incomplete, rejected, missingPictures } = report
  if (incomplete === 'stopped') return EXIT.stopped
  if (obstacleOf(report)) return EXIT.failed
  return incomplete !== undefined || rejected.length + missingPictures.length > 0 ? EXIT.partly : EXIT.whole
}

/** One line where it is known what to do about it; else all that is known. */
function whatWentWrong(error: unknown): string {
  const expected = [ImportSourceError, ImportBusyError, SettingsError, DatabaseError, PhotoFolderError]
  if (error instanceof Error && expected.some((kind) => error instanceof kind)) return error.message
  if (isUnavailable(error))
    return 'The database went away. What was written is whole: the same import again takes the rest.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${whatWentWrong(error)}\n`)
  process.exitCode = EXIT.failed
}
