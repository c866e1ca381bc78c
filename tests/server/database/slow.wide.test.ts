import { createServer } from 'node:net'
import { once } from 'node:events'

import { CompiledQuery } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'

import type { Database } from '#server/database/index.ts'
import { isConnectionLost, isUnavailable, openCallPool } from '#server/database/connection.ts'

import { describeOnEachEngine, type Engine, newDatabase } from '../support/database.ts'
import { quietLog } from '../support/log.ts'

const LONG = 60_000
const PATIENT = { connection: LONG, lock: LONG, statement: LONG, whole: LONG }

/** A pool of the shop's calls with the timeouts given by a test. */
async function callPool(engine: Engine, limits: Partial<typeof PATIENT>, max = 10) {
  const { database, drop } = await newDatabase(engine)
  const pool = openCallPool({ ...database.config, max }, quietLog, { ...PATIENT, ...limits })
  onTestFinished(async () => {
    await pool.end()
    await drop()
  })
  return pool
}

/** Expects an error that is not worth a retry and is answered 503. */
async function expectSlow(work: Promise<unknown>): Promise<void> {
  const error: unknown = await work.then(
    () => 'no error',
    (thrown: unknown) => thrown,
  )
  expect([error, isUnavailable(error), isConnectionLost(error)]).toEqual([expect.any(Error), true, false])
}

describeOnEachEngine('a call of the shop', (engine) => {
  it('does not wait long for a statement', async () => {
    const pool = await callPool(engine, { statement: 50 })
    await expectSlow(pool.query('select pg_sleep(60)'))
  })

  it('does not wait long for a lock', async () => {
    const pool = await callPool(engine, { lock: 50 })
    const holder = await pool.connect()
    await holder.query('begin; lock table language')
    await expectSlow(pool.query('begin; lock table language')).finally(() => {
      holder.release(true)
    })
  })

  it('does not wait long for a connection that others have', async () => {
    const pool = await callPool(engine, { connection: 50 }, 1)
    const holder = await pool.connect()
    await expectSlow(pool.query('select 1')).finally(() => {
      holder.release()
    })
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('does not wait long for a database that does not answer any more, nor does the next one', async () => {
    const pool = await callPool(engine, { whole: 100 }, 1)
    await expectSlow(pool.query('select pg_sleep(60)'))
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('is limited in time, and nothing else is', async () => {
    const { database, drop } = await newDatabase(engine)
    onTestFinished(drop)
    const limits = `select name, setting::int from pg_settings where name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout') order by name`
    const settings = (rows: { setting: number }[]) => rows.map(({ setting }) => setting)
    const asked = CompiledQuery.raw(limits)
    const within = async (db: Database['db']) => {
      const read = async (executor: Database['db']) =>
        settings((await executor.executeQuery<{ setting: number }>(asked as CompiledQuery<{ setting: number }>)).rows)
      return { alone: await read(db), inTransaction: await db.transaction().execute(read) }
    }
    // A statement of its own is in no transaction that could stand still.
    expect(await within(database.db)).toEqual({ alone: [0, 3000, 8000], inTransaction: [10_000, 3000, 8000] })
    expect(await within(database.bulk)).toEqual({ alone: [0, 0, 0], inTransaction: [0, 0, 0] })
  })
})

it('a server that takes connections and says nothing is given up', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
  })
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const pool = openCallPool({ host: '127.0.0.1', port, user: 'shop' }, quietLog, { ...PATIENT, connection: 50 })
  await expectSlow(pool.query('select 1'))
  await pool.end()
})

it.each([
  ['a full disk', '53100'],
  ['no connection left', '53300'],
  ['no memory left', '53200'],
  ['a transaction that stood still', '25P03'],
])('%s is told as a database that cannot answer', (_what, code) => {
  expect(isUnavailable(Object.assign(new Error('from the database'), { code }))).toBe(true)
})
