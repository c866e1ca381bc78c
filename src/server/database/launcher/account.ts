import { stat } from 'node:fs/promises'

import { DatabaseError, errorCode } from '../errors.ts'
import { type Account, run } from './run.ts'

/**
 * The user under whom PostgreSQL runs, or undefined for the shop's own. PostgreSQL refuses root, so a shop
 * started by root takes the owner of the cluster, else of the data folder, else `postgres`, else `nobody`:
 * never a user made for the purpose.
 */
export async function databaseAccount(dataDir: string, cluster: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined

  const clusterOwner = await owner(cluster)
  // Only initdb asks for the user's name, so a cluster that exists runs under a bare number too.
  if (clusterOwner) return (await lookUp(String(clusterOwner.uid))) ?? clusterOwner

  const dataOwner = await owner(dataDir)
  for (const key of [...(dataOwner ? [String(dataOwner.uid)] : []), 'postgres', 'nobody']) {
    const account = await lookUp(key)
    if (account) return account
  }
  throw new DatabaseError(
    'PostgreSQL does not run as root, and this system has neither a user postgres nor nobody: start the shop as another user.',
  )
}

/** Owner of a folder, or undefined where that is root or the folder is missing. */
async function owner(folder: string): Promise<Account | undefined> {
  try {
    const { uid, gid } = await stat(folder)
    return uid === 0 ? undefined : { uid, gid, name: `number ${uid}` }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** A user by name or number, from whatever the system keeps its users in. */
async function lookUp(key: string): Promise<Account | undefined> {
  const { code, stdout } = await run('getent', ['passwd', key])
  const [name, , uid, gid] = stdout.trim().split(':')
  return code === 0 && name !== undefined ? { name, uid: Number(uid), gid: Number(gid) } : undefined
}
