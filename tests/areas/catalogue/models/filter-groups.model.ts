import assert from 'node:assert/strict'

import { filterGroupsMachine } from '#machines/catalogue/filter-groups/filter-groups.machine.ts'
import { viewOf } from '#machines/catalogue/filter-groups/filter-groups.ts'
import type { GroupKey, GroupView } from '#machines/catalogue/filter-groups/filter-groups.ts'

import { defineModel } from '#tests/models/support/model.ts'
import type { Step } from '#tests/models/support/model.ts'

type Pressed = Step<typeof filterGroupsMachine>

const CATEGORIES = 'listing.categories'
const BRANDS = 'listing.brands'
const FOUND_BRANDS = 'search.brands'
const GROUPS: readonly GroupKey[] = [CATEGORIES, BRANDS, FOUND_BRANDS]

const viewsIn = (snapshot: Pressed['after'] | undefined, group: GroupKey): GroupView =>
  viewOf(snapshot?.context.views ?? {}, group)

/** Asserts that nothing but this of the pressed group is another than before. */
function changes({ event, before, after }: Pressed, change: Partial<GroupView>): void {
  for (const group of GROUPS)
    assert.deepEqual(viewsIn(after, group), {
      ...viewsIn(before, group),
      ...(group === event['group'] && change),
    })
}

export const model = defineModel({
  machine: filterGroupsMachine,
  events: [
    { type: 'group.turned', group: CATEGORIES, isOpen: true },
    { type: 'group.turned', group: CATEGORIES, isOpen: false },
    { type: 'group.turned', group: BRANDS, isOpen: true },
    { type: 'group.turned', group: FOUND_BRANDS, isOpen: true },
    { type: 'group.extend', group: BRANDS, isFull: true },
    { type: 'group.extend', group: BRANDS, isFull: false },
    { type: 'group.search', group: BRANDS, query: 'nor' },
    { type: 'group.search', group: BRANDS, query: '' },
    { type: 'branch.turn', group: CATEGORIES, id: 1, isOpen: true },
    { type: 'branch.turn', group: CATEGORIES, id: 1, isOpen: false },
    { type: 'branch.turn', group: CATEGORIES, id: 12, isOpen: true },
    { type: 'option.pressed', group: CATEGORIES, id: 121 },
    { type: 'option.pressed', group: CATEGORIES, id: 11 },
  ],
  answers: [],
  project: ({ context: { views } }) => views,
  // What is done within a group is tried while no other group has changed.
  until: ({ context: { views } }, event) =>
    event.type !== 'group.turned' && Object.keys(views).some((group) => group !== event.group),
  firstPaint: { events: [], restarts: [] },
  rules: {
    'begins with long groups of names closed and all others open': {
      when: ({ before }) => before === undefined,
      must: ({ after }) =>
        assert.deepEqual(
          (
            [
              'listing.categories',
              'listing.brands',
              'listing.delivery_form',
              'search.brands',
              'search.free_from',
            ] as const
          ).map((group) => viewsIn(after, group).isOpen),
          [true, false, false, false, false],
        ),
    },
    'leaves a group open or closed, and every other as it is': {
      requirements: ['filters.groups-stay-as-left'],
      when: ({ event }) => event.type === 'group.turned',
      must: (step) => changes(step, { isOpen: step.event['isOpen'] }),
    },
    'notes nothing of a group that a browser draws as it is': {
      when: ({ event, before }) =>
        event.type === 'group.turned' && viewsIn(before, event['group']).isOpen === event['isOpen'],
      must: ({ before, after }) => assert.equal(after.context, before?.context),
    },
    'leaves a long group at full length or short': {
      requirements: ['filters.groups-stay-as-left'],
      when: ({ event }) => event.type === 'group.extend',
      must: (step) => changes(step, { isFull: step.event['isFull'] }),
    },
    'leaves what is typed in a group': {
      requirements: ['filters.groups-stay-as-left'],
      when: ({ event }) => event.type === 'group.search',
      must: (step) => changes(step, { query: step.event['query'] }),
    },
    'leaves each branch open or closed': {
      requirements: ['filters.groups-stay-as-left'],
      when: ({ event }) => event.type === 'branch.turn',
      must: (step) =>
        changes(step, {
          branches: { ...viewsIn(step.before, CATEGORIES).branches, [step.event['id']]: step.event['isOpen'] },
        }),
    },
    'keeps each pressed option in sight, once': {
      requirements: ['filters.pressed-options-stay-in-sight'],
      when: ({ event }) => event.type === 'option.pressed',
      must: (step) => {
        const { pressed } = viewsIn(step.before, CATEGORIES)
        changes(step, { pressed: pressed.includes(step.event['id']) ? pressed : [...pressed, step.event['id']] })
      },
    },
  },
})
