/** Everything that waits for an admin, by language: asked for whenever their home is opened (admin.home-shows-what-waits). */
import type { ActorRefFrom } from 'xstate'

import type { ImportJob } from '#areas/import/contract/catalogue-import.ts'
import { FETCH_DEDUPE_MS } from '#contract/constants.ts'

import { createFreshDataMachine } from '../fresh-data/fresh-data.machine.ts'

/** Counts by kind. */
export interface AdminTasks {
  /** Practitioners whose certificates or corrected details nobody has judged. */
  readonly practitioners: number
  /** Paid orders that are not sent. */
  readonly unsent: number
  /** Orders that are not paid. */
  readonly unpaid: number
  /** Sums of commission that can be paid out. */
  readonly payable: number
  /** State of the newest import; null where there is none. */
  readonly importState: ImportJob['state'] | null
}

export const adminTasksMachine = createFreshDataMachine<AdminTasks>('adminTasks', FETCH_DEDUPE_MS)
export type AdminTasksRef = ActorRefFrom<typeof adminTasksMachine>
