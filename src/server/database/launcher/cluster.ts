import { chmod, chown, lchown, mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { DatabaseError, isDiskFull } from '../errors.ts'
import type { Binaries } from './binaries.ts'
import { type Account, run } from './run.ts'
import { SUPERUSER } from './settings.ts'

/**
 * Makes an empty cluster `pg` in `home`, whole or not at all: what a killed start left in `pg.new` was never used
 * and is made anew. Names are sorted by the shop and keys by bytes, so the builtin locale serves, which is the same
 * on every system.
 */
export async function createCluster(home: string, binaries: Binaries, account: Account | undefined): Promise<void> {
  const fresh = join(home, 'pg.new')
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { mode: 0o700 })
  if (account) await chown(fresh, account.uid, account.gid)

  const { code, stderr } = await run(
    join(binaries.folder, 'initdb'),
    [
      `--pgdata=${fresh}`,
      `--username=${SUPERUSER}`,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      // The folder is closed to all but its user, and there is no TCP.
      '--auth-local=trust',
      '--auth-host=reject',
      '--no-instructions',
    ],
    account,
  )
  if (code !== 0 && isDiskFull(stderr))
    throw new DatabaseError(`The disk is full: the database cannot be made in ${home}.`)
  if (code !== 0) throw new DatabaseError(`The database cannot be made in ${home}: ${lastLine(stderr)}`)

  await rename(fresh, join(home, 'pg'))
  const folder = await open(home)
  await folder.sync()
  await folder.close()
}

/**
 * Readies an existing cluster for its user. A restored backup may belong to root or be open to others, with which
 * PostgreSQL does not start.
 *
 * @throws DatabaseError where the cluster is another user's or of another major version.
 */
export async function adoptCluster(cluster: string, binaries: Binaries, account: Account | undefined): Promise<void> {
  const { uid, mode } = await stat(cluster)
  const user = account?.uid ?? process.getuid?.()
  if (uid !== user) {
    if (uid !== 0 || !account)
      throw new DatabaseError(`The database in ${cluster} belongs to user number ${uid}: start the shop as that user.`)
    await giveTree(cluster, account)
  }
  if ((mode & 0o077) !== 0) await chmod(cluster, 0o700)

  const made = Number(await readFile(join(cluster, 'PG_VERSION'), 'utf8'))
  if (made !== binaries.major) {
    throw new DatabaseError(
      `The database in ${cluster} was made by PostgreSQL ${made}; this shop brings ${binaries.major}. Export it with the shop that made it, and import it here.`,
    )
  }
}

async function giveTree(path: string, account: Account): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true, recursive: true })) {
    await lchown(join(entry.parentPath, entry.name), account.uid, account.gid)
  }
  await lchown(path, account.uid, account.gid)
}

export const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? ''
