import { useSelector } from '@xstate/react'

import { usePageChart } from './app.tsx'

/** The e-mail address that a person has registered with in this tab; null where that is not known, as after a reload. */
export function useRegisteredEmail(): string | null {
  const practitioner = useSelector(usePageChart('practitionerForm'), (snapshot) =>
    snapshot?.matches('sent') ? snapshot.context.values.email : null,
  )
  const client = useSelector(usePageChart('clientForm'), (snapshot) =>
    snapshot?.matches('sent') ? snapshot.context.values.email : null,
  )
  return practitioner ?? client
}
