import { useRef } from 'react'

import { SkipLink } from '#components/action/SkipLink.tsx'

import { useKeptScroll } from '../paint/kept-scroll.ts'
import { ChartList } from './ChartList.tsx'
import { ChartPage } from './ChartPage.tsx'
import { useGallery, useGalleryState } from './gallery-context.tsx'
import { MapPage } from './MapPage.tsx'
import { OverviewPage } from './OverviewPage.tsx'
import { PrintSheets } from './PrintSheets.tsx'
import { RequirementsPage } from './RequirementsPage.tsx'

/** The whole page: the list of charts, and what the address names beside it. */
export function GalleryPage() {
  const view = useGalleryState(({ value }) => value.place)
  const chart = useGalleryState(({ context }) => context.chart)
  const main = useRef<HTMLElement>(null)
  useKeptScroll(main, 'main', `${view} ${chart}`)
  const link = (name: typeof view, href: string, text: string) => (
    <a className="sc-nav-link" href={href} aria-current={view === name ? 'page' : undefined}>
      {text}
    </a>
  )
  return (
    <>
      <div className="sc-page" data-view={view}>
        <SkipLink targetId="main" label="Skip to the chart" />
        <header className="sc-head">
          <a className="sc-brand" href="#overview">
            Verbena <span>statecharts</span>
          </a>
          <nav className="sc-nav" aria-label="Gallery">
            {link('overview', '#overview', 'Overview')}
            {link('map', '#map', 'Map')}
            {link('requirements', '#requirements', 'Requirements')}
          </nav>
        </header>
        <ChartList />
        <main ref={main} className="sc-main" id="main" tabIndex={-1}>
          <View view={view} />
        </main>
      </div>
      <PrintSheets />
    </>
  )
}

function View({ view }: { readonly view: string }) {
  const { charts } = useGallery()
  const chart = charts.get(useGalleryState(({ context }) => context.chart) ?? '')
  if (view === 'chart' && chart) return <ChartPage key={chart.graph.id} chart={chart} />
  if (view === 'map') return <MapPage />
  if (view === 'requirements') return <RequirementsPage />
  if (view === 'nowhere') return <Nowhere />
  return <OverviewPage />
}

function Nowhere() {
  return (
    <>
      <h1>Not in the gallery</h1>
      <p className="sc-lead">
        The address names a chart, or a part of a chart, that is not here. It may have been renamed. Look for it in the
        list of charts.
      </p>
    </>
  )
}
