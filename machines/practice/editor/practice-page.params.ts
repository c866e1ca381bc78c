import type { CallResult } from '#contract/result.ts'
import type { Store } from '#areas/practice/contract/store.ts'

import { answerOf } from '../../call/call.ts'
import { unknownIcons } from '../practice.ts'

import type { PracticePageEvent } from './practice-page.events.ts'

type EventOf<Type> = { event: Extract<PracticePageEvent, { type: Type }> }

export const chosen = ({ event: { look } }: EventOf<'look.choose'>) => ({ look })

export const returned = ({ event: { at } }: EventOf<'page.returned'>) => ({ at })

export const changed = { type: 'setLook', params: chosen } as const

export const entered = {
  type: 'setPlace',
  params: ({ event: { place } }: EventOf<'practice.entered'>) => ({ place }),
} as const

/** The fetched page is shown, and what is odd in it logged. */
export const fetched = [
  { type: 'setStore', params: answerOf<CallResult<Store>> },
  {
    type: 'logIcons',
    params: ({ event }: { event: { output: CallResult<Store> } }) => ({ icons: unknownIcons(event.output) }),
  },
] as const
