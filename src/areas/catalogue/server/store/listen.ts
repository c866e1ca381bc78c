import { setTimeout } from 'node:timers/promises'

import { Client } from 'pg'

import type { CatalogueDatabase, CatalogueLog } from '../needs.ts'

/** Waits between attempts to reconnect to the database, in milliseconds: doubling from the first to the last. */
export const FIRST_WAIT = 100
export const LAST_WAIT = 5000

/** Receives changes of the catalogue's version. */
export interface VersionListener {
  /** A transaction that raised the version to this has been committed. */
  raised(version: number): void
  /** The version found after connecting, since notifications sent while disconnected are lost. */
  found(version: number): void
}

/**
 * Listens on a connection of its own, reconnecting whenever it is lost, until the signal aborts.
 *
 * @returns once it listens; `stopped` settles after the signal has aborted and the connection is closed
 * @throws if the first connection fails
 */
export async function listen(
  database: CatalogueDatabase,
  listener: VersionListener,
  log: CatalogueLog,
  signal: AbortSignal,
): Promise<{ stopped: Promise<void> }> {
  let connection = await connect(database, listener)
  const keep = async (): Promise<void> => {
    const stop = aborted(signal)
    let wait = FIRST_WAIT
    while (!signal.aborted) {
      await Promise.race([connection.lost, stop])
      if (signal.aborted) break
      log.warn({}, 'Lost the connection that listens for changes of the catalogue; connecting again')
      await setTimeout(wait, undefined, { signal }).catch(() => undefined)
      wait = Math.min(2 * wait, LAST_WAIT)
      try {
        connection = await connect(database, listener)
        wait = FIRST_WAIT
      } catch (error) {
        log.warn({ err: error }, 'The database cannot be reached')
      }
    }
    await connection.client.end().catch(() => undefined)
  }
  return { stopped: keep() }
}

async function connect(database: CatalogueDatabase, listener: VersionListener) {
  const client = new Client({ ...database.config, keepAlive: true })
  const lost = new Promise<void>((resolve) => {
    client.once('end', resolve)
    client.on('error', () => {
      resolve()
    })
  })
  client.on('notification', ({ payload }) => {
    listener.raised(Number(payload))
  })
  try {
    await client.connect()
    await client.query('listen catalogue_version')
    const { rows } = await client.query<{ version: number }>('select version from catalogue_version')
    for (const { version } of rows) listener.found(version)
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
  return { client, lost }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else
      signal.addEventListener(
        'abort',
        () => {
          resolve()
        },
        { once: true },
      )
  })
}
