import type { ReactNode } from 'react'

import { Waiting } from '#components/feedback/Waiting.tsx'
import { usePageChart } from '#hooks/app.tsx'
import type { PageChartRef } from '#hooks/app.tsx'
import type { LateChart } from '#machines/app/charts.ts'

interface WithChartProps<Name extends LateChart> {
  readonly name: Name
  readonly children: (actor: PageChartRef<Name>) => ReactNode
}

/** Draws what needs the chart of a page once its code is there; the server has it at once. */
export function WithChart<Name extends LateChart>({ name, children }: WithChartProps<Name>) {
  const actor = usePageChart(name)
  return actor ? children(actor) : <Waiting />
}
