import { Kysely, PostgresDialect } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { type Database, openDatabase } from '#server/database/index.ts'
import type { Schema } from '#server/database/schema.ts'
import { ATTEMPTS_MAX } from '#server/mail/attempts.ts'
import { CLAIMED_FOR, claimNext } from '#server/mail/queue.ts'
import { type SenderOptions, sendNext, startSender } from '#server/mail/sender.ts'
import type { Deliver } from '#server/mail/smtp.ts'

import { memoryLog } from '../http/support/app.ts'
import { gate } from '../http/support/gate.ts'
import { describeOnEachEngine, type TestDatabase, testDatabase } from '../support/database.ts'
import { keepingLog, quietLog } from '../support/log.ts'
import { post, rows, testClock } from './support/outbox.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const SOON = { timeout: 10_000, interval: 10 }
const never = new AbortController().signal

describeOnEachEngine('the sender of mails', (engine) => {
  let test: TestDatabase
  let database: Database
  let clock: ReturnType<typeof testClock>
  const undo: (() => Promise<unknown>)[] = []
  beforeEach(async () => {
    test = await testDatabase(engine)
    database = test.database
    clock = testClock()
  })
  afterEach(async () => {
    for (const step of undo.splice(0).toReversed()) await step()
    await test.drop()
  })

  const options = (deliver: Deliver, more: Partial<SenderOptions> = {}): SenderOptions => ({
    db: database.db,
    deliver,
    log: quietLog,
    now: clock.now,
    lookEvery: 5,
    ...more,
  })

  /** Sends until nothing is due. */
  async function sendAll(given: SenderOptions): Promise<void> {
    while (await sendNext(given, never));
  }

  function start(given: SenderOptions) {
    const sender = startSender(given)
    undo.push(() => sender.stop(AbortSignal.abort()))
    return sender
  }

  /** The database, which cannot be reached the next `lost` times. */
  function shaky(given: { lost: number }): Kysely<Schema> {
    const { pool } = database
    const connect = () => {
      if (given.lost === 0) return pool.connect()
      given.lost -= 1
      return Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))
    }
    return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: { connect, end: () => Promise.resolve() } }) })
  }

  it('hands each mail over once, oldest first, and writes down when', async () => {
    for (const to of ['a@mail.example', 'b@mail.example', 'c@mail.example']) await post(database, { to })
    const delivered: (string | null)[] = []
    await sendAll(
      options(async (mail) => {
        delivered.push(mail.to)
      }),
    )
    expect(delivered).toEqual(['a@mail.example', 'b@mail.example', 'c@mail.example'])
    for (const row of await rows(database))
      expect(row).toMatchObject({ attempts: 1, due_at: null, sent_at: new Date(clock.time()), given_up_at: null })
  })

  it('sends each of many mails exactly once with two processes at it, while more are written (mail.sent-once)', async () => {
    const other = await openDatabase({ dataDir: '', url: test.url, log: quietLog })
    undo.push(() => other.stop())
    const delivered: number[] = []
    const by = { one: 0, two: 0 }
    const deliver =
      (who: keyof typeof by): Deliver =>
      async ({ id }) => {
        by[who] += 1
        delivered.push(id)
        await new Promise(setImmediate)
      }
    const senders = [start(options(deliver('one'))), start(options(deliver('two'), { db: other.db }))]
    for (let round = 0; round < 5; round += 1) await Promise.all(Array.from({ length: 12 }, () => post(database)))
    await vi.waitFor(async () => {
      expect((await rows(database)).filter(({ sent_at }) => sent_at !== null)).toHaveLength(60)
    }, SOON)
    for (const sender of senders) await sender.stop(never)
    expect(new Set(delivered).size).toBe(60)
    expect(delivered).toHaveLength(60)
    expect(by.one).toBeGreaterThan(0)
    expect(by.two).toBeGreaterThan(0)
  })

  it('leaves a mail alone that another process has just claimed', async () => {
    await post(database)
    await claimNext(database.db, clock.now)
    expect(
      await sendNext(
        options(() => Promise.reject(new Error('sent twice'))),
        never,
      ),
    ).toBe(false)
    expect(await rows(database)).toMatchObject([{ attempts: 1, sent_at: null }])
  })

  it('takes the next mail, without waiting, where another process is just claiming the first', async () => {
    await post(database)
    await post(database)
    const [first, second] = await rows(database)
    await database.db.transaction().execute(async (claiming) => {
      expect((await claimNext(claiming, clock.now))?.id).toBe(first?.id)
      expect((await claimNext(database.db, clock.now))?.id).toBe(second?.id)
      expect(await claimNext(database.db, clock.now)).toBeUndefined()
    })
  })

  it('sends a mail whose process vanished over it, once its claim has ended', async () => {
    await post(database)
    const lost = await claimNext(database.db, clock.now)
    clock.pass(CLAIMED_FOR - 1)
    expect(await claimNext(database.db, clock.now)).toBeUndefined()
    clock.pass(1)
    const again = await claimNext(database.db, clock.now)
    expect(again).toMatchObject({ id: lost?.id, messageId: lost?.messageId, attempts: 2 })
  })

  it('tries again after growing waits, never before, and gives up after two days', async () => {
    await post(database)
    const { log, lines } = memoryLog()
    let tried = 0
    const failing = options(
      () => {
        tried += 1
        return Promise.reject(Object.assign(new Error('to anna@mail.example: Guten Tag'), { code: 'ECONNECTION' }))
      },
      { log },
    )
    const waits: number[] = []
    for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
      const due = (await rows(database))[0]?.due_at
      if (due !== undefined && due !== null && attempt > 1) {
        const wait = due.getTime() - clock.time()
        waits.push(wait)
        clock.pass(wait - 1)
        expect(await sendNext(failing, never)).toBe(false)
        clock.pass(1)
      }
      expect(await sendNext(failing, never)).toBe(true)
      expect(tried).toBe(attempt)
    }
    expect(waits).toEqual([MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 8 * HOUR, 12 * HOUR, 24 * HOUR])
    expect(await rows(database)).toMatchObject([
      { attempts: ATTEMPTS_MAX, due_at: null, sent_at: null, given_up_at: new Date(clock.time()) },
    ])
    clock.pass(365 * 24 * HOUR)
    expect(await sendNext(failing, never)).toBe(false)

    expect(lines.map(({ level }) => level)).toEqual([...waits.map(() => 'warn'), 'error'])
    expect(lines.at(-1)).toMatchObject({
      msg: 'a mail was given up',
      kind: 'contact',
      attempt: ATTEMPTS_MAX,
      code: 'ECONNECTION',
    })
    expect(JSON.stringify(lines)).not.toMatch(/anna|\[e-mail\]|Guten Tag|Hallo/)
  })

  it('gives a mail up at once that the server refuses for good, and goes on with the next', async () => {
    await post(database, { to: 'gone@mail.example' })
    await post(database)
    const refused = Object.assign(new Error('550 gone@mail.example'), {
      code: 'EENVELOPE',
      responseCode: 550,
      permanent: true,
      command: 'RCPT TO',
    })
    const log = keepingLog()
    await sendAll(
      options((mail) => (mail.to === 'gone@mail.example' ? Promise.reject(refused) : Promise.resolve()), { log }),
    )
    expect(await rows(database)).toMatchObject([
      { attempts: 1, given_up_at: expect.any(Date) },
      { attempts: 1, sent_at: expect.any(Date) },
    ])
    expect(log.lines[0]).toEqual({
      level: 'error',
      message: 'a mail was given up',
      fields: {
        mail: expect.any(Number),
        kind: 'contact',
        attempt: 1,
        code: 'EENVELOPE',
        status: 550,
        command: 'RCPT TO',
      },
    })
  })

  it('tries again where the server refuses the shop itself: its login or its own address', async () => {
    await post(database)
    for (const command of ['AUTH PLAIN', 'MAIL FROM']) {
      await sendNext(
        options(() => Promise.reject(Object.assign(new Error(), { responseCode: 550, permanent: true, command }))),
        never,
      )
      expect(await rows(database)).toMatchObject([{ due_at: expect.any(Date), given_up_at: null }])
      clock.pass(HOUR)
    }
  })

  it('gives up a mail over which processes vanish again and again, without sending it', async () => {
    await post(database)
    for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
      expect(await claimNext(database.db, clock.now)).toBeDefined()
      clock.pass(CLAIMED_FOR)
    }
    const deliver = vi.fn<Deliver>(() => Promise.resolve())
    expect(await sendNext(options(deliver), never)).toBe(true)
    expect(deliver).not.toHaveBeenCalled()
    expect(await rows(database)).toMatchObject([{ given_up_at: expect.any(Date) }])
  })

  it('writes down that a mail was sent once the database is back, and does not send it again', async () => {
    await post(database)
    const away = { lost: 0 }
    let delivered = 0
    await sendAll(
      options(
        () => {
          delivered += 1
          away.lost = 3
          return Promise.resolve()
        },
        { db: shaky(away) },
      ),
    )
    expect([delivered, away.lost]).toEqual([1, 0])
    expect(await rows(database)).toMatchObject([{ attempts: 1, sent_at: expect.any(Date) }])
  })

  it('goes on after a database that was away', async () => {
    await post(database)
    const log = keepingLog()
    start(options(() => Promise.resolve(), { db: shaky({ lost: 2 }), log }))
    await vi.waitFor(async () => {
      expect(await rows(database)).toMatchObject([{ sent_at: expect.any(Date) }])
    }, SOON)
    expect(log.lines.filter(({ level }) => level === 'warn')).toHaveLength(2)
  })

  it('finishes the mail at hand when it stops, and takes no other', async () => {
    await post(database)
    await post(database)
    const begun = gate()
    const answered = gate()
    const sender = start(
      options(async () => {
        begun.open()
        await answered.passed
      }),
    )
    await begun.passed
    const stopped = sender.stop(never)
    answered.open()
    await stopped
    expect(await rows(database)).toMatchObject([{ sent_at: expect.any(Date) }, { attempts: 0, sent_at: null }])
  })

  it('drops the mail at hand when it is told to hasten, and leaves it to be sent after its claim', async () => {
    await post(database)
    const begun = gate()
    const sender = start(
      options(
        (_mail, signal) =>
          new Promise((_resolve, reject) => {
            begun.open()
            signal.addEventListener('abort', () => {
              reject(new Error('aborted'))
            })
          }),
      ),
    )
    await begun.passed
    const hasten = new AbortController()
    const stopped = sender.stop(hasten.signal)
    hasten.abort()
    await stopped
    expect(await rows(database)).toMatchObject([
      { attempts: 1, sent_at: null, given_up_at: null, due_at: new Date(clock.time() + CLAIMED_FOR) },
    ])
  })

  it('forgets mails 30 days after they were sent, and none that were given up', async () => {
    for (const to of ['a@mail.example', 'refused@mail.example']) await post(database, { to })
    const deliver: Deliver = async ({ to }) => {
      if (to === 'refused@mail.example') throw Object.assign(new Error(), { permanent: true, command: 'DATA' })
    }
    await sendAll(options(deliver))
    clock.pass(30 * 24 * HOUR + 1)
    await post(database, { to: 'b@mail.example' })
    await sendAll(options(deliver))
    expect((await rows(database)).map(({ recipient }) => recipient)).toEqual(['refused@mail.example', 'b@mail.example'])
  })
})
