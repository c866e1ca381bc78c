import { setInterval } from 'node:timers'

import type { Kysely } from 'kysely'

import type { ImportAnswers, ImportCounts } from '#areas/import/contract/catalogue-import.ts'
import type { Schema } from '#server/database/schema.ts'

import { openPhotoFolder } from '#server/pictures/photos/folder.ts'
import {
  catalogueFile,
  checkCatalogue,
  ColumnsNeededError,
  createLooker,
  ImportBusyError,
  importCatalogue,
  noteAbsent,
  type ImportProgress,
  type ImportReport,
  ImportSourceError,
  pictureSource,
  type ReadingShop,
} from '../index.ts'
import { findingsOf } from '../alike.ts'
import { keepColumns, readColumns } from './columns.ts'
import { importFile } from './files.ts'
import { storedLook } from './stored-look.ts'
import { type Ending, type Failure, isStopWanted, type Phase, writeEnding, writeProgress } from './store.ts'

/** Milliseconds between two notes of how far an import is, and between two looks for a wish to stop it. */
const NOTE_EVERY = 500

/** Milliseconds that a check waits for the pictures of the products that it shows. */
const PICTURES_WITHIN = 5000

export interface WorkDeps {
  readonly bulk: Kysely<Schema>
  readonly uploadsDir: string
  readonly shop: ReadingShop
  /** Told of what nobody foresaw. */
  readonly onError: (error: unknown) => void
}

export interface ImportWork {
  readonly importId: number
  readonly folder: string
  readonly phase: Phase
  /** An admin's answers about how to read the file. */
  readonly answers: ImportAnswers
}

/**
 * Works through one phase of an import, to the end that it writes down. Stops between two batches: for an admin, or because
 * the shop closes.
 *
 * @throws where the database is lost
 */
export async function workOnImport(
  { bulk, uploadsDir, shop, onError }: WorkDeps,
  { importId, folder, phase, answers }: ImportWork,
  closing: AbortSignal,
): Promise<void> {
  const stopped = new AbortController()
  const signal = AbortSignal.any([closing, stopped.signal])
  let latest: ImportProgress | undefined
  let writing = Promise.resolve()
  const stopIfWanted = async (progress: Parameters<typeof writeProgress>[3]): Promise<void> => {
    if (await writeProgress(bulk, importId, phase, progress)) stopped.abort()
  }
  const look = async (): Promise<void> => {
    if (latest === undefined) {
      if (await isStopWanted(bulk, importId)) stopped.abort()
      return
    }
    const { fraction = null, ...progress } = latest
    await stopIfWanted({ fraction, counts: countsOf(progress) })
  }
  const note = (): void => {
    writing = look().catch(() => undefined)
  }
  const timer = setInterval(note, NOTE_EVERY)
  let ending: Ending
  try {
    // A small file is through before the first note.
    await look()
    const path = importFile(uploadsDir, folder)
    const source = await catalogueFile(path, shop, {
      answers,
      remembered: (signature) => readColumns(bulk, signature),
    })
    const named = new Set<string>()
    const overwriteEdits = answers.overwrite_edits
    const onProgress = (progress: ImportProgress): void => {
      latest = progress
    }
    const looker = createLooker(bulk)
    // Paths of pictures start from a folder that is not there: only addresses are taken.
    const photos = { folder: `${path}.none`, photos: openPhotoFolder(uploadsDir) }
    const report =
      phase === 'check'
        ? await checkCatalogue({ bulk }, source, { onProgress, signal, looker, overwriteEdits })
        : await importCatalogue({ bulk }, source, {
            importId,
            overwriteEdits,
            named,
            onProgress,
            signal,
            pictures: pictureSource({ ...photos, signal }),
          })
    if (phase === 'take' && report.incomplete === undefined)
      await noteAbsent(bulk, { importId, format: report.format, shop: report.shop, named })
    ending = { ...endingOf(report, phase, closing.aborted), columns: source.named?.columns }
    if (phase === 'check') {
      const within = AbortSignal.any([signal, AbortSignal.timeout(PICTURES_WITHIN)])
      const pictures = pictureSource({ ...photos, signal: within })
      ending = {
        ...ending,
        look: await storedLook({ look: looker.read(), report, answers, region: shop.region, pictures }),
      }
    }
    if (source.named && answers.columns && ending.state === 'checked')
      await keepColumns(bulk, source.named.signature, answers.columns)
  } catch (error) {
    if (error instanceof ColumnsNeededError && phase === 'check')
      ending = { state: 'columns', format: error.format, columns: error.columns }
    else {
      const failure = failureOf(error)
      if (failure === 'unexpected') onError(error)
      ending = { state: 'failed', failure }
    }
  }
  clearInterval(timer)
  await writing
  await writeEnding(bulk, importId, phase, ending)
}

function failureOf(error: unknown): Failure {
  if (error instanceof ImportBusyError) return 'busy'
  if (!(error instanceof ImportSourceError)) return 'unexpected'
  const { message } = error
  if (message.startsWith('No such file')) return 'gone'
  if (message.startsWith('The file unpacks to more than')) return 'large'
  if (message.startsWith('The file is not UTF-8')) return 'encoding'
  if (message.startsWith('This is a spreadsheet')) return 'workbook'
  if (message.startsWith('The table has headings and no rows')) return 'rows'
  const line = /^The (?:XML|table) is broken .*?line (\d+)/.exec(message)?.[1]
  return line === undefined ? 'format' : `broken ${Number(line)}`
}

function endingOf(report: ImportReport, phase: Phase, isClosing: boolean): Ending {
  const { format, incomplete, missingPictures, rejected, notes, leftOut, lost, ...progress } = report
  const counts = {
    ...countsOf({ ...progress, rejected: rejected.length }),
    missing_pictures: missingPictures.length,
    notes: notes.length,
    left_out: [...leftOut],
    lost: [...lost],
  }
  const outcome = { format, counts, findings: findingsOf(report) }
  if (incomplete === 'refusals') {
    const { counts: _, ...findings } = outcome
    return { state: 'failed', failure: incomplete, ...(phase === 'check' ? findings : outcome) }
  }
  if (incomplete === 'stopped') return { state: 'interrupted', failure: isClosing ? 'closed' : 'stopped', ...outcome }
  return { state: phase === 'check' ? 'checked' : 'done', failure: incomplete, ...outcome }
}

const countsOf = ({
  lines,
  created,
  updated,
  unchanged,
  rejected,
  pictures,
}: Omit<ImportProgress, 'fraction'>): ImportCounts => ({
  lines,
  created,
  updated,
  unchanged,
  rejected,
  pictures,
  missing_pictures: 0,
  notes: 0,
  left_out: [],
  lost: [],
})
