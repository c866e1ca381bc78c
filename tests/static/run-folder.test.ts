import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, it } from 'vitest'

import { openRunFolder } from '#tests/support/runner/run-folder.ts'

/** A process that would never end, in a session of its own, as a database is. */
async function startWith(folder: string) {
  const child = spawn(process.execPath, ['-e', 'process.stdout.write("up"); setInterval(() => {}, 1000)'], {
    env: { TMPDIR: folder },
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await once(child.stdout, 'data')
  return { ended: once(child, 'exit') }
}

it('the folder of a run goes with all that still runs in it', async () => {
  const { path, remove } = await openRunFolder()
  const { ended } = await startWith(path)
  writeFileSync(join(path, 'left'), '')
  await remove()
  expect(await ended).toEqual([null, 'SIGKILL'])
  expect(existsSync(path)).toBe(false)
})

it('what a run left that was killed goes at the start of the next, what another run uses stays (operations.root-stays-tidy)', async () => {
  const ours = await openRunFolder()
  const gone = spawn(process.execPath, ['-e', ''])
  await once(gone, 'exit')
  const left = join(dirname(ours.path), `verbena-run-${gone.pid}-x`)
  mkdirSync(left)
  const { ended } = await startWith(left)
  const next = await openRunFolder()
  expect(await ended).toEqual([null, 'SIGKILL'])
  expect([existsSync(left), existsSync(ours.path)]).toEqual([false, true])
  await ours.remove()
  await next.remove()
})
