import { builderSetup } from '../protocol-builder.setup.ts'

/** The panel may be opened: the protocol that is worked on stays. */
const kept = { 'panel.open': { meta: { requirements: ['builder.toggle-keeps-active-only' as const] } } }

const toggled = builderSetup.createStateConfig({
  on: { 'bar.toggle': [{ guard: 'isPanelClosed', actions: 'openPanel' }, { actions: 'closePanel' }] },
}).on

export const active = builderSetup.createStateConfig({
  description: 'A protocol is worked on: its products with quantities and notes, and what they come to.',
  meta: { requirements: ['builder.active-view-parts', 'builder.hide-keeps-the-protocol'] },
  initial: 'calm',
  on: { ...kept, ...toggled, 'panel.close': {} },
  states: {
    calm: { description: 'Nothing was added just now.' },
    justAdded: {
      description: 'Redesign mode: the line that was just added is marked for a moment.',
      tags: 'added',
      meta: { requirements: ['builder.standard-states'] },
      after: { addedFlash: { target: 'calm', actions: 'forgetAdded' } },
    },
  },
})

export const productAdded = builderSetup.createStateConfig({
  description: 'Standard mode: the bar shows the product that was just added, for a moment.',
  meta: { requirements: ['builder.standard-states', 'lines.added-state-by-mode'] },
  tags: 'added',
  on: { ...kept, ...toggled, 'panel.close': {} },
  after: { addedFlash: { target: 'ActiveProtocol', actions: 'forgetAdded' } },
})
