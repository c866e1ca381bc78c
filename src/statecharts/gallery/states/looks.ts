import { gallerySetup } from '../gallery.setup.ts'
import type { Filter, Overlay, Pane } from '../gallery.events.ts'

const paneBranch = (expected: Pane) => ({
  guard: {
    type: 'isPane' as const,
    params: ({ event }: { event: { pane: Pane } }) => ({ pane: event.pane, expected }),
  },
  target: `.${expected}` as const,
})

/** The view of an open chart. It stays from chart to chart. */
export const pane = gallerySetup.createStateConfig({
  description: 'How a chart is shown; stays from chart to chart.',
  initial: 'drawing',
  on: {
    'pane.show': [
      paneBranch('drawing'),
      paneBranch('tree'),
      paneBranch('table'),
      paneBranch('requirements'),
      { target: '.review' },
    ],
  },
  states: {
    drawing: { description: 'The drawn chart.' },
    tree: { description: 'The chart as a tree of its states, which is walked by keyboard.' },
    table: { description: 'All transitions of the chart, one a row.' },
    requirements: { description: 'The rules that the chart holds, and where.' },
    review: {
      description: 'Who has looked at the chart, and what has changed since.',
      meta: { requirements: ['statecharts.reviews-go-stale'] },
    },
  },
})

const overlayBranch = (expected: Overlay) => ({
  guard: {
    type: 'isOverlay' as const,
    params: ({ event }: { event: { overlay: Overlay } }) => ({ overlay: event.overlay, expected }),
  },
  target: `.${expected}` as const,
})

/** The overlay on the drawing. It stays from chart to chart. */
export const overlay = gallerySetup.createStateConfig({
  description: 'What is laid over the drawing; stays from chart to chart.',
  initial: 'none',
  on: {
    'overlay.show': [
      overlayBranch('none'),
      overlayBranch('actor'),
      overlayBranch('browser'),
      overlayBranch('guards'),
      { target: '.changes' },
    ],
  },
  states: {
    none: { description: 'The drawing alone.' },
    actor: {
      description: 'How often the tests of running actors have taken each transition.',
      meta: { requirements: ['statecharts.coverage-by-transition'] },
    },
    browser: {
      description: 'How often walks in a browser have taken each transition.',
      meta: { requirements: ['statecharts.coverage-by-transition'] },
    },
    guards: { description: 'How often each guard held, and how often it refused.' },
    changes: {
      description: 'What was added and removed since the last review.',
      meta: { requirements: ['statecharts.reviews-go-stale'] },
    },
  },
})

const filterBranch = (expected: Filter) => ({
  guard: {
    type: 'isFilter' as const,
    params: ({ event }: { event: { filter: Filter } }) => ({ filter: event.filter, expected }),
  },
  target: `.${expected}` as const,
})

/** The filter of the requirements list. */
export const filter = gallerySetup.createStateConfig({
  description: 'Which requirements are listed.',
  initial: 'all',
  on: { 'filter.set': [filterBranch('all'), filterBranch('unheld'), { target: '.stateless' }] },
  states: {
    all: { description: 'All of them.' },
    unheld: { description: 'Those that neither a chart nor a test names.' },
    stateless: { description: 'Those that no state and no transition names.' },
  },
})
