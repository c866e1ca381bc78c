import { answerOf, answers } from '../call/call.ts'
import type { Place } from '../pages/place.ts'

interface List<Fetch, Input, Forget> {
  /** The shop's word for the rows, as the drawn chart says it. */
  readonly rows: string
  /** Says what can't be done while the rows are being fetched. */
  readonly locked: string
  /** The actor that fetches the rows. */
  readonly fetch: Fetch
  readonly input: Input
  /** The action that drops the change of a row. */
  readonly forget: Forget
}

const setWanted = {
  type: 'setWanted',
  params: ({ event }: { event: { place: Place } }) => ({ place: event.place }),
} as const

/** The transition to another list, which drops the change of a row. */
export const toOther = <const Forget extends string>(forget: Forget) =>
  ({ target: 'fetching', actions: [setWanted, forget] }) as const

/** The same, where the change of a row goes on. */
export const noteOther = { actions: setWanted } as const

/**
 * The states by which an admin's list, whose rows are changed one at a time, gets the rows that its address names: `waiting`,
 * `fetching` and `failed`. The chart that takes them adds `shown`, and has the actions `setWanted`, `setList` and `forgetList`.
 */
export function listStates<const Fetch extends string, Input, const Forget extends string>({
  rows,
  locked,
  fetch,
  input,
  forget,
}: List<Fetch, Input, Forget>) {
  return {
    waiting: {
      description: 'The page was not opened yet.',
      on: { 'list.entered': { target: 'fetching', actions: setWanted } },
    },
    fetching: {
      description: `The ${rows} are on their way. Those before stay in sight, and ${locked}.`,
      tags: 'busy',
      invoke: {
        src: fetch,
        id: fetch,
        input,
        ...answers(
          { target: 'shown', actions: { type: 'setList', params: answerOf } },
          { target: 'failed', actions: ['forgetList'] },
        ),
      },
      on: { 'list.entered': { target: 'fetching', reenter: true, actions: setWanted } },
    },
    failed: {
      description: `The ${rows} could not be had: they can be asked for again.`,
      tags: ['failed', 'unread'],
      on: { 'list.retry': { target: 'fetching', actions: forget }, 'list.entered': toOther(forget) },
    },
  } as const
}
