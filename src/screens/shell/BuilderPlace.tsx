import { createOverlay } from '#components/overlay/overlay.tsx'
import { useLateActor } from '#hooks/app.tsx'

const Builder = createOverlay(() => import('../builder/Builder.tsx'))

/** The protocol builder; its chart comes with a practitioner. */
export function BuilderPlace() {
  const builder = useLateActor('protocolBuilder')
  return builder ? <Builder open builder={builder} /> : null
}
