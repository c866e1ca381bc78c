import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'

import { DatabaseError, isDiskFull } from '../errors.ts'
import type { Binaries } from './binaries.ts'
import { type Account, programOptions } from './run.ts'
import type { SocketFolder } from './socket.ts'

/**
 * Runs the database as long as the pipe on standard input is open. It closes when the shop asks for the end, and by
 * itself when the shop is killed: both stop the database in order (SIGINT), so there is one way to stop, always
 * tried. Signals that a service manager sends to all processes at once are left to the shop to act on.
 * `$1` is the private folder of the socket's link, or empty; the rest is the database's command.
 */
const WATCH = `
trap '' HUP INT TERM
exec 3<&0
links=$1; shift
"$@" </dev/null 3<&- &
database=$!
{ read -r _; kill -INT "$database"; } <&3 2>/dev/null &
watcher=$!
exec 3<&-
wait "$database"; status=$?
kill -KILL "$watcher" 2>/dev/null
wait "$watcher" 2>/dev/null && [ -n "$links" ] && rm -f "$links/pg" && rmdir "$links"
exit "$status"
`

/** Lines of the database's log that are kept to explain an unexpected end. */
const KEPT_LINES = 20

export interface ClusterProcess {
  /** Resolves when the database has ended, for whatever reason, with the last lines it logged. */
  readonly ended: Promise<readonly string[]>
  /** Asks it to end in order; `ended` tells when it has. */
  readonly stop: () => void
}

export interface ClusterCommand {
  readonly cluster: string
  readonly socket: SocketFolder
  readonly binaries: Binaries
  readonly account: Account | undefined
  /** PostgreSQL's settings; the socket's folder is among them. */
  readonly settings: Readonly<Record<string, string | number>>
}

/** Starts the database and resolves once it takes connections, after recovery where that is needed. */
export async function startProcess({
  cluster,
  socket,
  binaries,
  account,
  settings,
}: ClusterCommand): Promise<ClusterProcess> {
  const switches = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(
    'sh',
    [
      '-c',
      WATCH,
      'verbena-database',
      socket.linkFolder ?? '',
      join(binaries.folder, 'postgres'),
      '-D',
      cluster,
      ...switches,
    ],
    { ...programOptions(account), stdio: ['pipe', 'ignore', 'pipe'] },
  )
  // Nothing is ever written to the pipe; a database that ends first breaks it.
  child.stdin.on('error', () => undefined)

  const lines: string[] = []
  createInterface(child.stderr).on('line', (line) => {
    lines.push(line)
    if (lines.length > KEPT_LINES) lines.shift()
  })
  const ended = once(child, 'close').then(() => lines)

  if (!(await ready(cluster, ended))) {
    if (lines.some(isDiskFull)) throw new DatabaseError(`The disk is full: the database in ${cluster} does not start.`)
    const reason = lines.findLast((line) => line.startsWith('FATAL:')) ?? lines.at(-1) ?? 'no reason given'
    throw new DatabaseError(`The database in ${cluster} does not start: ${reason}`)
  }
  return {
    ended,
    stop: () => {
      child.stdin.end()
    },
  }
}

/** Waits for the line in which the database tells its state (postmaster.pid, as pg_ctl reads it); false if it ends. */
async function ready(cluster: string, ended: Promise<unknown>): Promise<boolean> {
  const end = ended.then(() => 'ended' as const)
  for (;;) {
    const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
    if (text.split('\n')[7]?.trim() === 'ready') return true
    if ((await Promise.race([end, delay(10)])) === 'ended') return false
  }
}
