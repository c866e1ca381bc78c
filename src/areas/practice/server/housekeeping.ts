import type { Background } from '#server/background.ts'
import { DAY } from '#server/database/clock.ts'
import type { Log } from '#server/log.ts'

interface HousekeepingOptions {
  readonly forget: () => Promise<void>
  readonly log: Pick<Log, 'warn'>
}

/** Forgets unused pictures now and once a day. What fails is left to the next day. */
export function startHousekeeping({ forget, log }: HousekeepingOptions): Background {
  let running = Promise.resolve()
  const run = () => {
    running = forget().catch((error: unknown) => {
      log.warn({ err: error }, 'unused pictures could not be removed')
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
