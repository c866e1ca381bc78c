import { useSelector } from '@xstate/react'

import { createOverlay } from '#components/overlay/overlay.tsx'
import { useLateActor } from '#hooks/app.tsx'
import type { LateActorRef } from '#hooks/app.tsx'

const UkNotice = createOverlay(() => import('./UkNotice.tsx'))

/**
 * The notice to people in the United Kingdom (country.notice-for-the-united-kingdom); its chart comes once a page is in
 * sight.
 */
export function CountryNotice() {
  const country = useLateActor('country')
  return country ? <Notice country={country} /> : null
}

function Notice({ country }: { readonly country: LateActorRef<'country'> }) {
  const isVisible = useSelector(country, (snapshot) => snapshot.hasTag('visible'))
  const dismiss = () => country.send({ type: 'country.dismiss' })
  // Nobody is asked to dismiss what could not be shown.
  return isVisible ? <UkNotice open onDismiss={dismiss} onLoadFailed={dismiss} /> : null
}
