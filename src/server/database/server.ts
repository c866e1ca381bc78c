import { Client, type PoolConfig } from 'pg'

import { DatabaseError, errorCode } from './errors.ts'

/** Oldest PostgreSQL version that the shop's SQL runs on, as `server_version_num`. */
const OLDEST = 150_000

/**
 * Connection settings of the server at `DATABASE_URL`.
 *
 * @throws DatabaseError if it cannot be used; the message names host and reason, never the password.
 */
export async function serverConfig(url: string): Promise<PoolConfig> {
  const config: PoolConfig = { connectionString: url, max: 10, connectionTimeoutMillis: 10_000 }
  const client = clientOf(config)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number; encoding: string }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
    )
    const server = rows[0]
    if (!server || server.version < OLDEST) throw new DatabaseError(`${named(client)} runs a PostgreSQL older than 15.`)
    if (server.encoding !== 'UTF8')
      throw new DatabaseError(`${named(client)} has the encoding ${server.encoding}; the shop needs UTF8.`)
    return config
  } catch (error) {
    if (error instanceof DatabaseError) throw error
    throw new DatabaseError(`${named(client)} cannot be used: ${reason(error)}.`)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function clientOf(config: PoolConfig): Client {
  try {
    return new Client(config)
  } catch {
    throw new DatabaseError('DATABASE_URL is not an address of the form postgres://user:password@host:port/database.')
  }
}

const named = (client: Client) => `The database ${client.database ?? ''} at ${client.host}:${client.port}`

/** Errors that operators can act on, by SQLSTATE or system error. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOENT: 'there is no such socket',
  ENOTFOUND: 'the host is not known',
  EAI_AGAIN: 'the host is not known',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'user or password is wrong',
  '28000': 'the user is not allowed in',
  '3D000': 'there is no such database',
  '53300': 'it has no connection left',
  '57P03': 'it is starting or stopping',
}

function reason(error: unknown): string {
  const code = errorCode(error)
  if (code !== undefined) return REASONS[code] ?? `error ${code}`
  return error instanceof Error && error.message.startsWith('timeout')
    ? 'it does not answer'
    : 'it does not speak as a PostgreSQL server'
}
