import type { ImportAnswers, ImportJob } from '#areas/import/contract/catalogue-import.ts'
import type { LanguageCode } from '#contract/languages.ts'

import { errorCode } from '#server/database/errors.ts'
import type { Database } from '#server/database/index.ts'
import type { Messages } from '#server/texts/messages.ts'
import type { ReadingShop } from '../index.ts'
import { type ImportFiles, openImportFiles } from './files.ts'
import { shownFileName } from './file-name.ts'
import { findingsCsv } from './findings-csv.ts'
import { tellInterrupted } from './lock.ts'
import { type RunPhase, startRunner } from './runner.ts'
import {
  cancelJob,
  canStart,
  countFindings,
  insertJob,
  readFindings,
  readNewest,
  setAnswered,
  setRunning,
} from './store.ts'
import type { StoredJob } from './store.ts'
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
  read(language: LanguageCode): Promise<ImportJob | null>
  /** Imports what was checked, or what an interrupted import has left; one that runs or is done is left as it is. */
  start(importId: number): Promise<'started' | 'missing' | 'unchecked' | Busy>
  /** Notes how the file is to be read and checks it anew; only what waits for an admin can be answered. */
  answer(importId: number, answers: ImportAnswers): Promise<'answered' | 'missing' | 'closed' | Busy>
  cancel(importId: number): Promise<'cancelled' | 'missing'>
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
  const { db } = database
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
      return 'begun'
    },

    async read(language) {
      const job = await newest()
      if (job === undefined) return null
      const findings = await readFindings(db, job.import_id, FINDINGS_TOLD)
      return toImportJob(job, { findings, kept: await countFindings(db, job.import_id) }, messages, language)
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
      await cancelJob(db, importId)
      if (isAnswerable(job)) await files.keepOnly(undefined)
      return 'cancelled'
    },

    async downloadFindings(importId, language) {
      const job = await newest()
      if (job?.import_id !== importId) return undefined
      return findingsCsv(await readFindings(db, importId), messages, language)
    },

    stop: (hasten) => runner.stop(hasten),
  }
}

/** It waits for an admin. */
const isAnswerable = ({ state }: StoredJob): boolean => state === 'columns' || state === 'checked'

const isOpen = (job: StoredJob): boolean => isAnswerable(job) || job.state === 'checking' || job.state === 'running'

function nameOf(job: StoredJob | undefined): string | null {
  const name = `${job?.first_name ?? ''} ${job?.last_name ?? ''}`.trim()
  return name === '' ? (job?.email ?? null) : name
}
