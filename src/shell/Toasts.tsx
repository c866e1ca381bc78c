import '#components/feedback/ToastRegion.css'

import { useSelector } from '@xstate/react'

import { createOverlay } from '#components/overlay/overlay.tsx'
import { useActorNamed, useApp } from '#hooks/app.tsx'

const ShownToasts = createOverlay<{ readonly open: boolean }>(() => import('./ShownToasts.tsx'))

/** The messages' region comes with the code that makes calls, before there is anything to say. */
export function Toasts() {
  const isShowing = useSelector(useActorNamed('toaster'), ({ context }) => context.shown.length > 0)
  const isShown = useSelector(useApp(), ({ context }) => context.shownPath !== null)
  return isShown && <ShownToasts open={isShowing} />
}
