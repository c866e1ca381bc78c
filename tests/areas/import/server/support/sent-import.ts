import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { onTestFinished } from 'vitest'

import type { ImportJob } from '#areas/import/contract/catalogue-import.ts'
import { USER_TYPES } from '#contract/call.ts'
import { insertAccount } from '#areas/account/server/insert.ts'
import { type ImportDeps, type Imports, openImports } from '#areas/import/server/jobs/index.ts'
import type { RunPhase } from '#areas/import/server/jobs/runner.ts'
import { workOnImport } from '#areas/import/server/jobs/work.ts'
import type { Database } from '#server/database/index.ts'

import { quietLog } from '#tests/server/support/log.ts'
import { messages } from '#tests/server/support/messages.ts'

const SHOP = { region: 'eu', name: 'Verbena' } as const

/** Milliseconds between two looks at an import. */
const LOOK_EVERY = 25

export const admin = async ({ db }: Pick<Database, 'db'>, first_name: string): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const email = `${first_name}@mail.example`
    const account = { user_type_id: USER_TYPES.Admin, email, first_name, language: 'en', region: 'eu', isActive: true }
    return (await insertAccount(transaction, account as Parameters<typeof insertAccount>[1])) ?? 0
  })

export async function uploads(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'verbena-imports-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Imports that work in this process, which is quicker to begin, unless told otherwise. */
export function importsOf(database: Database, uploadsDir: string, more: Partial<ImportDeps> = {}): Imports {
  const onError = (error: unknown) => quietLog.error({ err: error }, 'the import failed')
  const runPhase: RunPhase = (job, stopping) =>
    workOnImport({ bulk: database.bulk, uploadsDir, shop: SHOP, onError }, job, stopping)
  const imports = openImports({ database, uploadsDir, shop: SHOP, messages, log: quietLog, runPhase, ...more })
  onTestFinished(() => imports.stop(new AbortController().signal))
  return imports
}

let written = 0

/** A file as it lies on the disk once it was sent. */
export async function sentFile(uploadsDir: string, lines: readonly string[], name = 'catalogue.jsonl') {
  written += 1
  const path = join(uploadsDir, `sent-${written}`)
  await writeFile(path, lines.map((line) => `${line}\n`).join(''))
  return { path, name, size: (await stat(path)).size }
}

/** The newest import, once it is as it should be. */
export async function once(imports: Pick<Imports, 'read'>, is: (job: ImportJob) => boolean): Promise<ImportJob> {
  for (;;) {
    const job = await imports.read('en')
    if (job && is(job)) return job
    await setTimeout(LOOK_EVERY)
  }
}

export const settled = ({ state }: ImportJob): boolean => state !== 'checking' && state !== 'running'
