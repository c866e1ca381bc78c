import '#components/kept/ChosenPlace.css'
import '#components/overlay/SidePanel.css'

import type { ComponentType } from 'react'
import { useSelector } from '@xstate/react'

import { createOverlay } from '#components/overlay/overlay.tsx'
import { useActorNamed } from '#hooks/app.tsx'

export interface OpenedProps {
  readonly open: boolean
}

/** The panel's code is loaded when it is first opened. */
export function createPanelPlace(load: () => Promise<{ default: ComponentType<OpenedProps> }>) {
  const Panel = createOverlay(load)
  return function PanelPlace() {
    const panel = useActorNamed('sidePanel')
    const isVisible = useSelector(
      panel,
      (snapshot) => snapshot.hasTag('visible') && snapshot.context.content === 'filters',
    )
    const isOpen = useSelector(panel, (snapshot) => snapshot.hasTag('visible') && !snapshot.matches('closing'))
    return isVisible ? <Panel open={isOpen} onLoadFailed={() => panel.send({ type: 'sidePanel.close' })} /> : null
  }
}
