import type { SnapshotFrom } from 'xstate'

import type { sidePanelMachine } from '#machines/side-panel/side-panel.machine.ts'

import { model } from './side-panel.model.ts'
import { personOf } from './support/model.ts'

/** Models the panel that holds the filters on a narrow screen. */
export const person = personOf(model, {
  causes: ({ content }) => content !== 'menu',
  until: (snapshot, { type }) => {
    const isThere = snapshot.hasTag('visible') && !snapshot.matches('closing')
    // The panel covers the page, so its button cannot be pressed.
    return type === 'sidePanel.open' ? isThere : !isThere
  },
})

export interface Visible {
  /** Side on which the filter panel is. */
  readonly panel: 'left' | 'right' | 'nowhere'
  /** Expanded state that the button opening the panel announces. */
  readonly expanded: boolean
}

/** Predicts what the page shows. With reduced motion the panel appears and disappears at once. */
export function visible(snapshot: SnapshotFrom<typeof sidePanelMachine>): Visible {
  const isThere = snapshot.hasTag('visible') && !snapshot.matches('closing')
  return { panel: isThere ? snapshot.context.side : 'nowhere', expanded: snapshot.hasTag('visible') }
}
