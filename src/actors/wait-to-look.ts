import { fromPromise } from 'xstate'

import { pauseBeforeLook } from '#machines/polling/polling.ts'
import type { Pace } from '#machines/polling/polling.ts'

import { waitOrReturn } from './wait-or-return.ts'

/** The port `waitToLook`: ends after a pause that grows with the looks, or once the user or the connection is back. */
export const waitToLookAt = (page: Window, pace: Pace) =>
  fromPromise<void, { looks: number }>(({ input: { looks }, signal }) =>
    waitOrReturn(page, pauseBeforeLook(pace, looks), signal),
  )
