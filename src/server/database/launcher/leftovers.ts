import { connect } from 'node:net'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { DatabaseError, DatabaseInUseError, errorCode } from '../errors.ts'
import type { DatabaseLog } from '../log.ts'
import { type Account, run } from './run.ts'
import { SOCKET } from './settings.ts'

/** Milliseconds that an orphaned database gets for an orderly, then an immediate shutdown (its next start recovers). */
const IN_ORDER = 20_000
const AT_ONCE = 10_000

/** Runs as the database's user: root in a container may not inspect other users' processes. */
const FIND = 'for process in /proc/[0-9]*; do [ "$process/cwd" -ef "$1" ] && echo "${process#/proc/}"; done'

/** Ids of the processes whose working folder is this cluster: all of its database's, and no others. */
export async function processesIn(cluster: string, account: Account | undefined): Promise<number[]> {
  const { stdout } = await run('sh', ['-c', FIND, 'sh', cluster], account)
  return stdout.split('\n').filter(Boolean).map(Number)
}

/**
 * Frees a cluster whose lock this process holds: a database still running there has lost its shop and is stopped, then
 * its leftovers are removed. `postmaster.pid` alone proves nothing: its process id may belong to another process by
 * now, or to one that ended and was never reaped.
 *
 * @param socketFolder the cluster by a path short enough for a socket
 * @throws DatabaseInUseError if a database answers whose processes are not visible here (another container)
 */
export async function clearLeftovers(
  cluster: string,
  socketFolder: string,
  account: Account | undefined,
  log: DatabaseLog,
): Promise<void> {
  const postmaster = await postmasterOf(cluster)
  const found = await processesIn(cluster, account)
  if (found.length > 0) {
    log.warn({ processes: found }, 'a database without its shop was still running; it is stopped first')
    if (!(await stopAll(cluster, account, postmaster))) {
      throw new DatabaseError(
        `The database in ${cluster} was left running and does not stop: processes ${found.join(', ')}.`,
      )
    }
  }
  if (await answers(join(socketFolder, SOCKET))) throw new DatabaseInUseError(cluster, 'another container or machine')
  for (const name of ['postmaster.pid', SOCKET, `${SOCKET}.lock`]) await rm(join(cluster, name), { force: true })
}

async function postmasterOf(cluster: string): Promise<number | undefined> {
  try {
    return Number.parseInt(await readFile(join(cluster, 'postmaster.pid'), 'utf8'), 10)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

async function stopAll(
  cluster: string,
  account: Account | undefined,
  postmaster: number | undefined,
): Promise<boolean> {
  for (const [forPostmaster, patience] of [
    ['SIGINT', IN_ORDER],
    ['SIGQUIT', AT_ONCE],
  ] as const) {
    const found = await processesIn(cluster, account)
    if (postmaster !== undefined && found.includes(postmaster)) signal(postmaster, forPostmaster)
    // Without their postmaster nothing stops the remaining processes, so each gets a signal.
    else for (const process of found) signal(process, 'SIGTERM')

    const deadline = Date.now() + patience
    while (Date.now() < deadline) {
      if ((await processesIn(cluster, account)).length === 0) return true
      await delay(20)
    }
  }
  return false
}

function signal(process_: number, name: NodeJS.Signals): void {
  try {
    process.kill(process_, name)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}

/** True if a process listens on the socket. */
function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => {
      resolve(false)
    })
  })
}
