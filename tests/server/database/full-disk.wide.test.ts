import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { createCluster } from '#server/database/launcher/cluster.ts'
import { startProcess } from '#server/database/launcher/process.ts'

import { openFolder } from './places.ts'

/** Programs of a database that end as PostgreSQL's do on a full disk, having written these lines. */
async function programsSaying(...lines: readonly string[]) {
  const folder = join(await openFolder(), 'programs')
  await mkdir(folder)
  for (const program of ['initdb', 'postgres']) {
    await writeFile(join(folder, program), `#!/bin/sh\n${lines.map((line) => `echo '${line}' >&2\n`).join('')}exit 1\n`)
    await chmod(join(folder, program), 0o755)
  }
  return { folder, major: 18 }
}

it('a database that cannot be made for want of room names the disk, not the last line', async () => {
  const binaries = await programsSaying(
    'FATAL:  could not write to file "pg_wal/xlogtemp.41": No space left on device',
    'child process exited with exit code 1',
    'initdb: removing contents of data directory "/data/pg.new"',
  )
  const home = await openFolder()
  await expect(createCluster(home, binaries, undefined)).rejects.toThrow(
    `The disk is full: the database cannot be made in ${home}.`,
  )
})

it('a database that cannot start for want of room names the disk', async () => {
  const binaries = await programsSaying(
    'PANIC:  could not write to file "pg_wal/xlogtemp.41": No space left on device',
    'LOG:  startup process (PID 41) was terminated by signal 6: Aborted',
    'LOG:  database system is shut down',
  )
  const cluster = await openFolder()
  const socket = { path: cluster, linkFolder: undefined, remove: () => Promise.resolve() }
  await expect(startProcess({ cluster, socket, binaries, account: undefined, settings: {} })).rejects.toThrow(
    `The disk is full: the database in ${cluster} does not start.`,
  )
})
