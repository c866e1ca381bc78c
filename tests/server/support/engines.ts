import { access, chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Client, type ClientConfig } from 'pg'

import { databaseAccount } from '#server/database/launcher/account.ts'
import { type Binaries, findBinaries } from '#server/database/launcher/binaries.ts'
import { createCluster } from '#server/database/launcher/cluster.ts'
import { startProcess } from '#server/database/launcher/process.ts'
import { type Account, run } from '#server/database/launcher/run.ts'
import { SUPERUSER, serverSettings } from '#server/database/launcher/settings.ts'
import { socketFolder } from '#server/database/launcher/socket.ts'

import { quietLog } from './log.ts'

/** A PostgreSQL server of the test run; plain data, so that it can be handed to the workers. */
export interface Engine {
  readonly name: string
  /** Address of a database from which others can be made, by a role that may do so and no more. */
  readonly url: string
  /** Name of a migrated, empty database. */
  readonly template: string
}

export interface RunningServer {
  readonly name: string
  readonly url: string
  readonly stop: () => Promise<void>
}

/** As the shop's own, but for many workers at once, and without care for a power cut. */
const FOR_TESTS = { max_connections: 300, fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }
const ROLE = 'tester'

/** The PostgreSQL that the shop brings. */
export async function startEmbedded(): Promise<RunningServer> {
  return startServer('embedded', (account, home) => findBinaries(account, home, quietLog), createCluster)
}

/** The system's own PostgreSQL, or undefined where none from version 15 on is installed. */
export async function startInstalled(): Promise<RunningServer | undefined> {
  const binaries = await installedBinaries()
  return (
    binaries &&
    startServer(
      'installed',
      () => Promise.resolve(binaries),
      async (home, { folder }, account) => {
        const { code, stderr } = await run(
          join(folder, 'initdb'),
          ['-D', join(home, 'pg'), '-U', SUPERUSER, '-E', 'UTF8', '--locale=C.UTF-8', '--auth=trust', '--no-sync'],
          account,
        )
        if (code !== 0) throw new Error(stderr)
      },
    )
  )
}

/** The oldest that will do: what the shop promises to run on is tried at its lower end. */
export async function installedBinaries(): Promise<Binaries | undefined> {
  const root = '/usr/lib/postgresql'
  const names = await readdir(root).catch(() => [])
  for (const major of names
    .map(Number)
    .filter((major) => major >= 15)
    .toSorted((a, b) => a - b)) {
    const folder = join(root, String(major), 'bin')
    if (
      await access(join(folder, 'postgres')).then(
        () => true,
        () => false,
      )
    )
      return { folder, major }
  }
  return undefined
}

async function startServer(
  kind: string,
  find: (account: Account | undefined, home: string) => Promise<Binaries>,
  create: (home: string, binaries: Binaries, account: Account | undefined) => Promise<void>,
): Promise<RunningServer> {
  const home = await mkdtemp(join(tmpdir(), 'verbena-test-'))
  const account = await databaseAccount(home, join(home, 'pg'))
  if (account) await chown(home, account.uid, account.gid)
  const binaries = await find(account, home)
  await create(home, binaries, account)

  const cluster = join(home, 'pg')
  const socket = await socketFolder(cluster, account)
  const server = await startProcess({
    cluster,
    socket,
    binaries,
    account,
    settings: { ...serverSettings(socket.path), ...FOR_TESTS },
  })
  await makeRole({ host: socket.path, user: SUPERUSER, database: 'postgres', ssl: false })
  return {
    name: `PostgreSQL ${binaries.major} (${kind})`,
    url: `postgres:///postgres?${new URLSearchParams({ host: socket.path, user: ROLE }).toString()}`,
    async stop() {
      server.stop()
      await server.ended
      await rm(home, { recursive: true, force: true })
    },
  }
}

async function makeRole(config: ClientConfig): Promise<void> {
  const client = new Client(config)
  await client.connect()
  await client.query(`create role ${ROLE} login createdb`)
  await client.query(`grant set on parameter session_replication_role to ${ROLE}`)
  await client.end()
}
