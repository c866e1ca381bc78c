import type { Background } from '#server/background.ts'
import { DAY } from '#server/database/clock.ts'
import type { Database } from '#server/database/index.ts'
import type { Log } from '#server/log.ts'
import { settleFormers } from './settle.ts'

interface ForgettingDeps {
  readonly database: Pick<Database, 'db'>
  readonly log: Pick<Log, 'warn'>
}

/** Forgets, now and once a day, former practitioners who are owed nothing. Failures are retried the next day. */
export function startForgetting({ database, log }: ForgettingDeps): Background {
  let running = Promise.resolve()
  const run = () => {
    running = settleFormers(database.db).catch((error: unknown) => {
      log.warn({ err: error }, 'data of former practitioners could not be removed')
    })
  }
  run()
  const timer = setInterval(run, DAY)
  timer.unref()
  return {
    stop() {
      clearInterval(timer)
      return running
    },
  }
}
