import { setTimeout } from 'node:timers/promises'

import type { Kysely } from 'kysely'

import { startBackground } from '../background.ts'
import { isUnavailable } from '../database/connection.ts'
import type { DatabaseLog } from '../database/log.ts'
import type { Schema } from '../database/schema.ts'
import { ATTEMPTS_MAX, waitAfter } from './attempts.ts'
import { CLAIMED_FOR, type ClaimedMail, claimNext, databaseTime, markSent, markUnsent, type Now } from './queue.ts'
import { type Deliver, failureOf, isRefusedForGood } from './smtp.ts'

/** Milliseconds between two looks into an empty outbox, and the longest between two that failed. */
const LOOK_EVERY = 2000
const LOOK_LAST = 60_000

/** Milliseconds in which a mail has to be handed over: well within its claim, so that no two ever send it at once. */
const DELIVER_WITHIN = CLAIMED_FOR - 60_000

/** Milliseconds between two attempts to write down that a mail was sent, while the database is away. */
const WRITE_EVERY = 250

export interface SenderOptions {
  readonly db: Kysely<Schema>
  readonly deliver: Deliver
  readonly log: DatabaseLog
  readonly now?: Now
  readonly lookEvery?: number
}

export interface Sender {
  /** Finishes the mail at hand; an aborted `hasten` drops it, to be sent again when its claim has ended. */
  stop(hasten: AbortSignal): Promise<void>
}

/** Sends what is due in the outbox, now and from now on. Any number of processes may do so on one database. */
export function startSender(options: SenderOptions): Sender {
  const { log, lookEvery = LOOK_EVERY } = options
  return startBackground(async (stopping, cutting) => {
    let wait = lookEvery
    while (!stopping.aborted) {
      try {
        while (!stopping.aborted && (await sendNext(options, cutting))) wait = lookEvery
        wait = lookEvery
      } catch (error) {
        log.warn({ err: error }, 'the outbox could not be read or written; trying again')
        wait = Math.min(2 * wait, LOOK_LAST)
      }
      await setTimeout(wait, undefined, { signal: stopping }).catch(() => undefined)
    }
  })
}

/**
 * Sends the next mail that is due; resolves with whether there was one. A mail that was handed over is written down as
 * sent even where the database goes away meanwhile, since it would be sent again (mail.sent-once).
 *
 * @param cut drops the mail at hand
 */
export async function sendNext(
  { db, deliver, log, now = databaseTime }: SenderOptions,
  cut: AbortSignal,
): Promise<boolean> {
  const mail = await claimNext(db, now)
  if (mail === undefined) return false
  const named = { mail: mail.id, kind: mail.kind, attempt: mail.attempts }
  if (mail.refused) {
    await markUnsent(db, mail, now, undefined)
    log.info(named, 'a mail is not sent: its reader wants none like it')
    return true
  }
  // Only where processes died over it again and again.
  if (mail.attempts > ATTEMPTS_MAX) {
    await markUnsent(db, mail, now, undefined)
    log.error(named, 'a mail was given up')
    return true
  }
  try {
    await deliver(mail, AbortSignal.any([cut, AbortSignal.timeout(DELIVER_WITHIN)]))
  } catch (error) {
    if (!cut.aborted) await putOff(mail, error)
    return true
  }
  await writeDown(() => markSent(db, mail, now), cut)
  log.info(named, 'a mail was sent')
  return true

  async function putOff(unsent: ClaimedMail, error: unknown): Promise<void> {
    const wait = isRefusedForGood(error) ? undefined : waitAfter(unsent.attempts)
    await writeDown(() => markUnsent(db, unsent, now, wait), cut)
    const fields = { ...named, ...failureOf(error) }
    if (wait === undefined) log.error(fields, 'a mail was given up')
    else log.warn({ ...fields, nextInMs: wait }, 'a mail could not be sent')
  }
}

async function writeDown(write: () => Promise<void>, cut: AbortSignal): Promise<void> {
  const until = Date.now() + CLAIMED_FOR
  for (;;) {
    try {
      await write()
      return
    } catch (error) {
      if (!isUnavailable(error) || cut.aborted || Date.now() > until) throw error
      await setTimeout(WRITE_EVERY, undefined, { signal: cut }).catch(() => undefined)
    }
  }
}
