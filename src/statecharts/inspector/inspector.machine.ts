/**
 * The inspector: what actors of the shop's tabs do, as it happens, as it was, or as a file tells it.
 * Owns: the recordings it was told, and what of them is looked at. Never: what the shop does.
 */
import type { ActorRefFrom } from 'xstate'

import { inspectorSetup } from './inspector.setup.ts'
import { renamed } from './states/named.ts'
import { EVERYTHING } from './log/filter.ts'
import { address } from './states/address.ts'
import { calling } from './states/calling.ts'
import { file } from './states/file.ts'
import { handingOut } from './states/handing-out.ts'
import { moment } from './states/moment.ts'
import { tabs } from './states/tabs.ts'

export const inspectorMachine = inspectorSetup.createMachine({
  id: 'inspector',
  description: 'The inspector of running charts.',
  context: ({ input: { charts } }) => ({
    charts,
    tabs: [],
    tab: null,
    file: null,
    actor: null,
    at: null,
    transition: null,
    filter: EVERYTHING,
    place: null,
    zoom: 'readable',
    problem: null,
  }),
  invoke: [
    { src: 'watchPage', id: 'watchPage' },
    { src: 'watchAddress', id: 'watchAddress' },
    { src: 'sendByHand', id: 'sendByHand' },
  ],
  on: {
    'chart.zoom': { actions: { type: 'setZoom', params: ({ event: { zoom } }) => ({ zoom }) } },
    'log.filter': {
      actions: [{ type: 'setFilter', params: ({ event: { filter } }) => ({ filter }) }, renamed],
    },
  },
  type: 'parallel',
  states: {
    address,
    calling,
    tabs,
    file,
    moment,
    handingOut,
  },
  options: { maxIterations: 20 },
})
export type InspectorMachine = typeof inspectorMachine
export type InspectorRef = ActorRefFrom<InspectorMachine>
