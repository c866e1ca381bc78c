import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'

import { type Database, type DatabaseOptions, openDatabase } from '#server/database/index.ts'
import { databaseAccount } from '#server/database/launcher/account.ts'
import { type Account, run } from '#server/database/launcher/run.ts'

import { bundled } from '#tests/support/bundled.ts'

import { keepingLog, quietLog } from '../support/log.ts'

export const isRoot = process.getuid?.() === 0

/** A test that needs root. Without root it is skipped with one line saying so. */
export function itAsRoot(name: string, test: () => Promise<void>): void {
  if (isRoot) it(name, test)
  else process.stdout.write(`skipped: ${name} (needs root)\n`)
}

/** A folder that everybody can enter, removed after the test. */
export async function openFolder(prefix = 'verbena-launcher-'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix))
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }))
  return folder
}

/** An embedded database that is stopped after the test. */
export async function open(
  options: Omit<DatabaseOptions, 'log'>,
): Promise<Database & { readonly log: ReturnType<typeof keepingLog> }> {
  const log = keepingLog()
  const database = await openDatabase({ ...options, log })
  onTestFinished(() => database.stop())
  return { ...database, log }
}

let template: Promise<string> | undefined

/**
 * A data folder with a stopped database that holds a mark, to be looked for with `expectMark`. It is a copy of one
 * that each test file makes once: making a cluster is the slow part.
 */
export async function preparedFolder(name = ''): Promise<string> {
  template ??= makeTemplate()
  const dataDir = join(await openFolder(), name)
  await mkdir(dataDir, { recursive: true })
  const { code, stderr } = await run('cp', ['-a', `${await template}/.`, dataDir])
  if (code !== 0) throw new Error(stderr)
  return dataDir
}

async function makeTemplate(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'verbena-launcher-'))
  await chmod(dataDir, 0o755)
  const database = await openDatabase({ dataDir, log: quietLog })
  await database.pool.query(`create table mark as select 'kept' as word`)
  await database.stop()
  return dataDir
}

/** Call it after all tests of a file that uses `preparedFolder`. */
export async function removeTemplate(): Promise<void> {
  const used = template
  template = undefined
  if (used) await rm(await used, { recursive: true, force: true })
}

export async function expectMark({ pool }: Database): Promise<void> {
  expect((await pool.query<{ word: string }>('select word from mark')).rows).toEqual([{ word: 'kept' }])
}

/** Id of the process that runs a cluster, from the first line of its postmaster.pid. */
export async function postmasterOf(cluster: string): Promise<number> {
  return Number.parseInt(await readFile(join(cluster, 'postmaster.pid'), 'utf8'), 10)
}

/** A user other than root: the tester, or the one that a database started by root gets. */
export async function ordinaryUser(): Promise<Account> {
  const account = await databaseAccount('/nowhere', '/nowhere')
  return account ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0, name: 'the tester' }
}

/** True if a user can read the shop's files; a checkout in a closed folder runs for its owner and root only. */
export async function readsCheckout({ uid, gid, name }: Account): Promise<boolean> {
  return (
    !isRoot ||
    (
      await run('sh', ['-c', '[ -r "$1" ] && [ -x "$2" ]', 'sh', import.meta.filename, process.execPath], {
        uid,
        gid,
        name,
      })
    ).code === 0
  )
}

export const give = (folder: string, { uid, gid }: Account) => chown(folder, uid, gid)

/** Message from a shop in another process: its database is open, or the reason why not. */
export interface ShopWord {
  readonly event: 'open' | 'refused' | 'stopped'
  readonly uid: number
  readonly name?: string
  readonly message?: string
  readonly host?: string
  readonly logged: readonly string[]
}

/** A shop in its own process; see shop.ts. It is killed after the test if it still runs. */
export async function shopProcess(options: { dataDir: string; join?: boolean; user?: Account; tmpDir?: string }) {
  const { tmpDir, ...order } = options
  const child = spawn(process.execPath, [await bundled(join(import.meta.dirname, 'shop.ts')), JSON.stringify(order)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...(tmpDir !== undefined && { TMPDIR: tmpDir }) },
    detached: true,
  })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const words: ShopWord[] = []
  let rest = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    words.push(...lines.map((line) => JSON.parse(line) as ShopWord))
  })
  const word = async (place: number): Promise<ShopWord> => {
    await expect.poll(() => words[place], { timeout: 20_000 }).toBeDefined()
    const said = words[place]
    if (!said) throw new Error('unreachable: polled until it is there')
    return said
  }
  return {
    pid: child.pid ?? 0,
    first: await word(0),
    /** Asks for an orderly exit and returns the last message. */
    async stop() {
      child.stdin.end()
      return word(1)
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** One query through a socket, as the shop's role. */
export async function query(host: string, statement: string): Promise<unknown[]> {
  const client = new Client({ host, user: 'verbena', database: 'verbena' })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}
