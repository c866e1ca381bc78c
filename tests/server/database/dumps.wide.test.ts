import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { Kysely, PostgresDialect, sql } from 'kysely'
import { Client, Pool } from 'pg'
import { expect, it, onTestFinished } from 'vitest'

import { type Database, openDatabase } from '#server/database/index.ts'
import { migrate } from '#server/database/migrate.ts'
import { migrations } from '#server/database/migrations/index.ts'

import { type Engine, describeOnEachEngine, newDatabase } from '../support/database.ts'
import { makeDatabase } from '../support/made-database.ts'
import { quietLog } from '../support/log.ts'
import { DUMPS, keptDumps } from './kept-dumps.ts'

const ROWS = join(import.meta.dirname, 'rows')
const names = migrations.map(({ name }) => name)
const FIRST = names[0] ?? ''

/** A database as an earlier migration left it. */
interface Left {
  readonly url: string
  readonly held: Contents
}

/** Restores the migration's own dump. */
async function restore(engine: Engine, name: string): Promise<Left> {
  const { url, drop } = await makeDatabase(engine)
  onTestFinished(drop)
  await runFile(url, join(DUMPS, `${name}.sql`))
  return { url, held: await withClient(url, contents) }
}

/** Starts from the first dump and adds the rows that each migration up to this one made room for. */
async function leadTo(engine: Engine, last: string): Promise<Left> {
  const { url } = await restore(engine, FIRST)
  const rows = await readdir(ROWS)
  const pool = new Pool({ connectionString: url })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  for (const name of names.slice(1, names.indexOf(last) + 1)) {
    await migrate(db, migrations, name)
    if (rows.includes(`${name}.sql`)) await runFile(url, join(ROWS, `${name}.sql`))
  }
  await db.destroy()
  return { url, held: await withClient(url, contents) }
}

const runFile = (url: string, file: string) =>
  withClient(url, async (client) => client.query(await readFile(file, 'utf8')))

async function withClient<Result>(url: string, task: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await task(client)
  } finally {
    await client.end()
  }
}

async function openMigrated(url: string): Promise<Database> {
  const database = await openDatabase({ dataDir: '', url, log: quietLog })
  onTestFinished(() => database.stop())
  return database
}

type Row = Readonly<Record<string, unknown>>
type Contents = ReadonlyMap<string, readonly Row[]>

/** Every row of every table except the migrator's own. */
async function contents(client: Client | Pool): Promise<Contents> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_name not like 'kysely%' order by 1`,
  )
  const held = new Map<string, readonly Row[]>()
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: Row }>(
      `select to_jsonb(t) as row from public."${name}" t order by to_jsonb(t)::text`,
    )
    held.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return held
}

/** The parts of a schema as the database describes them, one a line. */
async function schemaOf({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    select concat_ws(' ', 'column', table_name, column_name, udt_name, collation_name, is_nullable, column_default, identity_generation) as line
      from information_schema.columns where table_schema = 'public'
    union all select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
    union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select 'function ' || pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    order by 1`)
  return rows.map(({ line }) => line)
}

/** Each migration, and the dumps that are kept of later ones than the first. */
const STARTS: readonly (readonly [
  start: string,
  name: string,
  leave: (engine: Engine, name: string) => Promise<Left>,
])[] = [
  ...names.map((name) => [name, name, leadTo] as const),
  ...keptDumps(names)
    .slice(1)
    .map((name) => [`the dump of ${name}`, name, restore] as const),
]

it('a dump is kept of the first and the last two migrations, and rows only of migrations', async () => {
  expect((await readdir(DUMPS)).toSorted()).toEqual(keptDumps(names).map((name) => `${name}.sql`))
  const rows = await readdir(ROWS)
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter((file) => !names.includes(file.replace('.sql', '')))).toEqual([])
})

const CONSENT = names.indexOf('0019-consent')
const TAX = names.indexOf('0032-tax')

/** The rows of the sample that 0019-consent changes: the client has no password yet, so nobody has said yes. */
function changedByConsent(table: string, row: Row): readonly Row[] {
  if (table === 'client_practitioner') return []
  if (table === 'client' && 'practitioner_id' in row) return [{ ...row, practitioner_id: null }]
  if (table === 'imported_client') return [{ ...row, refusal: null }]
  return [row]
}

/** The one rate of an order and its tax, which 0032-tax makes the first of its taxes. */
const ONE_RATE = ['tax_rate', 'tax']

function withoutOneRate(table: string, row: Row): Row {
  if (table !== 'shop_order') return row
  return Object.fromEntries(Object.entries(row).filter(([column]) => !ONE_RATE.includes(column)))
}

describeOnEachEngine('an upgrade', (engine) => {
  it.each(STARTS)('from %s keeps every row, and ends in the schema of a new database', async (_, name, leave) => {
    const { url, held } = await leave(engine, name)
    expect([...held.values()].every((rows) => rows.length > 0)).toBe(true)
    const upgraded = await openMigrated(url)
    const now = await contents(upgraded.pool)
    for (const [table, before] of held) {
      const agreed = names.indexOf(name) < CONSENT ? before.flatMap((row) => changedByConsent(table, row)) : before
      const rows = names.indexOf(name) < TAX ? agreed.map((row) => withoutOneRate(table, row)) : agreed
      const columns = Object.keys(rows[0] ?? {})
      const kept = (now.get(table) ?? []).map((row) =>
        Object.fromEntries(columns.map((column) => [column, row[column]])),
      )
      expect(kept, table).toEqual(expect.arrayContaining([...rows]))
      expect(kept, table).toHaveLength(rows.length)
    }
    const fresh = await newDatabase(engine)
    onTestFinished(fresh.drop)
    expect(await schemaOf(upgraded)).toEqual(await schemaOf(fresh.database))
  })

  it('makes invitations of links that no client has agreed to, with their shares (clients.linked-by-their-own-yes)', async () => {
    const { url } = await leadTo(engine, names[CONSENT - 1] ?? '')
    const { db } = await openMigrated(url)
    const invitations = await db.selectFrom('invitation').selectAll().orderBy('practitioner_id').execute()
    const common = {
      email: 'client@mail.example',
      first_name: '',
      last_name: '',
      answer: null,
      answered_at: null,
      tells_filling: false,
    }
    expect(invitations).toEqual([
      {
        ...common,
        invitation_id: 5,
        practitioner_id: 1,
        discount_rate: 0,
        notes: '',
        asked_at: new Date('2026-01-08Z'),
      },
      {
        ...common,
        invitation_id: 6,
        practitioner_id: 2,
        discount_rate: 15,
        notes: 'Prefers powders',
        asked_at: new Date('2026-01-09Z'),
      },
    ])
    const shares = await db.selectFrom('protocol_share').select(['protocol_id', 'client_id', 'invitation_id']).execute()
    expect(shares.toSorted((a, b) => a.protocol_id - b.protocol_id)).toEqual([
      { protocol_id: 1, client_id: 4, invitation_id: 6 },
      { protocol_id: 2, client_id: 4, invitation_id: 5 },
    ])
  })

  it('makes the one rate of each order its taxes, and that of its lines (tax.frozen-in-the-order)', async () => {
    const { url, held } = await leadTo(engine, names[TAX - 1] ?? '')
    const { db } = await openMigrated(url)
    const orders = await db.selectFrom('shop_order').select(['order_id', 'taxes']).orderBy('order_id').execute()
    expect(orders.length).toBeGreaterThan(1)
    for (const { order_id, taxes } of orders) {
      const before = held.get('shop_order')?.find((row) => row['order_id'] === order_id)
      const [total, rate, tax] = ['total', 'tax_rate', 'tax'].map((column) => Number(before?.[column])) as [
        number,
        number,
        number,
      ]
      expect(taxes).toEqual([{ rate, net: total - tax, tax }])
      const lines = await db.selectFrom('order_line').select('tax_rate').where('order_id', '=', order_id).execute()
      expect(new Set(lines.map((line) => Number(line.tax_rate)))).toEqual(new Set([rate]))
    }
  })

  it('goes on from where the dump ends', async () => {
    const { url } = await restore(engine, names.at(-1) ?? '')
    const { db, pool } = await openMigrated(url)
    const next = {
      name: '9999-next',
      up: async (on: typeof db) => {
        await sql`update language set code = upper(code)`.execute(on)
      },
    }
    await migrate(db, [...migrations, next])
    expect((await pool.query<{ code: string }>('select code from language where id = 1')).rows).toEqual([
      { code: 'EN' },
    ])
    expect(
      (await pool.query<{ name: string }>('select name from kysely_migration order by name')).rows.map(
        (row) => row.name,
      ),
    ).toEqual([...names, '9999-next'])
  })
})
