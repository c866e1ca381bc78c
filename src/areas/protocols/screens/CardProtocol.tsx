import { createOverlay } from '#components/overlay/overlay.tsx'

/** The way of a product into the practitioner's protocol. */
export const CardProtocol = createOverlay(() => import('./AddToProtocol.tsx'))
