/** An operator's day, by language: orders that wait, stock that runs out, and sales (day.today-shows-the-day). */
import type { ActorRefFrom } from 'xstate'

import type { Today } from '#areas/orders/contract/today.ts'
import { FETCH_DEDUPE_MS } from '#contract/constants.ts'

import { createFreshDataMachine } from '../fresh-data/fresh-data.machine.ts'

export const todayMachine = createFreshDataMachine<Today>('today', FETCH_DEDUPE_MS)
export type TodayRef = ActorRefFrom<typeof todayMachine>
