import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'

import { bundled } from '../bundled.ts'

const SERVE = resolve(import.meta.dirname, 'serve.ts')

/** A real shop in a process of its own, on a free port. */
export interface ShopProcess {
  /** Its origin, without a trailing slash. */
  readonly address: string
  /** Stops it in order and waits for its end. Throws where it did not end well. */
  stop(): Promise<void>
}

/** Differences from the usual shop. */
export interface ShopVariety {
  /** Settings by name, such as `SHOP_REGION`. */
  readonly settings?: Readonly<Record<string, string>>
  /** It speaks the pseudo-language in place of English. */
  readonly pseudo?: boolean
}

/** Starts a shop with a built client on a data folder and waits until it is open. Throws with what it wrote where it did not start. */
export async function startShopProcess(
  clientDir: string,
  dataDir: string,
  { settings, pseudo }: ShopVariety = {},
): Promise<ShopProcess> {
  const child = spawn(process.execPath, [await bundled(SERVE), clientDir, ...(pseudo ? ['--pseudo'] : [])], {
    env: { ...process.env, ...settings, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  const written: string[] = []
  child.stderr.on('data', (chunk: Buffer) => written.push(chunk.toString()))
  const address = await Promise.race([addressOf(child), ended.then(() => undefined)])
  if (address === undefined) throw new Error(`the shop did not start:\n${written.join('')}`)
  return {
    address,
    async stop() {
      child.kill('SIGTERM')
      const code = await ended
      if (code !== 0) throw new Error(`the shop ended with ${code}:\n${written.join('')}`)
    },
  }
}

// The first line that the shop says ends with where it is open.
function addressOf({ stdout }: ChildProcess): Promise<string> {
  return new Promise((found) => {
    let text = ''
    stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const [, address] = /open at (http:\S+)\n/.exec(text) ?? []
      if (address) found(address)
    })
  })
}
