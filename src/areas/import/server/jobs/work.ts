import { setInterval } from 'node:timers'

import type { Kysely } from 'kysely'

import type { ImportCounts } from '#areas/import/contract/catalogue-import.ts'
import type { Schema } from '#server/database/schema.ts'

import { openPhotoFolder } from '#server/pictures/photos/folder.ts'
import {
  catalogueFile,
  checkCatalogue,
  ImportBusyError,
  importCatalogue,
  type ImportProgress,
  type ImportReport,
  ImportSourceError,
  pictureSource,
  type ReadingShop,
} from '../index.ts'
import { importFile } from './files.ts'
import { type Ending, type Failure, type Finding, type Phase, writeEnding, writeProgress } from './store.ts'

/** Milliseconds between two notes of how far an import is, and between two looks for a wish to stop it. */
const NOTE_EVERY = 500

export interface WorkDeps {
  readonly bulk: Kysely<Schema>
  readonly uploadsDir: string
  readonly shop: ReadingShop
  /** Told of what nobody foresaw. */
  readonly onError: (error: unknown) => void
}

/**
 * Works through one phase of an import, to the end that it writes down. Stops between two batches: for an admin, or because
 * the shop closes.
 *
 * @throws where the database is lost
 */
export async function workOnImport(
  { bulk, uploadsDir, shop, onError }: WorkDeps,
  { importId, folder, phase }: { readonly importId: number; readonly folder: string; readonly phase: Phase },
  closing: AbortSignal,
): Promise<void> {
  const stopped = new AbortController()
  const signal = AbortSignal.any([closing, stopped.signal])
  let latest: ImportProgress | undefined
  let writing = Promise.resolve()
  const stopIfWanted = async (progress: Parameters<typeof writeProgress>[3]): Promise<void> => {
    if (await writeProgress(bulk, importId, phase, progress)) stopped.abort()
  }
  const note = (): void => {
    if (latest === undefined) return
    const { fraction = null, ...progress } = latest
    writing = stopIfWanted({ fraction, counts: countsOf(progress) }).catch(() => undefined)
  }
  const timer = setInterval(note, NOTE_EVERY)
  let ending: Ending
  try {
    const path = importFile(uploadsDir, folder)
    const source = await catalogueFile(path, shop)
    const onProgress = (progress: ImportProgress): void => {
      latest = progress
    }
    const report =
      phase === 'check'
        ? await checkCatalogue({ bulk }, source, { onProgress, signal })
        : await importCatalogue({ bulk }, source, {
            onProgress,
            signal,
            // Paths of pictures start from a folder that is not there: only addresses are taken.
            pictures: pictureSource({ folder: `${path}.none`, photos: openPhotoFolder(uploadsDir), signal }),
          })
    ending = endingOf(report, phase, closing.aborted)
  } catch (error) {
    const failure = failureOf(error)
    if (failure === 'unexpected') onError(error)
    ending = { state: 'failed', failure }
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

const byLine = (one: Finding, other: Finding): number => one.line - other.line

function findingsOf({ rejected, missingPictures, notes }: ImportReport): Finding[] {
  return [
    ...rejected
      .map(({ number, problem: { code, detail } }) => ({ line: number, kind: 'rejected' as const, code, detail }))
      .toSorted(byLine),
    ...missingPictures
      .map(({ number, address, detail }) => ({
        line: number,
        kind: 'picture' as const,
        code: 'picture',
        detail: `${address} ${detail}`,
      }))
      .toSorted(byLine),
    ...notes
      .map(({ number, detail }) => ({ line: number, kind: 'note' as const, code: 'note', detail }))
      .toSorted(byLine),
  ]
}
