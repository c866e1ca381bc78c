import { Client } from 'pg'

/** The address of another database on the same server. */
export function addressOf(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

/** Runs one statement on a server, outside of any test database. */
export async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** What PostgreSQL says where it may not end a process: the server's own that cleans up, never one of the test's. */
const NOT_ALLOWED = '42501'

/** Removes a database with whatever is still connected to it. The server's own cleaning is waited for by the plain way only. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await asAdmin(url, `drop database ${name} with (force)`).catch(async (error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === NOT_ALLOWED)) throw error
    await asAdmin(url, `drop database ${name}`)
  })
}
