import { useSelector } from '@xstate/react'

import { useLateActor } from '#hooks/app.tsx'

/** The e-mail address that a person has registered with in this tab; null where that is not known, as after a reload. */
export function useRegisteredEmail(): string | null {
  const practitioner = useSelector(useLateActor('practitionerForm'), (snapshot) =>
    snapshot?.matches('sent') ? snapshot.context.values.email : null,
  )
  const client = useSelector(useLateActor('clientForm'), (snapshot) =>
    snapshot?.matches('sent') ? snapshot.context.values.email : null,
  )
  return practitioner ?? client
}
