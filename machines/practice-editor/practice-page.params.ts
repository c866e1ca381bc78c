import type { PracticePageEvent } from './practice-page.events.ts'

type EventOf<Type> = { event: Extract<PracticePageEvent, { type: Type }> }

export const chosen = ({ event: { look } }: EventOf<'look.choose'>) => ({ look })

export const returned = ({ event: { at } }: EventOf<'page.returned'>) => ({ at })

export const changed = { type: 'keepLook', params: chosen } as const

export const entered = {
  type: 'keepPlace',
  params: ({ event: { place } }: EventOf<'practice.entered'>) => ({ place }),
} as const
