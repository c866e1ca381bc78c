import { emit } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import type { ChangeEvent } from '#machines/kept-list/kept-list.events.ts'
import { keptChart } from '#machines/kept-list/kept-list.machine.ts'
import { keptSetup, nextKey, nothingKept } from '#machines/kept-list/kept-list.setup.ts'
import type { List } from '#machines/kept-list/kept-list.ts'

/** A minimal kept list: named things on one of several shelves. */

export interface Thing {
  readonly id: number | string
  readonly name: string
}

export type ShelfChange =
  | { readonly kind: 'make'; readonly id: string; readonly name: string }
  | { readonly kind: 'rename'; readonly id: number | string; readonly name: string }

interface Shelf {
  kept: readonly Thing[]
  shown: readonly Thing[]
  change: ShelfChange
  answer: Thing
}

interface ShelfTypes extends Shelf {
  own: object
  /** Name of the shelf. */
  input: { of: string }
  event: { type: 'shelf.make'; name: string } | { type: 'shelf.rename'; id: number | string; name: string }
  fact: { type: 'shelf.told'; of: ChangeEvent<ShelfChange> }
}

const put = (things: readonly Thing[], { id, name }: Thing): readonly Thing[] => [
  ...things.filter((thing) => thing.id !== id),
  { id, name },
]

export const shelf: List<Shelf> = {
  empty: [],
  subjectOf: ({ id }) => id,
  apply: put,
  join: (before, { name }) => ({ ...before, name }),
  learn: (kept, _, thing) => kept && put(kept, thing),
  made: {
    idOf: ({ kind }, { id }) => (kind === 'make' ? id : undefined),
    refer: (change, key, id) => (change.id === key ? ({ ...change, id } as ShelfChange) : change),
  },
}

const base = keptSetup<ShelfTypes>(shelf, {})
const shelfSetup = base.extend({
  actions: {
    /** Reports the outcome of the change. */
    tell: emit(({ event }) => ({ type: 'shelf.told' as const, of: event as ChangeEvent<ShelfChange> })),
  },
})

const own = shelfSetup.createStateConfig({
  on: {
    'shelf.make': {
      actions: [
        {
          type: 'want',
          params: ({ context, event }) => ({ change: { kind: 'make', id: nextKey(context), name: event.name } }),
        },
        'storeQueue',
      ],
    },
    'shelf.rename': {
      actions: [
        { type: 'want', params: ({ event: { id, name } }) => ({ change: { kind: 'rename', id, name } }) },
        'storeQueue',
      ],
    },
    'change.done': { actions: 'tell' },
    'change.refused': { actions: 'tell' },
    'change.givenUp': { actions: 'tell' },
    'change.waits': { actions: 'tell' },
  },
})

export const shelfMachine = shelfSetup.createMachine({
  id: 'keptList',
  description: 'What all lists have in common that the server keeps and one person changes.',
  context: ({ input }) => nothingKept(input.of),
  ...keptChart({ on: own.on, regions: {} }),
})

/** True if the calls of the list are in one of these states. */
export const isAt = (
  snapshot: SnapshotFrom<typeof shelfMachine> | undefined,
  ...states: readonly ('sending' | 'fetching' | 'waiting' | 'pausing' | 'fresh' | 'failed')[]
) => states.some((syncing) => snapshot?.matches({ signedIn: { here: { syncing } } }))
