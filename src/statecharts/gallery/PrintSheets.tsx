import { ChartSvg } from '../paint/ChartSvg.tsx'
import { useGallery, useGalleryState } from './gallery-context.tsx'
import { sheetPage } from './sheet-page.ts'
import { stateCount } from './summary.ts'

/** The charts that are being printed, one a page; on the screen they are not seen. */
export function PrintSheets() {
  const { charts } = useGallery()
  const printed = useGalleryState(({ context }) => context.printed)
  return printed.map((id) => {
    const chart = charts.get(id)
    if (!chart) return null
    const { graph, picture } = chart
    return (
      <section key={id} className="sc-sheet" style={{ page: sheetPage(picture) }}>
        <h2>{id}</h2>
        <p>{graph.root.description}</p>
        <p className="sc-soft">
          {chart.file} · {stateCount(chart)} states · {graph.transitions.length} transitions · {chart.hash.slice(0, 12)}
        </p>
        <ChartSvg picture={picture} graph={graph} label={`The chart ${id}`} />
      </section>
    )
  })
}
