import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { afterEach, describe, expect, it } from 'vitest'

import { bundled } from '#tests/support/bundled.ts'
import { itAtLength } from '#tests/support/at-length.ts'
import { sample } from '#tests/support/length.ts'

const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

/** A shop in a process of its own, with its address and all that it logged once it has ended. */
async function openShop() {
  const child = fork(await bundled('tests/server/commands/support/serve.ts'), {
    execArgv: [],
    env: { ...process.env, PORT: '0', DEMO: 'off', DATA_DIR: mkdtempSync(join(tmpdir(), 'verbena-data-')) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  children.push(child)
  const log = child.stderr === null ? Promise.resolve('') : text(child.stderr)
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>
  const [address] = (await Promise.race([
    once(child, 'message'),
    ended.then(async () => {
      throw new Error(await log)
    }),
  ])) as [string]
  return { child, address, log, ended }
}

describe('the process of a shop', () => {
  it('finishes an open request at SIGTERM and ends with 0 (operations.sigterm-ends-in-order)', async () => {
    const { child, address, log, ended } = await openShop()
    const page = fetch(`${address}/en`)
    await once(child, 'message')
    child.kill('SIGTERM')
    await expect
      .poll(() =>
        fetch(`${address}/api/health`).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed')
    child.send('release')
    expect(await (await page).text()).toBe('held page')
    expect(await ended).toEqual([0, null])
    expect(await log).not.toContain('cut off')
  })

  itAtLength('cuts an open request off at the second signal, and still ends in order', async () => {
    const { child, address, log, ended } = await openShop()
    const page = fetch(`${address}/en`)
    await once(child, 'message')
    child.kill('SIGINT')
    await expect
      .poll(() =>
        fetch(`${address}/api/health`).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed')
    child.kill('SIGINT')
    await expect(page).rejects.toThrow()
    expect(await ended).toEqual([0, null])
    expect(await log).toContain('requests were cut off')
  })

  itAtLength('logs an error that nobody caught, and ends with 1', async () => {
    const { child, log, ended } = await openShop()
    child.send('fail')
    expect(await ended).toEqual([1, null])
    const lines = (await log)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { level: string; err?: { message: string } })
    expect(lines.find(({ level }) => level === 'fatal')?.err?.message).toBe('nobody catches this')
  })
})

describe('npm start', () => {
  it.each(
    sample(
      [
        [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535.\n'],
        [{ TAX_RATE: 'low' }, 'TAX_RATE must be a number from 0 to 100 with two decimals at most.\n'],
        [
          { DEMO: 'on', HOST: '0.0.0.0' },
          'HOST must be a loopback address while DEMO is on: the demo is open to everyone who reaches it.\n',
        ],
      ] as const,
      1,
    ),
  )('stops at %j with one line and 1', async (env, line) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/commands/start.ts'], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.push(child)
    const [said, error, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit') as Promise<[number]>,
    ])
    expect([said, error, code]).toEqual(['', line, 1])
  })
})
