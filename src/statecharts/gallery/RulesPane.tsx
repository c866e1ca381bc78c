import type { DrawnChart } from '../gallery-data.ts'
import { useGallery } from './gallery-context.tsx'
import { RequirementRow } from './RequirementRow.tsx'

/** The rules that this chart holds, and where. */
export function RulesPane({ chart }: { readonly chart: DrawnChart }) {
  const { data } = useGallery()
  const { id } = chart.graph
  const own = data.requirements.filter(({ holders }) => holders.some((holder) => holder.chart === id))
  if (own.length === 0) return <p className="sc-soft">Neither the chart nor a part of it names a requirement.</p>
  return (
    <ul className="sc-requirements">
      {own.map((trace) => (
        <RequirementRow key={trace.id} trace={trace} chart={id} />
      ))}
    </ul>
  )
}
