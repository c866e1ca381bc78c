import { type ChildProcess, execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

import { onTestFinished } from 'vitest'

import { bundled } from '#tests/support/bundled.ts'

import { postmasterOf } from '#tests/server/database/places.ts'

type Open = { readonly child: ChildProcess; readonly address: string }

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ESRCH' || error.code === 'ENOENT')

/** A shop on a data folder that can be killed, and is opened again at once. */
export async function killedShop(dataDir: string, settings: Readonly<Record<string, string>>) {
  const program = await bundled('tests/areas/orders/server/support/serve.ts')
  const children = new Set<ChildProcess>()
  onTestFinished(async () => {
    const running = [...children].filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
    const ended = running.map((child) => once(child, 'exit'))
    for (const child of running) child.kill('SIGTERM')
    await Promise.all(ended)
  })
  /** Loads the code of a shop that is opened later. */
  async function load(): Promise<ChildProcess> {
    const child = fork(program, {
      execArgv: [],
      env: { ...process.env, ...settings, PORT: '0', DEMO: 'off', DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    children.add(child)
    await once(child, 'message')
    return child
  }
  async function open(child: ChildProcess): Promise<Open> {
    child.send('open')
    const [address] = (await once(child, 'message')) as [string]
    return { child, address }
  }

  let shop = await open(await load())
  let next = load()

  const killShop = async (): Promise<void> => {
    const ended = once(shop.child, 'exit')
    shop.child.kill('SIGKILL')
    await ended
    shop = await open(await next)
    next = load()
  }
  /** An order may be answered after the kill before: its database may not be back yet. */
  const killDatabase = async (): Promise<void> => {
    for (;;) {
      try {
        process.kill(await postmasterOf(join(dataDir, 'pg')), 'SIGKILL')
        return
      } catch (error) {
        if (!isGone(error)) throw error
        await delay(10)
      }
    }
  }
  /** The database keeps its connections and answers nothing for so long. */
  const silenceDatabase = async (ms: number): Promise<void> => {
    const postmaster = await postmasterOf(join(dataDir, 'pg'))
    const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', `${postmaster}`])
    const all = [postmaster, ...stdout.trim().split(/\s+/).map(Number)]
    for (const pid of all) process.kill(pid, 'SIGSTOP')
    await delay(ms)
    for (const pid of all) process.kill(pid, 'SIGCONT')
  }
  return {
    address: () => shop.address,
    killShop,
    killDatabase,
    silenceDatabase,
    killBoth: async (): Promise<void> => {
      await killDatabase()
      await killShop()
    },
  }
}
