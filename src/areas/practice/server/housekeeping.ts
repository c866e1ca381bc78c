import { DAY } from '#server/database/clock.ts'
import type { Log } from '#server/log.ts'

interface HousekeepingOptions {
  readonly forget: () => Promise<void>
  readonly log: Pick<Log, 'warn'>
}

/** Forgets unused pictures now and once a day. What fails is left to the next day. Returns a function that ends it. */
export function startHousekeeping({ forget, log }: HousekeepingOptions): () => Promise<void> {
  let running = Promise.resolve()
  const run = () => {
    running = forget().catch((error: unknown) => {
      log.warn({ err: error }, 'unused pictures could not be removed')
    })
  }
  run()
  const timer = setInterval(run, DAY)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
