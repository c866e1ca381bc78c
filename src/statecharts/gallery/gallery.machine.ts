/**
 * The gallery of drawn charts.
 * Owns: which chart is open, what is selected in it, how it is shown, what is searched for. Never: what the charts are, how far they were tested.
 */
import type { ActorRefFrom } from 'xstate'

import { gallerySetup } from './gallery.setup.ts'
import { command, file, paper } from './states/handing-out.ts'
import { filter, overlay, pane } from './states/looks.ts'
import { place } from './states/place.ts'

export const galleryMachine = gallerySetup.createMachine({
  id: 'gallery',
  description: 'The gallery: every chart of the shop, drawn, with its tests, rules and reviews.',
  context: ({ input: { items } }) => ({ items, chart: null, item: null, search: '', zoom: 'readable', printed: [] }),
  invoke: { src: 'watchAddress', id: 'watchAddress' },
  on: {
    'search.type': { actions: { type: 'setSearch', params: ({ event }) => ({ text: event.text }) } },
    'zoom.set': { actions: { type: 'setZoom', params: ({ event }) => ({ zoom: event.zoom }) } },
  },
  type: 'parallel',
  states: { place, pane, overlay, filter, file, command, paper },
})
export type GalleryRef = ActorRefFrom<typeof galleryMachine>
