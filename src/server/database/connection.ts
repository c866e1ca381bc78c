import type { Socket } from 'node:net'

import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type PoolClient, type PoolConfig } from 'pg'

import { errorCode } from './errors.ts'
import { clientWithin, type StatementLimits } from './limited-client.ts'
import type { DatabaseLog } from './log.ts'
import type { Schema } from './schema.ts'

/** Milliseconds until a database that does not answer counts as gone. */
const HEALTH_TIMEOUT = 2000
/** Milliseconds a reader waits for a lost database to come back before its one further try. */
const RETURN_TIMEOUT = 5000

/** Milliseconds that a call of the shop waits for the database. */
export interface CallLimits {
  /** For a connection, a new one or one that others give back. */
  readonly connection: number
  /** For a lock that another transaction holds. */
  readonly lock: number
  readonly statement: number
  /** From getting a connection until it is given back. */
  readonly whole: number
}

const CALL_LIMITS: CallLimits = { connection: 5000, lock: 3000, statement: 8000, whole: 10_000 }

/** The database took longer than a call of the shop waits for it. */
class DatabaseSlowError extends Error {
  override readonly name = 'DatabaseSlowError'
}

const UNLIMITED = { lock: 0, statement: 0, idle: 0 }

/**
 * A pool whose connections may be lost without ending the process. Its statements have no limits but those given, whatever
 * the server's are.
 */
export function openPool(config: PoolConfig, log: DatabaseLog, limits: StatementLimits = UNLIMITED): Pool {
  const pool = new Pool({ ...config, Client: clientWithin(limits) })
  pool.on('error', (error) => {
    log.warn({ err: error }, 'an idle connection to the database was lost')
  })
  // The same for one in use between two queries of a transaction: its next query tells whoever uses it.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
  })
  return pool
}

/**
 * A pool in which nothing waits for long. The database itself ends statements that take too long; where it does not answer
 * any more, the connection is cut.
 */
export function openCallPool(config: PoolConfig, log: DatabaseLog, limits: CallLimits = CALL_LIMITS): Pool {
  const pool = openPool({ ...config, connectionTimeoutMillis: limits.connection }, log, {
    lock: limits.lock,
    statement: limits.statement,
    idle: limits.whole,
  })
  const cuts = new WeakMap<PoolClient, NodeJS.Timeout>()
  pool.on('acquire', (client) => {
    cuts.set(client, setTimeout(cut, limits.whole, client))
  })
  pool.on('release', (_error, client) => {
    clearTimeout(cuts.get(client))
  })
  return pool
}

/** Destroys the connection's socket, so that pending queries fail with this error. */
function cut(client: PoolClient): void {
  const { connection } = client as PoolClient & { readonly connection: { readonly stream: Socket } }
  connection.stream.destroy(new DatabaseSlowError('The database did not answer in time'))
}

export function openKysely(pool: Pool): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

/** Whether the database answers a query now. */
export async function answers(pool: Pool): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => {
      resolve(false)
    }, HEALTH_TIMEOUT)
  })
  try {
    return await Promise.race([
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
      tooLate,
    ])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Runs a read, and once more where its connection was lost: the embedded database comes back within a second, and
 * a cluster has another server. Never for writes, of which nobody knows whether they were carried out.
 */
export async function withReadRetry<Result>(
  database: { healthy(): Promise<boolean> },
  read: () => Promise<Result>,
): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    if (!isConnectionLost(error)) throw error
    const deadline = Date.now() + RETURN_TIMEOUT
    while (!(await database.healthy()) && Date.now() < deadline) {
      await new Promise((resolve) => {
        setTimeout(resolve, 50)
      })
    }
    return read()
  }
}

const LOST_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', '57P01', '57P02', '57P03'])

/** Whether an error means that the connection is gone or cannot be made, not that the query was wrong. */
export function isConnectionLost(error: unknown): boolean {
  const code = errorCode(error)
  // SQLSTATE class 08 is 'connection exception'. pg tells a broken connection by its message alone.
  if (code !== undefined) return LOST_CODES.has(code) || code.startsWith('08')
  return (
    error instanceof Error &&
    /^(Connection terminated(?! due to connection timeout)|Client has encountered a connection error)/.test(
      error.message,
    )
  )
}

/** SQLSTATE of a statement or lock that took too long, of a connection ended since its transaction stood still, and of a deadlock. */
const SLOW_CODES = new Set(['57014', '55P03', '25P03', '40P01'])

/** Whether an error means that the database cannot answer now: it is away, too slow, full, or has no connection left. */
export function isUnavailable(error: unknown): boolean {
  const code = errorCode(error)
  // SQLSTATE class 53 is 'insufficient resources'.
  if (code !== undefined && (SLOW_CODES.has(code) || code.startsWith('53'))) return true
  return (
    isConnectionLost(error) ||
    error instanceof DatabaseSlowError ||
    (error instanceof Error && TIMEOUTS.test(error.message))
  )
}

/** What pg and its pool say where no connection was to be had in time; they have no code. */
const TIMEOUTS =
  /^(timeout expired|timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/
