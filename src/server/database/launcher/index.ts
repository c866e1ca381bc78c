import { mkdir, realpath, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { DatabaseError, errorCode } from '../errors.ts'
import type { DatabaseLog } from '../log.ts'
import { databaseAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { adoptCluster, createCluster } from './cluster.ts'
import { clearLeftovers } from './leftovers.ts'
import { lockFolder } from './lock.ts'
import { RUNTIME_DIR, clusterHome, clusterIn } from './place.ts'
import { type ClusterCommand, type ClusterProcess, startProcess } from './process.ts'
import { serverSettings } from './settings.ts'
import { socketFolder } from './socket.ts'

/** Milliseconds between an unexpected end and the next start, doubled each time up to the longest. */
const FIRST_WAIT = 100
const LONGEST_WAIT = 10_000
/** A database that ran this long, in milliseconds, counts as sound again. */
const SOUND_AFTER = 60_000

export interface LaunchOptions {
  readonly dataDir: string
  /** For root only: where what the database's user cannot reach in its place is put. */
  readonly runtimeDir?: string | undefined
  readonly log: DatabaseLog
}

/** A running PostgreSQL of the shop's own. */
export interface Cluster {
  /** The `host` for clients: the folder of the socket, the same over restarts. */
  readonly socketFolder: string
  /** Stops the database in order; clients that are still connected lose it. */
  readonly stop: () => Promise<void>
}

/**
 * Starts the embedded PostgreSQL of a data folder, making it if there is none, and keeps it running until `stop`.
 *
 * @throws DatabaseInUseError where another process runs it, DatabaseError where it cannot run.
 */
export async function launchCluster({ dataDir, runtimeDir, log }: LaunchOptions): Promise<Cluster> {
  const folder = await dataFolder(dataDir)
  const taken: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const giveBack of taken.toReversed()) await giveBack()
  }
  try {
    taken.push((await lockFolder(folder)).release)
    const account = await databaseAccount(folder, clusterIn(folder))
    const home = await clusterHome(folder, account, runtimeDir ?? RUNTIME_DIR, log)
    // A copied data folder leads to the same cluster as the first.
    if (home !== folder) taken.push((await lockFolder(home)).release)

    const binaries = await findBinaries(account, runtimeDir ?? (account ? RUNTIME_DIR : folder), log)
    const cluster = join(home, 'pg')
    if (await isThere(cluster)) await adoptCluster(cluster, binaries, account)
    else {
      await createCluster(home, binaries, account)
      if (home !== folder) await symlink(cluster, clusterIn(folder))
      log.info({ folder: cluster }, 'the database was made')
    }
    const socket = await socketFolder(cluster, account)
    taken.push(socket.remove)
    const keeper = await keepRunning({ cluster, socket, binaries, account, settings: serverSettings(socket.path) }, log)
    taken.push(keeper.stop)
    return { socketFolder: socket.path, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A way to the running database of a data folder, for a client in another process than the shop. */
export async function joinCluster(dataDir: string): Promise<Cluster> {
  const socket = await socketFolder(await realpath(clusterIn(dataDir)), undefined)
  return { socketFolder: socket.path, stop: socket.remove }
}

/** Starts the database, and starts it again whenever it ends without being asked to. */
async function keepRunning(command: ClusterCommand, log: DatabaseLog): Promise<{ readonly stop: () => Promise<void> }> {
  const stopped = new AbortController()
  let process = await start()
  const kept = keep()

  async function start(): Promise<ClusterProcess> {
    await clearLeftovers(command.cluster, command.socket.path, command.account, log)
    return startProcess(command)
  }

  async function keep(): Promise<void> {
    let wait = FIRST_WAIT
    let since = Date.now()
    for (;;) {
      // The shop may have stopped while this one was starting.
      if (stopped.signal.aborted) process.stop()
      const lines = await process.ended
      if (stopped.signal.aborted) return
      log.warn({ lines }, 'the database ended; it is started again')
      if (Date.now() - since > SOUND_AFTER) wait = FIRST_WAIT
      const next = await startAgain()
      if (!next) return
      process = next
      since = Date.now()
      log.info({}, 'the database runs again')
    }

    async function startAgain(): Promise<ClusterProcess | undefined> {
      for (;;) {
        // Rejects only where the shop stops meanwhile.
        await delay(wait, undefined, { signal: stopped.signal }).catch(() => undefined)
        if (stopped.signal.aborted) return undefined
        wait = Math.min(wait * 2, LONGEST_WAIT)
        try {
          return await start()
        } catch (error) {
          log.error({ err: error }, 'the database could not be started again; another try follows')
        }
      }
    }
  }

  return {
    async stop() {
      stopped.abort()
      process.stop()
      await kept
    },
  }
}

async function dataFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true })
    return await realpath(dataDir)
  } catch (error) {
    throw new DatabaseError(`The data folder ${dataDir} cannot be made or entered (${errorCode(error)}).`)
  }
}

async function isThere(path: string): Promise<boolean> {
  return realpath(path).then(
    () => true,
    () => false,
  )
}
