import { access, constants, readdir } from 'node:fs/promises'

import { execute } from './stage.ts'

export async function isRunnable(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** True as root on a system with apt-get. */
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
 * In CI the server tests must meet a second PostgreSQL, Debian's own (operations.md), and a pooler: both are installed
 * where they are missing and may be. The server tests themselves fail where there is no second PostgreSQL after all.
 */
export async function preparePostgres(): Promise<void> {
  if (process.env['CI'] !== 'true') return
  const missing = [
    ...(process.env['TEST_DATABASE_URL'] || (await hasPostgres()) ? [] : ['postgresql']),
    ...((await isRunnable('/usr/sbin/pgbouncer')) ? [] : ['pgbouncer']),
  ]
  if (missing.length > 0 && (await mayInstallPackages())) await installPackages(...missing)
}

const DEBIAN_POSTGRES = '/usr/lib/postgresql'

/** A folder of a version alone says nothing: the client's package makes it too. */
async function hasPostgres(): Promise<boolean> {
  const versions = await readdir(DEBIAN_POSTGRES).catch(() => [])
  const servers = await Promise.all(versions.map((version) => isRunnable(`${DEBIAN_POSTGRES}/${version}/bin/postgres`)))
  return servers.includes(true)
}
