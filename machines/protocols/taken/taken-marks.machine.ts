/**
 * The intakes that a client marks as taken, and who sees how many: a kept list.
 * Owns: nothing but that list. Never: the plan, which follows from the protocols; which day it is, which comes with a press.
 */
import { assertEvent, emit } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { TakenMark } from '#areas/protocols/contract/taken.ts'
import type { Problem } from '#contract/result.ts'

import { keptChart } from '../../kept-list/kept-list.machine.ts'
import { keptSetup, nothingKept, withChange } from '../../kept-list/kept-list.setup.ts'
import { refusalNotice } from '../../kept-list/notices.ts'

import { taken } from './taken.ts'
import type { KeptTaken, Seen, TakenChange } from './taken.ts'

/** An intake by its line, day and time, with the name of its product for messages. */
export interface MarkedIntake {
  readonly mark: TakenMark
  readonly name: string
}

type Event =
  | { type: 'page.opened' }
  /** The page is in sight or online again. */
  | { type: 'page.returned'; at: number }
  /** One intake, or all of a time of day. */
  | { type: 'taken.mark'; intakes: readonly MarkedIntake[]; isTaken: boolean }
  | { type: 'taken.share'; what: Seen; userId: number; name: string; isSeen: boolean }

interface TakenTypes extends KeptTaken {
  own: {}
  event: Event
  fact: ReturnType<typeof refusalNotice>
}

const base = keptSetup<TakenTypes>(taken, {})

const takenSetup = base.extend({
  actions: {
    /** Shows the marks at once, and queues one change for each intake. */
    wantMarks: base.assign(({ context, event }) => {
      assertEvent(event, 'taken.mark')
      const { intakes, isTaken } = event
      return intakes.reduce(
        (so, { mark, name }) => ({ ...so, ...withChange(taken, so, { kind: 'mark', mark, isTaken, name }) }),
        context,
      )
    }),
    /** Says in a message, with the server's words, why a change came to nothing. */
    sayRefused: emit((_, { change, problem }: { change: TakenChange | undefined; problem: Problem }) =>
      refusalNotice(change?.name ?? '', problem),
    ),
  },
})

const doing = takenSetup.createStateConfig({
  on: {
    'taken.mark': {
      actions: ['wantMarks', 'storeQueue'],
      meta: { requirements: ['taken.shows-at-once', 'taken.once-each'] },
    },
    'taken.share': {
      actions: [
        {
          type: 'want',
          params: ({ event: { what, userId, name, isSeen } }) => ({
            change: { kind: 'share', what, userId, isSeen, name },
          }),
        },
        'storeQueue',
      ],
      meta: { requirements: ['taken.seen-where-shared', 'intake.counts-others-where-shared'] },
    },
    'page.opened': { actions: 'fetchAnew' },
    'page.returned': { actions: { type: 'look', params: ({ event }) => ({ at: event.at }) } },
    'change.refused': {
      actions: { type: 'sayRefused', params: ({ event: { change, problem } }) => ({ change, problem }) },
    },
    'change.givenUp': {
      actions: {
        type: 'sayRefused',
        params: ({ event: { changes, problem } }) => ({ change: changes.at(-1), problem }),
      },
    },
  },
})

export const takenMarksMachine = takenSetup.createMachine({
  id: 'takenMarks',
  description: 'The intakes that the client has marked as taken, and who sees how many.',
  context: nothingKept(),
  ...keptChart({ on: doing.on, regions: {} }),
})
export type TakenMarksRef = ActorRefFrom<typeof takenMarksMachine>
