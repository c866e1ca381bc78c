import { setTimeout } from 'node:timers/promises'

import { startBackground } from '#server/background.ts'
import { type DueDeps, workOnNext } from './due.ts'
import { cancelUnpaid, type UnpaidDeps } from './unpaid.ts'

/** Milliseconds between two runs of the worker. */
const WORK_EVERY = 10 * 60_000

export type WorkDeps = DueDeps & UnpaidDeps & { readonly workEvery?: number }

export interface PaymentWork {
  /** Finishes what is at hand; an aborted `hasten` drops a call of the provider, to be made again. */
  stop(hasten: AbortSignal): Promise<void>
}

/** One run: looks at payments that are due, gives back what is to be given back, and cancels what was not paid in time. */
export async function workThrough(deps: WorkDeps, stopping: AbortSignal, cut: AbortSignal): Promise<void> {
  while (!stopping.aborted && (await workOnNext(deps, cut)));
  await cancelUnpaid(deps, stopping)
}

/** Runs the worker of payments now and every ten minutes. Any number of processes may do so on one database. */
export function startPaymentWork(deps: WorkDeps): PaymentWork {
  const { log, workEvery = WORK_EVERY } = deps
  return startBackground(async (stopping, cutting) => {
    while (!stopping.aborted) {
      try {
        await workThrough(deps, stopping, cutting)
      } catch (error) {
        log.warn({ err: error }, 'payments could not be looked after; trying again')
      }
      await setTimeout(workEvery, undefined, { signal: stopping }).catch(() => undefined)
    }
  })
}
