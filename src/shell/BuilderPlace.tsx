import { useDeferredValue } from 'react'

import { createOverlay } from '#components/overlay/overlay.tsx'
import { useLateActor } from '#hooks/app.tsx'

const Builder = createOverlay(() => import('#areas/protocols/screens/builder/Builder.tsx'))

/** The protocol builder; its chart comes with a practitioner. */
export function BuilderPlace() {
  // Asking for its files takes a while: not in the task that starts its chart.
  const builder = useDeferredValue(useLateActor('protocolBuilder'))
  return builder ? <Builder open builder={builder} /> : null
}
