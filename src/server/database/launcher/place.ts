import { chmod, lstat, mkdtemp, readlink, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

import { DatabaseError, errorCode } from '../errors.ts'
import type { DatabaseLog } from '../log.ts'
import { type Account, run } from './run.ts'
import { makeFolder } from './stage.ts'

/** For root: folder of clusters that the database's user could not reach in the data folder. */
export const RUNTIME_DIR = '/var/lib/verbena'

/** The cluster's path in the data folder: a folder, or a link to its actual place. */
export const clusterIn = (dataDir: string) => join(dataDir, 'pg')

/**
 * Folder that holds, or will hold, the cluster `pg`: the data folder, or one below `runtimeDir` if the database's user
 * cannot enter the data folder. The link in the data folder is the only record of it, so removing the data folder
 * starts afresh.
 */
export async function clusterHome(
  dataDir: string,
  account: Account | undefined,
  runtimeDir: string,
  log: DatabaseLog,
): Promise<string> {
  const cluster = clusterIn(dataDir)
  const home = await existingHome(cluster)
  if (home !== undefined) {
    await checkUsable(home, account)
    return home
  }
  if (await enters(dataDir, account)) return dataDir

  await makeFolder(runtimeDir)
  const staged = await mkdtemp(join(runtimeDir, 'data-'))
  await chmod(staged, 0o711)
  await checkUsable(staged, account)
  log.info(
    { folder: staged, user: account?.name },
    'the database is kept outside DATA_DIR, which its user cannot enter',
  )
  return staged
}

async function existingHome(cluster: string): Promise<string | undefined> {
  try {
    const found = await lstat(cluster)
    if (!found.isSymbolicLink()) return dirname(cluster)
    const target = resolve(dirname(cluster), await readlink(cluster))
    await stat(target)
    return dirname(target)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT')
      throw new DatabaseError(
        `The database in ${cluster} cannot be reached (${errorCode(error)}): start the shop as the user it belongs to.`,
      )
    if (await isLink(cluster))
      throw new DatabaseError(
        `The link ${cluster} leads nowhere: put its database back, or remove the link to start with an empty one.`,
      )
    return undefined
  }
}

const isLink = (path: string) =>
  lstat(path).then(
    (found) => found.isSymbolicLink(),
    () => false,
  )

async function checkUsable(home: string, account: Account | undefined): Promise<void> {
  if (!(await enters(home, account))) {
    throw new DatabaseError(
      `User ${account?.name}, as whom the database runs, cannot enter ${home}: let it in, or set SHOP_RUNTIME_DIR to a folder it reaches.`,
    )
  }
}

/** True if the account can enter the folder. */
async function enters(folder: string, account: Account | undefined): Promise<boolean> {
  if (!account) return true
  return (await run('sh', ['-c', '[ -x "$1" ]', 'sh', folder], account)).code === 0
}
