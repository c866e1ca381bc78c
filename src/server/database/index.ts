import type { Kysely } from 'kysely'
import type { Pool, PoolConfig } from 'pg'

import { answers, openCallPool, openKysely, openPool } from './connection.ts'
import { embeddedConfig, ensureShopDatabase } from './embedded.ts'
import { DatabaseInUseError } from './errors.ts'
import { type Cluster, joinCluster, launchCluster } from './launcher/index.ts'
import type { DatabaseLog } from './log.ts'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'
import { serverConfig } from './server.ts'

export { withReadRetry } from './connection.ts'
export { DatabaseError, DatabaseInUseError, isDiskFull } from './errors.ts'
export type { DatabaseLog } from './log.ts'
export type { Schema } from './schema.ts'

/** Enough to load the catalogue and check its health while another one is imported. */
const BULK_CONNECTIONS = 4

export interface DatabaseOptions {
  /** Folder of the embedded database; not used with `url`. */
  readonly dataDir: string
  /** A PostgreSQL server from version 15 on, in place of the embedded database (`DATABASE_URL`). */
  readonly url?: string | undefined
  /** For root only: folder for what the database's user cannot reach in its place (`SHOP_RUNTIME_DIR`). */
  readonly runtimeDir?: string | undefined
  /** Use the embedded database of a shop already running on this folder, rather than refuse. It ends with that shop. */
  readonly join?: boolean | undefined
  readonly log: DatabaseLog
}

/** The shop's database, migrated and open. */
export interface Database {
  readonly kind: 'embedded' | 'server'
  /** For clients with their own connection, such as one that listens. */
  readonly config: PoolConfig
  /** For calls of the shop: statements that take too long are ended. */
  readonly pool: Pool
  readonly db: Kysely<Schema>
  /** For work without time limits: migrations, imports, loading the catalogue. */
  readonly bulk: Kysely<Schema>
  /** True if the database answers now. */
  readonly healthy: () => Promise<boolean>
  /** Ends the pools once their clients are returned, then the embedded database. End clients of `config` first. */
  readonly stop: () => Promise<void>
}

/**
 * Opens the shop's database and migrates it to the newest version.
 *
 * @throws DatabaseInUseError if another process runs the embedded database of the folder (see `join`)
 * @throws DatabaseError if it cannot be opened; the message is safe to print
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.url !== undefined)
    return connect('server', await serverConfig(options.url), options.log, () => Promise.resolve())

  const cluster = await openCluster(options)
  try {
    await ensureShopDatabase(cluster.socketFolder)
    return await connect('embedded', embeddedConfig(cluster.socketFolder), options.log, cluster.stop)
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

async function openCluster({ dataDir, runtimeDir, join, log }: DatabaseOptions): Promise<Cluster> {
  try {
    return await launchCluster({ dataDir, runtimeDir, log })
  } catch (error) {
    if (!(join && error instanceof DatabaseInUseError)) throw error
    return joinCluster(dataDir)
  }
}

async function connect(
  kind: Database['kind'],
  config: PoolConfig,
  log: DatabaseLog,
  stopServer: () => Promise<void>,
): Promise<Database> {
  const bulkPool = openPool({ ...config, max: BULK_CONNECTIONS }, log)
  const bulk = openKysely(bulkPool)
  try {
    await migrate(bulk)
  } catch (error) {
    await bulkPool.end()
    throw error
  }
  const pool = openCallPool(config, log)
  let stopping: Promise<void> | undefined
  return {
    kind,
    config,
    pool,
    db: openKysely(pool),
    bulk,
    healthy: () => answers(pool),
    stop: () => (stopping ??= Promise.all([pool.end(), bulkPool.end()]).then(stopServer)),
  }
}
