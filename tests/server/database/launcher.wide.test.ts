import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, expect, it, onTestFinished } from 'vitest'

import { withReadRetry } from '#server/database/index.ts'
import { databaseAccount } from '#server/database/launcher/account.ts'
import { findBinaries } from '#server/database/launcher/binaries.ts'
import { processesIn } from '#server/database/launcher/leftovers.ts'
import { programOptions } from '#server/database/launcher/run.ts'
import { itAtLength } from '#tests/support/at-length.ts'

import { quietLog } from '../support/log.ts'
import {
  expectMark,
  isRoot,
  open,
  openFolder,
  ordinaryUser,
  postmasterOf,
  preparedFolder,
  query,
  removeTemplate,
  shopProcess,
} from './places.ts'

afterAll(removeTemplate)

it('a second start keeps all data', async () => {
  const dataDir = await preparedFolder()
  const first = await open({ dataDir })
  await first.pool.query(`insert into mark values ('added')`)
  await first.stop()
  const { pool } = await open({ dataDir })
  expect((await pool.query('select word from mark order by word')).rows).toEqual([{ word: 'added' }, { word: 'kept' }])
})

it('listens at a socket in a closed folder and nowhere else', async () => {
  const dataDir = await preparedFolder()
  const { pool, config } = await open({ dataDir })
  expect(config.host).toBe(join(dataDir, 'pg'))
  expect((await stat(join(dataDir, 'pg'))).mode & 0o777).toBe(0o700)
  expect((await pool.query('show listen_addresses')).rows).toEqual([{ listen_addresses: '' }])
})

it('writes durably, sorts by bytes in UTF-8, and spends little on one shop', async () => {
  const { pool } = await open({ dataDir: await preparedFolder() })
  const { rows } = await pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name = any($1)`,
    [
      [
        'fsync',
        'full_page_writes',
        'synchronous_commit',
        'jit',
        'max_connections',
        'max_parallel_workers_per_gather',
        'server_encoding',
        'wal_level',
      ],
    ],
  )
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    jit: 'off',
    max_connections: '30',
    max_parallel_workers_per_gather: '0',
    server_encoding: 'UTF8',
    wal_level: 'minimal',
  })
  expect(
    (await pool.query(`select datlocprovider, datlocale from pg_database where datname = 'verbena'`)).rows,
  ).toEqual([{ datlocprovider: 'b', datlocale: 'C.UTF-8' }])
})

it('gives the shop a role that owns its database and no more', async () => {
  const { pool } = await open({ dataDir: await preparedFolder() })
  expect(
    (await pool.query('select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user')).rows,
  ).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }])
})

itAtLength('makes a cluster anew where an earlier start was killed while making it', async () => {
  const dataDir = await openFolder()
  await mkdir(join(dataDir, 'pg.new'))
  await writeFile(join(dataDir, 'pg.new', 'PG_VERSION'), '18\n')
  const database = await open({ dataDir })
  expect(await database.healthy()).toBe(true)
  expect((await readdir(dataDir)).toSorted()).toEqual(['pg', 'pg.lock'])
})

it('refuses a cluster of another major version in one line, and leaves it alone', async () => {
  const dataDir = await preparedFolder()
  await writeFile(join(dataDir, 'pg', 'PG_VERSION'), '17\n')
  await expect(open({ dataDir })).rejects.toThrow(/was made by PostgreSQL 17; this shop brings 18/)
  await writeFile(join(dataDir, 'pg', 'PG_VERSION'), '18\n')
  expect(await (await open({ dataDir })).healthy()).toBe(true)
})

it('starts over a postmaster.pid and a socket lock that name a living process of somebody else', async () => {
  const dataDir = await preparedFolder()
  const cluster = join(dataDir, 'pg')
  // PostgreSQL takes a lock for left behind where it may not signal the process: it is one of the database's own user.
  const { uid, gid } = await ordinaryUser()
  const living = spawn('sleep', ['infinity'], isRoot ? { uid, gid } : {})
  onTestFinished(() => void living.kill())
  const lines = [living.pid, cluster, 1_700_000_000, 5432, cluster, '', '  1234567         0', 'ready   ']
  await writeFile(join(cluster, 'postmaster.pid'), `${lines.join('\n')}\n`)
  await writeFile(join(cluster, '.s.PGSQL.5432.lock'), `${lines.slice(0, 6).join('\n')}\n`)
  await expectMark(await open({ dataDir }))
})

it('reaches its socket through a link where the folder has a path too long for one', async () => {
  const dataDir = await preparedFolder('a'.repeat(100))
  const first = await open({ dataDir })
  expect(Buffer.byteLength(first.config.host ?? '')).toBeLessThan(90)

  const beside = await open({ dataDir, join: true })
  await expectMark(beside)
  await beside.stop()

  await first.stop()
  await expect(stat(first.config.host ?? '')).rejects.toThrow('ENOENT')
  await expectMark(await open({ dataDir }))
})

it('stops a database that lost its shop, and starts afresh with its data', async () => {
  const dataDir = await preparedFolder()
  const cluster = join(dataDir, 'pg')
  const account = await databaseAccount(dataDir, cluster)
  const { folder } = await findBinaries(account, dataDir, quietLog)
  const orphan = spawn(join(folder, 'postgres'), ['-D', cluster, '-c', 'listen_addresses=', '-k', cluster], {
    ...programOptions(account),
    stdio: 'ignore',
  })
  const gone = once(orphan, 'exit')
  await expect
    .poll(() => query(cluster, 'select 1 as one').catch(() => 'not yet'), { timeout: 10_000 })
    .toEqual([{ one: 1 }])

  const second = await open({ dataDir })
  expect(await gone).toEqual([0, null])
  expect(second.log.lines.map(({ message }) => message)).toContain(
    'a database without its shop was still running; it is stopped first',
  )
  await expectMark(second)
})

it('is stopped in order when the shop is killed, and leaves no link behind', async () => {
  const dataDir = await preparedFolder('a'.repeat(100))
  const tmpDir = await openFolder()
  await chmod(tmpDir, 0o1777)
  const shop = await shopProcess({ dataDir, tmpDir })
  const cluster = join(dataDir, 'pg')
  const account = await databaseAccount(dataDir, cluster)
  expect((await processesIn(cluster, account)).length).toBeGreaterThan(1)
  expect(await readdir(tmpDir)).toContainEqual(expect.stringContaining('verbena-'))

  await shop.kill()
  await expect.poll(() => processesIn(cluster, account), { timeout: 10_000 }).toEqual([])
  // PostgreSQL removes this file at the end of an orderly stop only.
  await expect(stat(join(cluster, 'postmaster.pid'))).rejects.toThrow('ENOENT')
  await expect.poll(async () => (await readdir(tmpDir)).filter((name) => name.startsWith('verbena-'))).toEqual([])
  await expectMark(await open({ dataDir }))
})

itAtLength('may be started again at once after the shop was killed', async () => {
  const dataDir = await preparedFolder()
  const shop = await shopProcess({ dataDir })
  await shop.kill()
  await expectMark(await open({ dataDir }))
})

it('comes back when it is killed itself: reads go on, a transaction fails, the shop lives', async () => {
  const dataDir = await preparedFolder()
  const database = await open({ dataDir })
  const client = await database.pool.connect()
  await client.query('begin')

  const killed = await postmasterOf(join(dataDir, 'pg'))
  process.kill(killed, 'SIGKILL')
  await expect
    .poll(
      () =>
        client.query('select 1').then(
          () => 'answered',
          () => 'lost',
        ),
      { timeout: 10_000 },
    )
    .toBe('lost')
  client.release(true)

  const { rows } = await withReadRetry(database, () => database.pool.query('select word from mark'))
  expect(rows).toEqual([{ word: 'kept' }])
  expect(await postmasterOf(join(dataDir, 'pg'))).not.toBe(killed)
  expect(database.log.lines.map(({ message }) => message)).toEqual(
    expect.arrayContaining(['the database ended; it is started again', 'the database runs again']),
  )
})

itAtLength('can be stopped while it waits to be started again, and while it starts', async () => {
  const dataDir = await preparedFolder()
  const cluster = join(dataDir, 'pg')
  const account = await databaseAccount(dataDir, cluster)
  const restart = 'the database ended; it is started again'

  const waiting = await open({ dataDir })
  process.kill(await postmasterOf(cluster), 'SIGKILL')
  await expect
    .poll(() => waiting.log.lines.map(({ message }) => message), { timeout: 10_000, interval: 1 })
    .toContain(restart)
  await waiting.stop()
  expect(await processesIn(cluster, account)).toEqual([])

  const starting = await open({ dataDir })
  const killed = await postmasterOf(cluster)
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => postmasterOf(cluster).catch(() => killed), { timeout: 10_000, interval: 1 }).not.toBe(killed)
  await starting.stop()
  expect(await processesIn(cluster, account)).toEqual([])
})

it('belongs to one shop at a time, and names the process that has it', async () => {
  const dataDir = await preparedFolder()
  const first = await open({ dataDir })
  const inUse = {
    name: 'DatabaseInUseError',
    message: `The database in ${dataDir} is in use by process ${process.pid}.`,
  }
  await expect(open({ dataDir })).rejects.toMatchObject(inUse)
  expect((await shopProcess({ dataDir })).first).toMatchObject({ event: 'refused', ...inUse })
  expect(await first.healthy()).toBe(true)
})

itAtLength('lets one of several shops through that start at the same time', async () => {
  const dataDir = await preparedFolder()
  const outcomes = await Promise.allSettled([open({ dataDir }), open({ dataDir }), open({ dataDir })])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

itAtLength('can be joined by a command while the shop runs, and outlives that command', async () => {
  const dataDir = await preparedFolder()
  const shop = await open({ dataDir })
  const command = await shopProcess({ dataDir, join: true })
  expect(command.first.event).toBe('open')
  expect((await command.stop()).event).toBe('stopped')
  expect(await shop.healthy()).toBe(true)
})

itAtLength('does not hear the Ctrl-C that is meant for the shop', async () => {
  const shop = await shopProcess({ dataDir: await preparedFolder() })
  process.kill(-shop.pid, 'SIGINT')
  const last = await shop.stop()
  expect(last.event).toBe('stopped')
  expect(last.logged).not.toContain('the database ended; it is started again')
})
