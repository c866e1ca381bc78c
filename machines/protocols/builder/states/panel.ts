import { builderSetup, panelOf } from '../protocol-builder.setup.ts'

const closed = { type: 'storePanel', params: panelOf(false) } as const
const opened = { type: 'storePanel', params: panelOf(true) } as const

/** The bar or panel around the work: whether it is in sight, and how wide. */
export const panel = builderSetup.createStateConfig({
  description: 'Whether the builder is in sight, and how wide its panel is.',
  meta: { requirements: ['builder.starts-closed-where-it-covers'] },
  initial: 'closed',
  on: {
    'session.signedOut': { target: '.closed' },
    'session.signedIn': {
      guard: { type: 'isNoPractitioner', params: ({ event }) => ({ userTypeId: event.userTypeId }) },
      target: '.closed',
    },
    'panel.recalled': [
      {
        guard: { type: 'isRecalledOpen', params: ({ event }) => ({ isOpen: event.isOpen }) },
        target: '.open',
        actions: { type: 'setWidth', params: ({ event }) => ({ width: event.width }) },
      },
      { target: '.closed', actions: { type: 'setWidth', params: ({ event }) => ({ width: event.width }) } },
    ],
  },
  states: {
    closed: {
      description: 'Only a way to open the builder is in sight.',
      meta: { requirements: ['builder.remembers-open-state'] },
      on: {
        'panel.open': { target: 'open', actions: opened },
        'panel.show': { target: 'open', actions: opened },
      },
    },
    open: {
      description: 'The builder is in sight beside what is browsed.',
      meta: { requirements: ['builder.remembers-open-state'] },
      on: {
        'panel.close': { target: 'closed', actions: closed },
        'panel.grab': { target: 'resizing' },
        'panel.resize': {
          actions: [{ type: 'setWidth', params: ({ event }) => ({ width: event.width }) }, opened],
          meta: { requirements: ['builder.width-is-dragged'] },
        },
      },
    },
    resizing: {
      description: 'The left edge of the panel follows the pointer.',
      meta: { requirements: ['builder.width-is-dragged'] },
      on: {
        'panel.drag': { actions: { type: 'setWidth', params: ({ event }) => ({ width: event.width }) } },
        'panel.drop': { target: 'open', actions: opened },
        'panel.close': { target: 'closed', actions: closed },
      },
    },
  },
})
