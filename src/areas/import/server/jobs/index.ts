import type { ImportAnswers, ImportJob, ImportUndo } from '#areas/import/contract/catalogue-import.ts'
import { CURRENCIES } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'

import { errorCode } from '#server/database/errors.ts'
import type { Database } from '#server/database/index.ts'
import type { Messages } from '#server/texts/messages.ts'
import { ImportBusyError, type ReadingShop } from '../index.ts'
import { readAbsent, takeAbsentOffSale } from '../absent.ts'
import { undoImport, weighUndo } from '../undo.ts'
import { type ImportFiles, openImportFiles } from './files.ts'
import { shownFileName } from './file-name.ts'
import { findingsCsv } from './findings-csv.ts'
import { tellInterrupted } from './lock.ts'
import { type RunPhase, startRunner } from './runner.ts'
import {
  cancelJob,
  canStart,
  canUndo,
  countFindings,
  insertJob,
  readFindings,
  readGroupedFindings,
  readNewest,
  setAnswered,
  setRunning,
} from './store.ts'
import type { StoredJob } from './store.ts'
import { isStoppedSending, noteStoppedSending } from './stopped-sending.ts'
import { toImportJob } from './import-job.ts'

/** Findings that are told with the import itself. */
const FINDINGS_TOLD = 50

/** SQLSTATE of a second import that is open, and of a lock that another process holds. */
const TAKEN = new Set(['23505', '55P03'])

export interface SentFile {
  readonly path: string
  readonly name: string
  /** Bytes. */
  readonly size: number
}

/** The sender of a file, and the `Idempotency-Key`. */
export interface Sending {
  readonly userId: number
  readonly key: string | undefined
}

/** Another import is open. `name` is its admin's; null once that account is deleted. */
export interface Busy {
  readonly busy: { readonly name: string | null }
}

/** Imports of a catalogue from the browser. A method with a language tells the newest import as it is then, null where there is none. */
export interface Imports {
  /** The import that keeps a file from being sent now, so that it can be refused before it has come. */
  blocking(sending: Sending): Promise<Busy | undefined>
  /** Takes over the file and begins to check it. The same sending again, while its import is the newest, begins nothing. */
  begin(sending: Sending, file: SentFile): Promise<'begun' | Busy>
  /** Drops the import of a file that was sent under this key, whether the file has come already or comes later. */
  stopSending(sending: { readonly userId: number; readonly key: string }): Promise<void>
  read(language: LanguageCode): Promise<ImportJob | null>
  /** Imports what was checked, or what an interrupted import has left; one that runs or is done is left as it is. */
  start(importId: number): Promise<'started' | 'missing' | 'unchecked' | Busy>
  /** Notes how the file is to be read and checks it anew; only what waits for an admin can be answered. */
  answer(importId: number, answers: ImportAnswers): Promise<'answered' | 'missing' | 'closed' | Busy>
  cancel(importId: number): Promise<'cancelled' | 'missing'>
  /** `over`: there is nothing to be undone. */
  weighUndo(importId: number): Promise<ImportUndo | 'missing' | 'over'>
  /** `running`: the command imports meanwhile. */
  undo(importId: number): Promise<'undone' | 'missing' | 'over' | 'running'>
  takeAbsentOffSale(importId: number): Promise<'off sale' | 'missing' | 'over' | 'running'>
  /** The findings as CSV; undefined where that is not the newest import. */
  downloadFindings(importId: number, language: LanguageCode): Promise<string | undefined>
  /** Lets the lines at hand be imported, and notes what is left. */
  stop(hasten: AbortSignal): Promise<void>
}

export interface ImportDeps {
  readonly database: Pick<Database, 'db' | 'bulk' | 'config'>
  readonly uploadsDir: string
  readonly shop: ReadingShop
  readonly messages: Messages
  readonly log: { error(facts: object, message: string): void }
  readonly files?: ImportFiles
  /** Works on an import, in a process of its own unless told otherwise. */
  readonly runPhase?: RunPhase | undefined
}

export function openImports(deps: ImportDeps): Imports {
  const { database, messages, uploadsDir } = deps
  const { db, bulk } = database
  const files = deps.files ?? openImportFiles(uploadsDir)
  const runner = startRunner(deps)
  const newest = async () => {
    await tellInterrupted(db)
    return readNewest(db)
  }
  const busy = async (): Promise<Busy> => ({ busy: { name: nameOf(await readNewest(db)) } })

  const before = async ({ userId, key }: Sending): Promise<'begun' | Busy | undefined> => {
    const job = await newest()
    if (key !== undefined && job?.call_key === key && job.begun_by === userId) return 'begun'
    return job && isOpen(job) ? { busy: { name: nameOf(job) } } : undefined
  }

  const cancel = async (importId: number) => {
    if (!(await cancelJob(db, importId))) return
    runner.drop(importId)
    await files.keepOnly(undefined)
  }
  const dropSent = async ({ userId, key }: Sending) => {
    const job = await readNewest(db)
    if (job && job.call_key === key && job.begun_by === userId && job.state !== 'running') await cancel(job.import_id)
  }

  return {
    async blocking(sending) {
      const found = await before(sending)
      return found === 'begun' ? undefined : found
    },

    async begin(sending, { path, name, size }) {
      const { userId, key } = sending
      const found = await before(sending)
      if (found) return found
      const folder = await files.keep(path)
      const row = { begun_by: userId, call_key: key ?? null, file_name: shownFileName(name), file_size: size, folder }
      try {
        await runner.run('check', async () => ({ importId: await insertJob(db, row), folder, answers: {} }))
      } catch (error) {
        await files.drop(folder)
        if (TAKEN.has(errorCode(error) ?? '')) return await busy()
        throw error
      }
      await files.keepOnly(folder)
      // Either this or the call that stops the sending sees what the other has written.
      if (await isStoppedSending(db, sending)) await dropSent(sending)
      return 'begun'
    },

    async stopSending(sending) {
      await noteStoppedSending(db, sending)
      await dropSent(sending)
    },

    async read(language) {
      const job = await newest()
      if (job === undefined) return null
      const { import_id } = job
      const told = {
        own: CURRENCIES[deps.shop.region].currency,
        findings: await readGroupedFindings(db, import_id, FINDINGS_TOLD),
        kept: await countFindings(db, import_id),
        isUndoable: await canUndo(db, job),
        absent: (await readAbsent(db, import_id)).map(({ name }) => name),
      }
      return toImportJob(job, told, messages, language)
    },

    async start(importId) {
      const job = await newest()
      if (job?.import_id !== importId) return 'missing'
      if (job.state === 'running' || job.state === 'done') return 'started'
      if (!canStart(job)) return 'unchecked'
      try {
        const { folder, answers } = job
        const isStarted = await runner.run('take', async () =>
          (await setRunning(db, importId)) ? { importId, folder, answers } : undefined,
        )
        return isStarted ? 'started' : 'unchecked'
      } catch (error) {
        if (TAKEN.has(errorCode(error) ?? '')) return await busy()
        throw error
      }
    },

    async answer(importId, answers) {
      const job = await newest()
      if (job?.import_id !== importId) return 'missing'
      if (!isAnswerable(job)) return 'closed'
      try {
        const isAnswered = await runner.run('check', async () => {
          const all = await setAnswered(db, importId, answers)
          return all && { importId, folder: job.folder, answers: all }
        })
        return isAnswered ? 'answered' : 'closed'
      } catch (error) {
        if (TAKEN.has(errorCode(error) ?? '')) return await busy()
        throw error
      }
    },

    async cancel(importId) {
      const job = await newest()
      if (job?.import_id !== importId) return 'missing'
      await cancel(importId)
      return 'cancelled'
    },

    async weighUndo(importId) {
      const job = await newest()
      if (job?.import_id !== importId) return 'missing'
      return (await canUndo(db, job)) ? weighUndo(db, importId) : 'over'
    },

    async undo(importId) {
      const job = await newest()
      if (job?.import_id !== importId) return 'missing'
      if (job.state === 'undone') return 'undone'
      if (!(await canUndo(db, job))) return 'over'
      return alone(() => undoImport(bulk, importId), 'undone')
    },

    async takeAbsentOffSale(importId) {
      const job = await newest()
      if (job?.import_id !== importId) return 'missing'
      if (job.off_sale !== null) return 'off sale'
      return job.state === 'done' ? alone(() => takeAbsentOffSale(bulk, importId), 'off sale') : 'over'
    },

    async downloadFindings(importId, language) {
      const job = await newest()
      if (job?.import_id !== importId) return undefined
      return findingsCsv(await readFindings(db, importId), messages, language)
    },

    stop: (hasten) => runner.stop(hasten),
  }
}

async function alone<Outcome>(work: () => Promise<void>, outcome: Outcome): Promise<Outcome | 'running'> {
  try {
    await work()
    return outcome
  } catch (error) {
    if (error instanceof ImportBusyError) return 'running'
    throw error
  }
}

/** It waits for an admin. */
const isAnswerable = ({ state }: StoredJob): boolean => state === 'columns' || state === 'checked'

const isOpen = (job: StoredJob): boolean => isAnswerable(job) || job.state === 'checking' || job.state === 'running'

function nameOf(job: StoredJob | undefined): string | null {
  const name = `${job?.first_name ?? ''} ${job?.last_name ?? ''}`.trim()
  return name === '' ? (job?.email ?? null) : name
}
