import '#components/overlay/SidePanel.css'

import { useSelector } from '@xstate/react'

import { createOverlay } from '#components/overlay/overlay.tsx'
import { useActorNamed, useLateActor } from '#hooks/app.tsx'
import type { LateActorRef } from '#hooks/app.tsx'

const SignInPanel = createOverlay(() => import('./SignInPanel.tsx'))

/** Asks a visitor who adds something to sign in (cart.visitor-signs-in-first). */
export function WishPanel() {
  const wish = useLateActor('wish')
  return wish ? <Asking wish={wish} /> : null
}

function Asking({ wish }: { readonly wish: LateActorRef<'wish'> }) {
  const panel = useActorNamed('sidePanel')
  const isVisible = useSelector(
    panel,
    (snapshot) => snapshot.hasTag('visible') && snapshot.context.content === 'signIn',
  )
  const isOpen = useSelector(panel, (snapshot) => !snapshot.matches('closing'))
  const decline = () => wish.send({ type: 'wish.decline' })
  return isVisible ? <SignInPanel open={isOpen} wish={wish} onClose={decline} onLoadFailed={decline} /> : null
}
