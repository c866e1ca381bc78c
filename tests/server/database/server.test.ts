import { createServer } from 'node:net'
import { once } from 'node:events'

import { expect, it, onTestFinished } from 'vitest'

import { openDatabase, withReadRetry } from '#server/database/index.ts'
import { isConnectionLost } from '#server/database/connection.ts'

import { addressOf, asAdmin } from '../support/admin.ts'
import { describeOnEachEngine, newDatabase } from '../support/database.ts'
import { makeDatabase } from '../support/made-database.ts'
import { quietLog } from '../support/log.ts'

const openUrl = (url: string) => openDatabase({ dataDir: '', url, log: quietLog })

it('an address that is none is refused in one line', async () => {
  await expect(openUrl('postgres://shop:secret@host:99999/shop')).rejects.toThrow(
    'DATABASE_URL is not an address of the form postgres://user:password@host:port/database.',
  )
})

it('a server that is not there is named, without the password', async () => {
  await expect(openUrl('postgres://shop:secret@127.0.0.1:1/shop')).rejects.toMatchObject({
    name: 'DatabaseError',
    message: 'The database shop at 127.0.0.1:1 cannot be used: nothing listens there.',
  })
})

it('a server that speaks something else is told apart', async () => {
  const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
  })
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  await expect(openUrl(`postgres://shop:secret@127.0.0.1:${port}/shop`)).rejects.toThrow(
    /^The database shop at 127\.0\.0\.1:\d+ cannot be used: it does not speak as a PostgreSQL server\.$/,
  )
})

it('an error of the query itself is no lost connection', () => {
  expect(isConnectionLost(Object.assign(new Error('division by zero'), { code: '22012' }))).toBe(false)
  expect(isConnectionLost(new Error('anything else'))).toBe(false)
  expect(isConnectionLost('no error at all')).toBe(false)
})

describeOnEachEngine('a database by its address', (engine) => {
  it('opens migrated, and a second time with its data', async () => {
    const { url, drop } = await makeDatabase(engine)
    onTestFinished(drop)
    const first = await openUrl(url)
    expect(first.kind).toBe('server')
    expect(await first.db.selectFrom('language').select('code').where('id', '=', 1).execute()).toEqual([{ code: 'en' }])
    await first.pool.query(`create table mark as select 'kept' as word`)
    await first.stop()

    const second = await openUrl(url)
    expect((await second.pool.query('select word from mark')).rows).toEqual([{ word: 'kept' }])
    await second.stop()
  })

  it('is refused where it does not exist', async () => {
    await expect(openUrl(addressOf(engine.url, 'nowhere'))).rejects.toThrow(
      /cannot be used: there is no such database\.$/,
    )
  })

  it('is refused where it cannot hold every language', async () => {
    await asAdmin(
      engine.url,
      `create database ascii encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`,
    )
    onTestFinished(() => asAdmin(engine.url, 'drop database ascii with (force)'))
    await expect(openUrl(addressOf(engine.url, 'ascii'))).rejects.toThrow(
      /has the encoding SQL_ASCII; the shop needs UTF8\.$/,
    )
  })

  it('may be stopped twice, and is not healthy after', async () => {
    const { database, drop } = await newDatabase(engine)
    onTestFinished(drop)
    expect(await database.healthy()).toBe(true)
    await Promise.all([database.stop(), database.stop()])
    expect(await database.healthy()).toBe(false)
  })

  it('gives a read whose connection was lost one more try', async () => {
    const { database, url, drop } = await newDatabase(engine)
    onTestFinished(drop)
    let tries = 0
    const rows = await withReadRetry(database, async () => {
      tries += 1
      // The first ends its own backend, as an administrator or a kill would.
      const client = await database.pool.connect()
      try {
        if (tries === 1) {
          const {
            rows: [own],
          } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
          await asAdmin(url, `select pg_terminate_backend(${own?.pid})`)
        }
        return (await client.query('select 1 as one')).rows
      } finally {
        client.release(true)
      }
    })
    expect(rows).toEqual([{ one: 1 }])
    expect(tries).toBe(2)
  })

  it('gives a read that is lost twice no third try, and a wrong one no second', async () => {
    const { database, drop } = await newDatabase(engine)
    onTestFinished(drop)
    for (const [error, expected] of [
      [new Error('Connection terminated unexpectedly'), 2],
      [new Error('wrong'), 1],
    ] as const) {
      let tries = 0
      const read = () => {
        tries += 1
        return Promise.reject(error)
      }
      await expect(withReadRetry(database, read)).rejects.toBe(error)
      expect(tries).toBe(expected)
    }
  })
})
