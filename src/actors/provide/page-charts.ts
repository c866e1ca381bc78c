import { fromCallback } from 'xstate'

import type { ChartsWanted } from '#machines/app/app.events.ts'
import { LATE_CHARTS } from '#machines/app/charts.ts'
import type { LateChart } from '#machines/app/charts.ts'

import { createLater } from '../later.ts'
import type { Later } from '../later.ts'

import type { chartLoaders } from './chart-loaders.ts'
import type { PageChartPorts } from './page-chart-ports.ts'

type Loaders = ReturnType<typeof chartLoaders>
type Loaded = { readonly [Name in keyof Loaders]: Awaited<ReturnType<Loaders[Name]>> }
export type LatePageCharts = Later<Loaded>

/** The charts of single pages, whose code comes with the page; so does the list of where it is. */
export function latePageCharts(ports: PageChartPorts): LatePageCharts {
  return createLater<Loaded>(LATE_CHARTS, async (name) =>
    (await import('./chart-loaders.ts')).chartLoaders(ports)[name](),
  )
}

/** Loads the code of charts that are wanted. What cannot be loaded is told by Vite's own event, as for every code. */
export function loadCharts(load: (charts: readonly LateChart[]) => Promise<void>) {
  return fromCallback<ChartsWanted>(({ receive, sendBack }) => {
    receive(({ type: _, ...wanted }) => {
      load(wanted.charts).then(
        () => sendBack({ ...wanted, type: 'charts.loaded', at: Date.now() }),
        () => {},
      )
    })
  })
}

/** Where all code is there already, as on the server, it is there at once. */
export const chartsAtHand = fromCallback<ChartsWanted>(({ receive, sendBack }) => {
  receive(({ charts }) => sendBack({ type: 'charts.loaded', charts, at: Date.now() }))
})
