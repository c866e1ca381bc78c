import { chown, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { DatabaseError } from '../errors.ts'
import type { Account } from './run.ts'
import { SOCKET } from './settings.ts'

/** The longest path of a socket in bytes on every system PostgreSQL knows. */
const LONGEST = 103

export interface SocketFolder {
  /** The cluster's folder, by itself or through a link, short enough for a socket in it. */
  readonly path: string
  /** The private folder that holds the link, if there is one. */
  readonly linkFolder: string | undefined
  readonly remove: () => Promise<void>
}

/** A way to the cluster's folder that is short enough for its socket; `account` is who must be able to go it. */
export async function socketFolder(cluster: string, account: Account | undefined): Promise<SocketFolder> {
  if (fits(cluster)) return { path: cluster, linkFolder: undefined, remove: () => Promise.resolve() }

  const linkFolder = await mkdtemp(join(tmpdir(), 'verbena-'))
  const remove = () => rm(linkFolder, { recursive: true, force: true })
  const path = join(linkFolder, 'pg')
  if (!fits(path)) {
    await remove()
    throw new DatabaseError(
      `The paths ${cluster} and ${tmpdir()} are both too long for a socket: choose a shorter DATA_DIR.`,
    )
  }
  await symlink(cluster, path)
  if (account) await chown(linkFolder, account.uid, account.gid)
  return { path, linkFolder, remove }
}

const fits = (folder: string) => Buffer.byteLength(join(folder, SOCKET)) <= LONGEST
