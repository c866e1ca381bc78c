import type { Socket } from 'node:net'

import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type PoolClient, type PoolConfig } from 'pg'

import { errorCode } from './errors.ts'
import { clientWithin, type StatementLimits } from './limited-client.ts'
import type { DatabaseLog } from './log.ts'
import type { Schema } from './schema.ts'

/** Milliseconds after which an unresponsive database counts as gone. */
const HEALTH_TIMEOUT = 2000
/** Milliseconds that a reader waits for a lost database before its only retry. */
const RETURN_TIMEOUT = 5000

/** Milliseconds that a call of the shop waits for the database. */
export interface CallLimits {
  /** For a connection, either new or returned to the pool. */
  readonly connection: number
  /** For a lock that another transaction holds. */
  readonly lock: number
  readonly statement: number
  /** From getting a connection until it is returned. */
  readonly whole: number
}

const CALL_LIMITS: CallLimits = { connection: 5000, lock: 3000, statement: 8000, whole: 10_000 }

/** The database took longer than a call of the shop may wait. */
class DatabaseSlowError extends Error {
  override readonly name = 'DatabaseSlowError'
}

const UNLIMITED = { lock: 0, statement: 0, idle: 0 }

/**
 * A pool whose connections may be lost without crashing the process. Its statements have only the given limits,
 * whatever the server's are.
 */
export function openPool(config: PoolConfig, log: DatabaseLog, limits: StatementLimits = UNLIMITED): Pool {
  const pool = new Pool({ ...config, Client: clientWithin(limits) })
  pool.on('error', (error) => {
    log.warn({ err: error }, 'an idle connection to the database was lost')
  })
  // A connection may also be lost between two queries of a transaction: its next query reports the error.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
  })
  return pool
}

/**
 * A pool in which nothing waits for long. The database itself ends statements that take too long; if it no longer
 * answers, the connection is cut.
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

/** True if the database answers a query now. */
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
 * Runs a read, and retries it once if its connection was lost: the embedded database restarts within a second, and a
 * cluster has another server. Never use it for writes, which may have been carried out.
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

/** True if the error means that the connection is lost or cannot be made, rather than that the query is wrong. */
export function isConnectionLost(error: unknown): boolean {
  const code = errorCode(error)
  // SQLSTATE class 08 is 'connection exception'. pg reports a broken connection only by its message.
  if (code !== undefined) return LOST_CODES.has(code) || code.startsWith('08')
  return (
    error instanceof Error &&
    /^(Connection terminated(?! due to connection timeout)|Client has encountered a connection error)/.test(
      error.message,
    )
  )
}

/** SQLSTATE of a statement timeout, a lock timeout, an idle transaction's timeout and a deadlock. */
const SLOW_CODES = new Set(['57014', '55P03', '25P03', '40P01'])

/** True if the error means that the database cannot answer now: it is away, too slow, full, or out of connections. */
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

/** Messages of pg and its pool when no connection was available in time; they have no code. */
const TIMEOUTS =
  /^(timeout expired|timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/
