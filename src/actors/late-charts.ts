import { fromCallback } from 'xstate'

import type { ChartsWanted } from '#machines/app/app.events.ts'
import { LATE, LATE_CHARTS } from '#machines/app/charts.ts'
import type { LateChart, LateMachines } from '#machines/app/charts.ts'

import { createLateLogics } from './late-logics.ts'
import type { LateLogics } from './late-logics.ts'

import type { LatePorts } from './late-ports.ts'
import { pause } from './pause.ts'

export type LateCharts = LateLogics<LateMachines>

/** The list of their files is part of the late code. */
export function createLateCharts(ports: LatePorts): LateCharts {
  return createLateLogics<LateMachines>(LATE_CHARTS, async (name) =>
    (await import('./load-chart.ts')).loadChart(name, ports),
  )
}

/**
 * Loads the code of charts that are wanted, and tells of each once it is there: one in a task, as all that begin in one
 * would keep the page from answering. A page of the own area comes before what is kept for its person. What cannot be loaded
 * is told by Vite's own event, as for every code.
 */
export function loadCharts(load: (charts: readonly LateChart[]) => Promise<void>) {
  return fromCallback<ChartsWanted>(({ receive, sendBack }) => {
    let turn = Promise.resolve()
    let own: Promise<unknown> = turn
    const tell = (message: ChartsWanted, name: LateChart) => {
      turn = turn
        .then(pause)
        .then(() => sendBack({ ...message, charts: [name], type: 'charts.loaded', at: Date.now() }))
    }
    receive((message) => {
      for (const name of message.charts) {
        const { kind } = LATE[name]
        const loading = (kind === 'kept' ? own.then(() => load([name])) : load([name])).then(
          () => tell(message, name),
          () => {},
        )
        if (kind === 'own') own = Promise.all([own, loading])
      }
    })
  })
}

/** For a place that has all code already, as the server does. */
export const chartsAtHand = fromCallback<ChartsWanted>(({ receive, sendBack }) => {
  receive(({ charts }) => sendBack({ type: 'charts.loaded', charts, at: Date.now() }))
})
