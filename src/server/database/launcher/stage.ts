import { chmod, copyFile, link, lstat, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { DatabaseError, errorCode } from '../errors.ts'

/**
 * Puts the files of a folder at `target`, readable by everybody, by hard links where possible (no second copy on
 * disk), else by copies. The target appears whole or not at all; one that is there is kept.
 */
export async function stageFolder(source: string, target: string): Promise<void> {
  if (await exists(target)) return
  await makeFolder(dirname(target))
  const fresh = await mkdtemp(`${target}.`)
  try {
    await stageTree(source, fresh)
    await rename(fresh, target)
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    // Another shop that started at the same time has staged the same files.
    if (!(await exists(target))) throw error
  }
}

/** Makes a folder that everybody can enter. Folders that exist stay as they are. */
export async function makeFolder(path: string): Promise<void> {
  if (await exists(path)) return
  await makeFolder(dirname(path))
  try {
    await mkdir(path)
    await chmod(path, 0o755)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST')
      throw new DatabaseError(
        `The folder ${path} cannot be made (${errorCode(error)}): set SHOP_RUNTIME_DIR to one that can.`,
      )
  }
}

async function stageTree(source: string, target: string): Promise<void> {
  await chmod(target, 0o755)
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const from = join(source, entry.name)
    const to = join(target, entry.name)
    if (entry.isDirectory()) {
      await mkdir(to)
      await stageTree(from, to)
    } else if (entry.isFile()) await stageFile(from, to)
  }
}

async function stageFile(from: string, to: string): Promise<void> {
  const { mode } = await lstat(from)
  const runnable = (mode & 0o100) !== 0
  const forEverybody = runnable ? 0o555 : 0o444
  // A hard link shares its permissions with the installed file, and those are not ours to widen.
  if ((mode & forEverybody) === forEverybody) {
    try {
      await link(from, to)
      return
    } catch (error) {
      if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP'].includes(errorCode(error) ?? '')) throw error
    }
  }
  await copyFile(from, to)
  await chmod(to, runnable ? 0o755 : 0o644)
}

async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path)
    return true
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false
    throw error
  }
}
