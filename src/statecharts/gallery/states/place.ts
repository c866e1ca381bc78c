import { gallerySetup, selectedAddress } from '../gallery.setup.ts'

const hashIn = ({ event: { hash } }: { event: { hash: string } }) => ({ hash })

/** The open page, as named by the address. */
export const place = gallerySetup.createStateConfig({
  description: 'Which part of the gallery is open: what the address names.',
  initial: 'unread',
  on: {
    'address.changed': [
      {
        guard: { type: 'isView', params: ({ event }) => ({ hash: event.hash, view: 'chart' as const }) },
        target: '.chart',
        actions: [
          { type: 'scaleAnother', params: hashIn },
          { type: 'setPlace', params: hashIn },
        ],
      },
      {
        guard: { type: 'isView', params: ({ event }) => ({ hash: event.hash, view: 'map' as const }) },
        target: '.map',
        actions: [
          { type: 'scaleAnother', params: hashIn },
          { type: 'setPlace', params: hashIn },
        ],
        meta: { requirements: ['statecharts.map-of-messages'] },
      },
      {
        guard: { type: 'isView', params: ({ event }) => ({ hash: event.hash, view: 'requirements' as const }) },
        target: '.requirements',
        actions: { type: 'setPlace', params: hashIn },
        meta: { requirements: ['statecharts.requirements-are-traced'] },
      },
      {
        guard: { type: 'isView', params: ({ event }) => ({ hash: event.hash, view: 'overview' as const }) },
        target: '.overview',
        actions: { type: 'setPlace', params: hashIn },
      },
      { target: '.nowhere', actions: { type: 'setPlace', params: hashIn } },
    ],
  },
  states: {
    unread: { description: 'The address has not been read yet.' },
    overview: { description: 'What there is: numbers, and where to begin.' },
    chart: {
      description: 'One chart, as a drawing, a tree and a table.',
      meta: { requirements: ['statecharts.every-machine-is-drawn'] },
      on: {
        'item.select': {
          guard: { type: 'isHere', params: ({ event }) => ({ item: event.item }) },
          actions: [
            { type: 'setItem', params: ({ event }) => ({ item: event.item }) },
            {
              type: 'writeAddress',
              params: ({ context: { chart }, event }) => ({ address: selectedAddress({ chart, item: event.item }) }),
            },
          ],
        },
        'item.leave': {
          guard: 'hasItem',
          actions: [
            { type: 'setItem', params: { item: null } },
            {
              type: 'writeAddress',
              params: ({ context: { chart } }) => ({ address: selectedAddress({ chart, item: null }) }),
            },
          ],
        },
      },
    },
    map: { description: 'All charts, and what they tell each other.' },
    requirements: { description: 'Each requirement with the states, transitions and tests that hold it.' },
    nowhere: { description: 'The address names a chart, or a part of one, that is not here (any more).' },
  },
})
