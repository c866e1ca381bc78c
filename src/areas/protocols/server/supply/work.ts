import { setTimeout } from 'node:timers/promises'

import { type Background, startBackground } from '#server/background.ts'
import { HOUR } from '#server/database/clock.ts'
import type { SupplyDeps } from './deps.ts'
import { remindNext } from './remind.ts'

/** Looks at all shared protocols, now and every hour. Any number of processes may do so on one database. */
export function startSupplyWork(deps: SupplyDeps): Background {
  return startBackground(async (stopping) => {
    while (!stopping.aborted) {
      try {
        let after: number | undefined = 0
        while (after !== undefined && !stopping.aborted) after = await remindNext(deps, after)
      } catch (error) {
        deps.log.warn({ err: error }, 'protocols that run out could not be looked after; trying again')
      }
      await setTimeout(HOUR, undefined, { signal: stopping }).catch(() => undefined)
    }
  })
}
