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
