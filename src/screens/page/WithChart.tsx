import type { ReactNode } from 'react'

import { Waiting } from '#components/feedback/Waiting.tsx'
import { useLateActor } from '#hooks/app.tsx'
import type { LateActorRef } from '#hooks/app.tsx'
import type { LateChart } from '#machines/app/charts.ts'

interface WithChartProps<Name extends LateChart> {
  readonly name: Name
  readonly children: (actor: LateActorRef<Name>) => ReactNode
}

/** Draws what needs the chart of a page once its code is there; the server has it at once. */
export function WithChart<Name extends LateChart>({ name, children }: WithChartProps<Name>) {
  const actor = useLateActor(name)
  return actor ? children(actor) : <Waiting />
}
