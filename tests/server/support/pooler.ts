import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { describe } from 'vitest'

import { databaseAccount } from '#server/database/launcher/account.ts'
import { programOptions } from '#server/database/launcher/run.ts'

const PGBOUNCER = '/usr/sbin/pgbouncer'
const PORT = 6432

/** Connections to each database: few, so that clients share them. */
const CONNECTIONS = 6

/** A suite that needs Debian's PgBouncer; where it is missing one line says that the suite is left out. */
export async function describeWithPooler(name: string, suite: () => void): Promise<void> {
  const isInstalled = await access(PGBOUNCER).then(
    () => true,
    () => false,
  )
  if (isInstalled) describe(name, suite)
  else process.stdout.write(`skipped: ${name} (PgBouncer is not installed)\n`)
}

export interface Pooler {
  /** The address of the same database through the pooler. */
  through(url: string): string
  readonly stop: () => Promise<void>
}

/** PgBouncer in transaction mode before the server of an address, whose connections go round. */
export async function startPooler(url: string): Promise<Pooler> {
  const home = await mkdtemp(join(tmpdir(), 'verbena-pooler-'))
  const account = await databaseAccount(home, home)
  const settings = join(home, 'pgbouncer.ini')
  await writeFile(settings, settingsOf(new URL(url).searchParams, home))
  if (account) await chown(home, account.uid, account.gid)
  const child = spawn(PGBOUNCER, [settings], { ...programOptions(account), stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2000)
  })
  const ended = once(child, 'close')
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL')
    await ended
    await rm(home, { recursive: true, force: true })
  }
  while (!(await takesConnections(join(home, `.s.PGSQL.${PORT}`)))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer does not start: ${said}`)
    await delay(10)
  }
  return {
    through: (address) => {
      const own = new URL(address)
      own.searchParams.set('host', home)
      own.searchParams.set('port', String(PORT))
      return own.href
    },
    stop,
  }
}

function settingsOf(server: URLSearchParams, home: string): string {
  return `[databases]
* = host=${server.get('host') ?? ''} user=${server.get('user') ?? ''}
[pgbouncer]
listen_port = ${PORT}
unix_socket_dir = ${home}
auth_type = any
pool_mode = transaction
default_pool_size = ${CONNECTIONS}
server_round_robin = 1
max_client_conn = 200
`
}

function takesConnections(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const client = connect(socket)
    client.once('connect', () => {
      client.destroy()
      resolve(true)
    })
    client.once('error', () => {
      resolve(false)
    })
  })
}
