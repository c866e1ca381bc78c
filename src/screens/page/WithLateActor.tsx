import type { ReactNode } from 'react'

import { useLateActor } from '#hooks/app.tsx'
import type { LateActorRef } from '#hooks/app.tsx'
import type { LateChart } from '#machines/app/charts.ts'

import { WaitingPage } from './WaitingPage.tsx'

interface WithLateActorProps<Name extends LateChart> {
  readonly name: Name
  readonly children: (actor: LateActorRef<Name>) => ReactNode
}

/** A late actor starts once its code is there; on the server it runs at once. */
export function WithLateActor<Name extends LateChart>({ name, children }: WithLateActorProps<Name>) {
  const actor = useLateActor(name)
  return actor ? children(actor) : <WaitingPage />
}
