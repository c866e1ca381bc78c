import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { DatabaseError, DatabaseInUseError, errorCode } from '../errors.ts'
import { programOptions } from './run.ts'

export interface FolderLock {
  readonly release: () => Promise<void>
}

/**
 * Holds the kernel's lock until the pipe closes, which the kernel sees to even where the shop is killed. A lock of
 * the kernel cannot go stale and needs no process numbers, which come back in use for other processes.
 */
const HOLD = 'exec 9<"$1" && flock -n 9 && echo held && read -r _'

/** flock(1): the lock is held by another process. */
const CONFLICT = 1

/**
 * Makes this process the only shop on a folder.
 *
 * @throws DatabaseInUseError, naming the process that holds it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = join(folder, 'pg.lock')
  await touch(file)
  const holder = spawn('sh', ['-c', HOLD, 'verbena-lock', file], {
    ...programOptions(undefined),
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const ended = once(holder, 'exit')
  const held = await Promise.race([once(holder.stdout, 'data').then(() => true), ended.then(() => false)])
  if (!held) {
    if (holder.exitCode !== CONFLICT)
      throw new DatabaseError(`The folder ${folder} cannot be locked: the program flock is missing or failed.`)
    throw new DatabaseInUseError(folder, `process ${(await readFile(file, 'utf8')).trim()}`)
  }
  await writeFile(file, `${process.pid}\n`)
  return {
    async release() {
      holder.stdin.end()
      await ended
    },
  }
}

async function touch(file: string): Promise<void> {
  try {
    await (await open(file, 'a')).close()
  } catch (error) {
    throw new DatabaseError(`The folder of the database cannot be written: ${file} (${errorCode(error)}).`)
  }
}
