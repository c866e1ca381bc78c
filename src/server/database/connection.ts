import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type PoolConfig } from 'pg'

import { errorCode } from './errors.ts'
import type { DatabaseLog } from './log.ts'
import type { Schema } from './schema.ts'

/** Milliseconds until a database that does not answer counts as gone. */
const HEALTH_TIMEOUT = 2000
/** Milliseconds a reader waits for a lost database to come back before its one further try. */
const RETURN_TIMEOUT = 5000

/** A pool whose connections may be lost without ending the process. */
export function openPool(config: PoolConfig, log: DatabaseLog): Pool {
  const pool = new Pool(config)
  pool.on('error', (error) => { log.warn({ err: error }, 'an idle connection to the database was lost') })
  // The same for one in use between two queries of a transaction: its next query tells whoever uses it.
  pool.on('connect', (client) => { client.on('error', () => undefined) })
  return pool
}

export function openKysely(pool: Pool): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

/** Whether the database answers a query now. */
export async function answers(pool: Pool): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => { timer = setTimeout(() => { resolve(false) }, HEALTH_TIMEOUT) })
  try {
    return await Promise.race([pool.query('select 1').then(() => true, () => false), tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Runs a read, and once more where its connection was lost: the embedded database comes back within a second, and
 * a cluster has another server. Never for writes, of which nobody knows whether they were carried out.
 */
export async function withReadRetry<Result>(database: { healthy(): Promise<boolean> }, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    if (!isConnectionLost(error)) throw error
    const deadline = Date.now() + RETURN_TIMEOUT
    while (!(await database.healthy()) && Date.now() < deadline) {
      await new Promise((resolve) => { setTimeout(resolve, 50) })
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
  return error instanceof Error && /^(Connection terminated|Client has encountered a connection error|timeout expired)/.test(error.message)
}
