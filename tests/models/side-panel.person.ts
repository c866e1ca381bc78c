import type { SnapshotFrom } from 'xstate'

import type { sidePanelMachine } from '#machines/side-panel/side-panel.machine.ts'

import { model } from './side-panel.model.ts'
import { personOf } from './support/model.ts'

/** What a person can do with the panel in which the filters stand on a narrow screen. */
export const person = personOf(model, {
  causes: ({ content }) => content !== 'menu',
  until: (snapshot, { type }) => {
    const isThere = snapshot.hasTag('visible') && !snapshot.matches('closing')
    // The page behind the panel cannot be pressed.
    return type === 'sidePanel.open' ? isThere : !isThere
  },
})

/** What of a situation can be seen on the page. */
export interface Visible {
  /** Where the panel with the filters stands. */
  readonly panel: 'left' | 'right' | 'nowhere'
  /** What the button says that opens it. */
  readonly expanded: boolean
}

/** What must be seen on the page in a situation. To whom nothing moves the panel is there, or gone, at once. */
export function visible(snapshot: SnapshotFrom<typeof sidePanelMachine>): Visible {
  const isThere = snapshot.hasTag('visible') && !snapshot.matches('closing')
  return { panel: isThere ? snapshot.context.side : 'nowhere', expanded: snapshot.hasTag('visible') }
}
