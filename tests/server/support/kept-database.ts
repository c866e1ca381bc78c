import { type KyselyPlugin, sql } from 'kysely'
import type { Pool } from 'pg'

import { answers, openCallPool, openKysely, openPool } from '#server/database/connection.ts'
import type { Database } from '#server/database/index.ts'

import type { Engine } from './engines.ts'
import { quietLog } from './log.ts'
import { makeDatabase, type TestDatabase } from './made-database.ts'

/** After so many tests a database is dropped, since deleted rows stay in its files. */
const MOST_TESTS = 40

/** As many as the shop's. */
const BULK_CONNECTIONS = 4

/** A database that serves one test after another. To make one, and to connect to it, takes most of a short test's time. */
interface Kept {
  readonly database: Database
  readonly pools: readonly Pool[]
  readonly url: string
  readonly drop: () => Promise<void>
  /** Its catalog of tables as it was made, to be compared. */
  readonly schema: string
  tests: number
}

const idle: Kept[] = []

/**
 * A migrated, empty database as `testDatabase` gives, but perhaps used and emptied before. Once it is given back, what
 * still runs over it fails as over a closed one. One whose tables were altered, or that is still in use, is not used again.
 */
export async function keptDatabase(engine: Engine): Promise<TestDatabase> {
  const kept = idle.pop() ?? (await make(engine))
  kept.tests += 1
  const { database, end } = lend(kept.database)
  let dropping: Promise<void> | undefined
  return {
    database,
    url: kept.url,
    drop: () =>
      (dropping ??= (async () => {
        end()
        if (await isBlankAgain(kept)) {
          idle.push(kept)
          return
        }
        await kept.database.stop()
        await kept.drop()
      })()),
  }
}

async function make(engine: Engine): Promise<Kept> {
  const { url, drop } = await makeDatabase(engine, engine.template)
  const config = { connectionString: url }
  const pool = openCallPool(config, quietLog)
  const bulkPool = openPool({ ...config, max: BULK_CONNECTIONS }, quietLog)
  const pools = [pool, bulkPool]
  const database: Database = {
    kind: 'server',
    config,
    pool,
    db: openKysely(pool),
    bulk: openKysely(bulkPool),
    healthy: () => answers(pool),
    stop: async () => {
      await Promise.all(pools.map((each) => each.end()))
    },
  }
  await sql.raw(await blankingOf(database)).execute(database.bulk)
  return { database, pools, url, drop, schema: await schemaOf(database), tests: 0 }
}

/** False where it must not be used again. */
async function isBlankAgain({ database, pools, schema, tests }: Kept): Promise<boolean> {
  const isBusy = pools.some((pool) => pool.waitingCount > 0 || pool.idleCount < pool.totalCount)
  if (isBusy || tests >= MOST_TESTS) return false
  try {
    const { rows } = await sql<{ sessions: number }>`
      select count(*)::int as sessions from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend'
    `.execute(database.bulk)
    // Others belong to programs or clients of the test.
    if ((rows[0]?.sessions ?? Infinity) > pools.reduce((sum, pool) => sum + pool.totalCount, 0)) return false
    await sql`select kept.blank()`.execute(database.bulk)
    return (await schemaOf(database)) === schema
  } catch {
    return false
  }
}

/** A function that brings all rows and sequences back to what they are now. Triggers are left out: they would tell the shop. */
async function blankingOf({ bulk }: Database): Promise<string> {
  const { rows: tables } = await sql<{ name: string; columns: string }>`
    select format('%I', c.relname) as name,
      (select string_agg(format('%I', attname), ', ' order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  `.execute(bulk)
  const { rows: sequences } = await sql<{ name: string; value: string; called: boolean }>`
    select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value) as value,
      last_value is not null as called
    from pg_sequences where schemaname = 'public'
  `.execute(bulk)
  const { rows: holding } = await sql<{ name: string }>`
    ${sql.raw(tables.map(({ name }) => `select '${name}' as name where exists (select from public.${name})`).join(' union all '))}
  `.execute(bulk)
  const held = tables.filter(({ name }) => holding.some((table) => table.name === name))
  return [
    'create schema kept;',
    ...held.map(({ name }) => `create table kept.${name} as table public.${name};`),
    'create function kept.blank() returns void language plpgsql as $$ begin',
    `perform set_config('session_replication_role', 'replica', true);`,
    ...tables.map(({ name }) => `delete from public.${name};`),
    ...held.map(
      ({ name, columns }) =>
        `insert into public.${name} (${columns}) overriding system value select ${columns} from kept.${name};`,
    ),
    ...sequences.map(({ name, value, called }) => `perform setval('${name}', ${value}, ${String(called)});`),
    'end $$;',
  ].join('\n')
}

/** One text for all tables, columns, triggers and constraints as they are defined. */
async function schemaOf({ bulk }: Database): Promise<string> {
  const { rows } = await sql<{ schema: string }>`
    select concat_ws(' ',
      (select count(*) || '/' || max(xmin::text::bigint) from pg_class),
      (select count(*) || '/' || max(xmin::text::bigint) from pg_attribute),
      (select count(*) || '/' || max(xmin::text::bigint) from pg_constraint),
      (select count(*) || '/' || max(xmin::text::bigint) from pg_trigger)) as schema
  `.execute(bulk)
  return rows[0]?.schema ?? ''
}

/** The same database for one test, and what ends it for that test alone. */
function lend(kept: Database): { readonly database: Database; readonly end: () => void } {
  let isOver = false
  const mustBeOpen = () => {
    if (isOver) throw new Error('Cannot use a pool after calling end on the pool')
  }
  const guarded = (name: 'connect' | 'query') => ({
    value: async (...args: unknown[]): Promise<unknown> => {
      mustBeOpen()
      return Reflect.apply(kept.pool[name], kept.pool, args)
    },
  })
  const pool = Object.create(kept.pool, {
    connect: guarded('connect'),
    query: guarded('query'),
    end: { value: () => Promise.resolve() },
  }) as Pool
  const guard: KyselyPlugin = {
    transformQuery: ({ node }) => {
      mustBeOpen()
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  const end = () => {
    isOver = true
  }
  const stop = () => {
    end()
    return Promise.resolve()
  }
  return { database: { ...kept, pool, db: openKysely(pool), bulk: kept.bulk.withPlugin(guard), stop }, end }
}
