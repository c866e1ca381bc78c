import { builderSetup } from '../protocol-builder.setup.ts'

export const defaultState = builderSetup.createStateConfig({
  description: 'Standard mode: the bar offers to choose a protocol or to make one.',
  meta: { requirements: ['builder.standard-states', 'builder.initial-state-by-mode'] },
  on: {
    'bar.toggle': { actions: 'openList' },
    'protocol.recalled': {
      target: 'ActiveProtocol',
      actions: [{ type: 'setRecalled', params: ({ event }) => ({ active: event.active }) }, 'openRecalled'],
    },
  },
})

export const listing = builderSetup.createStateConfig({
  description: 'The practitioner looks for a protocol to work on.',
  meta: { requirements: ['builder.initial-state-by-mode'] },
  on: {
    'panel.recalled': {
      guard: { type: 'isRecalledOpen', params: ({ event }) => ({ isOpen: event.isOpen }) },
      actions: 'enterList',
    },
    'bar.name': { actions: 'goBack' },
    'builder.back': [
      { guard: 'hasActive', target: 'ActiveProtocol' },
      { guard: 'isStandard', target: 'Default' },
    ],
    'protocol.recalled': {
      target: 'ActiveProtocol',
      actions: [{ type: 'setRecalled', params: ({ event }) => ({ active: event.active }) }, 'openRecalled'],
    },
  },
})
