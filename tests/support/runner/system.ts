import { access, chmod, constants, mkdtemp, readdir, rm, statfs } from 'node:fs/promises'

import { execute } from './stage.ts'

/** Whether a file exists and may be run. */
export async function isRunnable(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Whether Debian's packages may be installed here. */
export async function mayInstallPackages(): Promise<boolean> {
  return process.getuid?.() === 0 && (await isRunnable('/usr/bin/apt-get'))
}

/** Installs Debian packages; false where that failed. */
export async function installPackages(...names: readonly string[]): Promise<boolean> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  // Lists that cannot be renewed may still be good enough to install from.
  await execute('apt-get', ['update', '-qq'], env)
  return (await execute('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], env)) === 0
}

/**
 * In CI the server tests must meet a second PostgreSQL, Debian's own (operations.md): it is installed where it is
 * missing and may be. The server tests themselves fail where there is none after all.
 */
export async function preparePostgres(): Promise<void> {
  if (process.env['CI'] !== 'true' || process.env['TEST_DATABASE_URL'] || (await hasPostgres())) return
  if (await mayInstallPackages()) await installPackages('postgresql')
}

const MEMORY = '/dev/shm'
/** What a whole run's databases and builds need at most, in bytes. */
const ROOM = 4 * 1024 ** 3

/**
 * A folder for the run's temporary files, in memory where the machine has room: there a database is made in a quarter
 * of the time. Undefined elsewhere; then they lie where the system wants them.
 */
export async function makeMemoryFolder(): Promise<{ readonly path: string; readonly remove: () => Promise<void> } | undefined> {
  const memory = await statfs(MEMORY).catch(() => undefined)
  if (!memory || memory.bavail * memory.bsize < ROOM) return undefined
  const path = await mkdtemp(`${MEMORY}/verbena-`)
  // Open to every user, as the system's own is: databases do not run as root.
  await chmod(path, 0o1777)
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

const DEBIAN_POSTGRES = '/usr/lib/postgresql'

/** A folder of a version alone says nothing: the client's package makes it too. */
async function hasPostgres(): Promise<boolean> {
  const versions = await readdir(DEBIAN_POSTGRES).catch(() => [])
  const servers = await Promise.all(versions.map((version) => isRunnable(`${DEBIAN_POSTGRES}/${version}/bin/postgres`)))
  return servers.includes(true)
}
