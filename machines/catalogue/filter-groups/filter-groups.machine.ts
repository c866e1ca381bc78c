/**
 * The groups of filters beside a list, each as the user has left it.
 * Owns: what is open, searched, shown at full length or kept in sight. Never: which options are chosen.
 */
import { assign, setup } from 'xstate'

import type { ChartMeta } from '../../requirements/meta.ts'

import { viewOf } from './filter-groups.ts'
import type { GroupKey, GroupView, GroupViews } from './filter-groups.ts'

interface Context {
  readonly views: GroupViews
}

type Event =
  | { type: 'group.turned'; group: GroupKey; isOpen: boolean }
  | { type: 'group.extend'; group: GroupKey; isFull: boolean }
  | { type: 'group.search'; group: GroupKey; query: string }
  | { type: 'branch.turn'; group: GroupKey; id: number; isOpen: boolean }
  | { type: 'option.pressed'; group: GroupKey; id: number }

const changed = ({ views }: Context, group: GroupKey, change: Partial<GroupView>): Context => ({
  views: { ...views, [group]: { ...viewOf(views, group), ...change } },
})

export const filterGroupsMachine = setup({
  types: { context: {} as Context, events: {} as Event, meta: {} as ChartMeta },
  guards: {
    /** The group stands the other way: a browser also tells of a group that it draws open. */
    isOther: ({ context }, params: { group: GroupKey; isOpen: boolean }) =>
      viewOf(context.views, params.group).isOpen !== params.isOpen,
  },
  actions: {
    /** Opens or closes the group. */
    setOpen: assign(({ context }, { group, isOpen }: { group: GroupKey; isOpen: boolean }) =>
      changed(context, group, { isOpen }),
    ),
    /** Shows all options of a long group, or only the first few. */
    setFull: assign(({ context }, { group, isFull }: { group: GroupKey; isFull: boolean }) =>
      changed(context, group, { isFull }),
    ),
    /** Shows the options whose names hold what is typed. */
    setQuery: assign(({ context }, { group, query }: { group: GroupKey; query: string }) =>
      changed(context, group, { query }),
    ),
    /** Opens or closes the options below another. */
    setBranch: assign(({ context }, { group, id, isOpen }: { group: GroupKey; id: number; isOpen: boolean }) =>
      changed(context, group, { branches: { ...viewOf(context.views, group).branches, [id]: isOpen } }),
    ),
    /** Keeps the option in sight. */
    setPressed: assign(({ context }, { group, id }: { group: GroupKey; id: number }) =>
      changed(context, group, { pressed: [...new Set([...viewOf(context.views, group).pressed, id])] }),
    ),
  },
}).createMachine({
  id: 'filterGroups',
  description: 'How the groups of filters stand, on the listing and beside search results.',
  meta: { requirements: ['filters.groups-stay-as-left'] },
  context: { views: {} },
  initial: 'ready',
  states: {
    ready: {
      description: 'Each group stands as it was left, whether its page is open or another.',
      on: {
        'group.turned': {
          guard: { type: 'isOther', params: ({ event: { group, isOpen } }) => ({ group, isOpen }) },
          actions: { type: 'setOpen', params: ({ event: { group, isOpen } }) => ({ group, isOpen }) },
        },
        'group.extend': {
          actions: { type: 'setFull', params: ({ event: { group, isFull } }) => ({ group, isFull }) },
        },
        'group.search': {
          actions: { type: 'setQuery', params: ({ event: { group, query } }) => ({ group, query }) },
        },
        'branch.turn': {
          actions: { type: 'setBranch', params: ({ event: { group, id, isOpen } }) => ({ group, id, isOpen }) },
        },
        'option.pressed': {
          actions: { type: 'setPressed', params: ({ event: { group, id } }) => ({ group, id }) },
          meta: { requirements: ['filters.pressed-options-stay-in-sight'] },
        },
      },
    },
  },
})
