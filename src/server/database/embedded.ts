import { Client, type ClientConfig, type PoolConfig } from 'pg'

import { errorCode } from './errors.ts'
import { PORT, SUPERUSER } from './launcher/settings.ts'

/** Role and database of the shop in an embedded cluster; the role owns the database and nothing else. */
const SHOP = 'verbena'

/** Connections of one process. Those of an import beside the shop still fit below the server's limit of 30. */
const CONNECTIONS = 10

/** Connection settings of the shop's database in an embedded cluster. */
export function embeddedConfig(socketFolder: string): PoolConfig {
  return {
    host: socketFolder,
    port: PORT,
    user: SHOP,
    database: SHOP,
    ssl: false,
    max: CONNECTIONS,
    connectionTimeoutMillis: 10_000,
  }
}

/** Connection settings of the cluster's superuser, who can create databases. */
export function superuserConfig(socketFolder: string): ClientConfig {
  return { host: socketFolder, port: PORT, user: SUPERUSER, database: 'postgres', ssl: false }
}

/** SQLSTATE: no such database; no such role. */
const MISSING = new Set(['3D000', '28000'])

/** Creates the shop's role and database in a new cluster, and completes an interrupted creation. */
export async function ensureShopDatabase(socketFolder: string): Promise<void> {
  const client = new Client(embeddedConfig(socketFolder))
  try {
    await client.connect()
  } catch (error) {
    if (!MISSING.has(errorCode(error) ?? '')) throw error
    await makeShopDatabase(socketFolder)
  } finally {
    await client.end()
  }
}

async function makeShopDatabase(socketFolder: string): Promise<void> {
  const client = new Client(superuserConfig(socketFolder))
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [SHOP])
    if (rowCount === 0) await client.query(`create role ${SHOP} login`)
    await client.query(`create database ${SHOP} owner ${SHOP}`)
  } finally {
    await client.end()
  }
}
