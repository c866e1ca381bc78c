import { type Kysely, sql } from 'kysely'

import type {
  IMPORT_FINDINGS,
  ImportAnswers,
  ImportColumns,
  ImportCounts,
} from '#areas/import/contract/catalogue-import.ts'
import type { StoredLook } from '#areas/import/server/stored/look.ts'
import type { Schema } from '#server/database/schema.ts'

/** Findings that are kept of one import, rejected lines first. */
export const FINDINGS_MAX = 10_000

/** Rows written by one statement. */
const GROUP = 1000

/** `check` looks and changes no product, `take` imports. */
export type Phase = 'check' | 'take'

/** Reasons for which an import failed or was interrupted, or faults of its file. */
export type Failure =
  | 'ended'
  | 'stopped'
  | 'closed'
  | 'busy'
  | 'format'
  | 'workbook'
  | 'rows'
  | 'encoding'
  | `broken ${number}`
  | 'gone'
  | 'truncated'
  | 'damaged'
  | 'large'
  | 'refusals'
  | 'unexpected'

export interface Finding {
  readonly line: number
  readonly kind: (typeof IMPORT_FINDINGS)[number]
  readonly code: string
  readonly detail: string
  readonly alike: string
}

const COLUMN = { check: 'checked', take: 'taken' } as const

export const readNewest = (db: Kysely<Schema>) =>
  db
    .selectFrom('import_job')
    .leftJoin('account', 'account.user_id', 'import_job.begun_by')
    .selectAll('import_job')
    .select(['account.email', 'account.first_name', 'account.last_name'])
    .orderBy('import_id', 'desc')
    .limit(1)
    .executeTakeFirst()
export type StoredJob = NonNullable<Awaited<ReturnType<typeof readNewest>>>

/**
 * Adds an import, which is checked first, in place of all before it; those that products came from are kept. Throws where
 * another is open.
 */
export async function insertJob(
  db: Kysely<Schema>,
  row: { begun_by: number; call_key: string | null; file_name: string; file_size: number; folder: string },
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('import_job')
      .where('state', 'in', ['done', 'failed', 'interrupted', 'cancelled', 'undone'])
      .where((eb) =>
        eb.not(
          eb.or([
            eb.exists(eb.selectFrom('product').whereRef('product.import_id', '=', 'import_job.import_id')),
            eb.exists(eb.selectFrom('import_change').whereRef('import_change.import_id', '=', 'import_job.import_id')),
          ]),
        ),
      )
      .execute()
    const { import_id } = await transaction
      .insertInto('import_job')
      .values({ ...row, state: 'checking' })
      .returning('import_id')
      .executeTakeFirstOrThrow()
    return import_id
  })
}

/** An import that was checked to its end can be started, and continued as long as its last line is not taken. */
export const canStart = ({
  state,
  checked,
  failure,
  look,
}: Pick<StoredJob, 'state' | 'checked' | 'failure' | 'look'>): boolean =>
  (state === 'checked' && !look?.obstacle) ||
  (checked !== null &&
    (state === 'interrupted' || (state === 'failed' && (failure === 'busy' || failure === 'unexpected'))))

/** Resolves with whether it could be set to running. From then on, no import before it is undone. */
export async function setRunning(db: Kysely<Schema>, importId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('import_job')
    .set({ state: 'running', failure: null, fraction: null, taken: null, stop_wanted: false, ended_at: null })
    .where('import_id', '=', importId)
    .where('state', 'in', ['checked', 'interrupted', 'failed'])
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await db.deleteFrom('import_change').where('import_id', '<>', importId).execute()
  await db.deleteFrom('import_absent').where('import_id', '<>', importId).execute()
  return true
}

/** Adds to what was said about the file, and resolves with all of it; with undefined where it no longer waits for that. */
export async function setAnswered(
  db: Kysely<Schema>,
  importId: number,
  answers: ImportAnswers,
): Promise<ImportAnswers | undefined> {
  const row = await db
    .updateTable('import_job')
    .set({
      state: 'checking',
      answers: sql`answers || ${JSON.stringify(answers)}::jsonb`,
      fraction: null,
      checked: null,
      stop_wanted: false,
    })
    .where('import_id', '=', importId)
    .where('state', 'in', ['columns', 'checked'])
    .returning('answers')
    .executeTakeFirst()
  return row?.answers
}

/** Writes how far it is, and tells whether it is to stop. */
export async function writeProgress(
  db: Kysely<Schema>,
  importId: number,
  phase: Phase,
  { counts, fraction }: { readonly counts: ImportCounts; readonly fraction: number | null },
): Promise<boolean> {
  // What a check has found is only told once it is whole.
  const row = await db
    .updateTable('import_job')
    .set({ fraction, ...(phase === 'take' && { taken: JSON.stringify(counts) }) })
    .where('import_id', '=', importId)
    .returning('stop_wanted')
    .executeTakeFirst()
  return row?.stop_wanted ?? true
}

export interface Ending {
  readonly state: 'columns' | 'checked' | 'done' | 'failed' | 'interrupted'
  readonly failure?: Failure | undefined
  readonly format?: StoredJob['format']
  readonly counts?: ImportCounts
  readonly findings?: readonly Finding[]
  readonly columns?: ImportColumns | undefined
  readonly look?: StoredLook
}

/** Writes how a phase has ended, unless its import was dropped. */
export async function writeEnding(
  db: Kysely<Schema>,
  importId: number,
  phase: Phase,
  { state, failure, format, counts, findings, columns, look }: Ending,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('import_job')
      .set({
        state,
        failure: failure ?? null,
        ...(format && { format }),
        ...(look && { look: JSON.stringify(look) }),
        ...(columns && { columns: JSON.stringify(columns) }),
        ...(counts && (state !== 'interrupted' || phase === 'take') && { [COLUMN[phase]]: JSON.stringify(counts) }),
        ...(state !== 'checked' && state !== 'columns' && { ended_at: sql`clock_timestamp()` }),
      })
      .where('import_id', '=', importId)
      .executeTakeFirst()
    if (numUpdatedRows === 0n || findings === undefined) return
    await transaction.deleteFrom('import_finding').where('import_id', '=', importId).execute()
    const rows = findings.slice(0, FINDINGS_MAX).map((finding, place) => ({ import_id: importId, place, ...finding }))
    for (let start = 0; start < rows.length; start += GROUP)
      await transaction
        .insertInto('import_finding')
        .values(rows.slice(start, start + GROUP))
        .execute()
  })
}

/** Says of a phase whose process has ended without a word that it was interrupted. */
export async function writeEnded(db: Kysely<Schema>, importId: number): Promise<void> {
  await db
    .updateTable('import_job')
    .set({ state: 'interrupted', failure: 'ended', ended_at: sql<Date>`clock_timestamp()` })
    .where('import_id', '=', importId)
    .where('state', 'in', ['checking', 'running'])
    .execute()
}

/**
 * Drops one that has taken nothing, ends one that was interrupted, tells one that runs to stop, and leaves others as they
 * are. Resolves with whether it was dropped (admin.import-stops-at-once).
 */
export async function cancelJob(db: Kysely<Schema>, importId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('import_job')
    .where('import_id', '=', importId)
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['checking', 'columns', 'checked']),
        eb.and([eb('state', '=', 'interrupted'), eb('taken', 'is', null)]),
      ]),
    )
    .executeTakeFirst()
  if (numDeletedRows > 0n) return true
  await db
    .updateTable('import_job')
    .set({ state: 'cancelled' })
    .where('import_id', '=', importId)
    .where('state', '=', 'interrupted')
    .execute()
  await db
    .updateTable('import_job')
    .set({ stop_wanted: true })
    .where('import_id', '=', importId)
    .where('state', '=', 'running')
    .execute()
  return false
}

/** True where an import that has ended has changed products, and was not undone yet. */
export async function canUndo(db: Kysely<Schema>, { import_id, state }: Pick<StoredJob, 'import_id' | 'state'>) {
  if (!UNDOABLE.has(state)) return false
  const found = await db
    .selectFrom('import_change')
    .select('product_id')
    .where('import_id', '=', import_id)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

const UNDOABLE: ReadonlySet<StoredJob['state']> = new Set(['done', 'failed', 'interrupted', 'cancelled'])

/** True once an admin has stopped the import, or dropped it. */
export async function isStopWanted(db: Kysely<Schema>, importId: number): Promise<boolean> {
  const job = await db
    .selectFrom('import_job')
    .select('stop_wanted')
    .where('import_id', '=', importId)
    .executeTakeFirst()
  return job?.stop_wanted ?? true
}

export const readFindings = (db: Kysely<Schema>, importId: number, count = FINDINGS_MAX): Promise<Finding[]> =>
  db
    .selectFrom('import_finding')
    .select(['line', 'kind', 'code', 'detail', 'alike'])
    .where('import_id', '=', importId)
    .orderBy('place')
    .limit(count)
    .execute()

/** The first findings, equal ones as one with their number. */
export async function readGroupedFindings(
  db: Kysely<Schema>,
  importId: number,
  count: number,
): Promise<(Finding & { readonly count: number })[]> {
  const { rows } = await sql<Finding & { readonly count: number }>`
    select first.line, first.kind, first.code, first.detail, alike, found.count
    from (
      select alike, min(place) as place, count(*)::int as count from import_finding
      where import_id = ${importId} group by alike, kind
    ) as found join import_finding as first using (alike, place)
    where first.import_id = ${importId} order by place limit ${count}
  `.execute(db)
  return rows
}

export async function countFindings(db: Kysely<Schema>, importId: number): Promise<number> {
  const { count } = await db
    .selectFrom('import_finding')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
