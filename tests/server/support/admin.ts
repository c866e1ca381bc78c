import { Pool } from 'pg'

/** The address of another database on the same server. */
export function addressOf(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

/** One connection per server for the life of a test process: opening one takes longer than most statements. */
const connections = new Map<string, Pool>()

/** Runs one statement on a server, outside of any test database. */
export async function asAdmin(url: string, statement: string): Promise<void> {
  let pool = connections.get(url)
  if (!pool) {
    pool = new Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
    // The server has ended, or the database is gone.
    pool.on('error', () => connections.delete(url))
    connections.set(url, pool)
  }
  await pool.query(statement)
}

/** PostgreSQL's code if it may not end a process: always one of its own cleanup processes, never one of the test's. */
const NOT_ALLOWED = '42501'
const IN_USE = '55006'
const ATTEMPTS = 5

/**
 * Removes a database and ends its connections. Only the plain statement waits for the server's own cleanup, and a
 * pooler may reconnect meanwhile.
 */
export async function dropDatabase(url: string, name: string): Promise<void> {
  for (let left = ATTEMPTS; left > 0; left -= 1) {
    if (await drops(url, `drop database ${name} with (force)`, NOT_ALLOWED)) return
    if (await drops(url, `drop database ${name}`, IN_USE)) return
  }
  await asAdmin(url, `drop database ${name} with (force)`)
}

/** False if PostgreSQL refuses with that code. */
async function drops(url: string, statement: string, refusal: string): Promise<boolean> {
  try {
    await asAdmin(url, statement)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === refusal) return false
    throw error
  }
}
