import { fromCallback } from 'xstate'

import type { ChartsWanted } from '#machines/app/app.setup.ts'
import type { PageChart } from '#machines/app/page-charts.ts'

import type { Client } from '../client.ts'
import { createLater } from '../later.ts'
import type { TokenStore } from '../tokens.ts'

export interface PageChartPorts {
  client: Client
  store: TokenStore
  /** Leaves the shop for another address. */
  readonly leaveTo: (address: string) => void
}

/** The charts of single pages, whose code comes with the page. */
export function latePageCharts(ports: PageChartPorts) {
  return createLater({
    contactForm: async () => (await import('./contact-form.ts')).provideContactForm(ports),
    loginForm: async () => (await import('./sign-in.ts')).provideLoginForm(ports),
    forgotForm: async () => (await import('./sign-in.ts')).provideForgotForm(ports),
    resetForm: async () => (await import('./sign-in.ts')).provideResetForm(ports),
    activation: async () => (await import('./sign-in.ts')).provideActivation(ports),
    multipass: async () => (await import('./sign-in.ts')).provideMultipass(ports),
  } satisfies Readonly<Record<PageChart, unknown>>)
}

export type LatePageCharts = ReturnType<typeof latePageCharts>

/** Loads the code of charts that are wanted. What cannot be loaded is told by Vite's own event, as for every code. */
export function loadCharts(load: (charts: readonly PageChart[]) => Promise<void>) {
  return fromCallback<ChartsWanted>(({ receive, sendBack }) => {
    receive(({ charts, place, token }) => {
      if (charts.length === 0) return
      load(charts).then(
        () => sendBack({ type: 'charts.loaded', charts, place, ...(token !== undefined && { token }) }),
        () => {},
      )
    })
  })
}

/** Where all code is there already, as on the server, it is there at once. */
export const chartsAtHand = fromCallback<ChartsWanted>(({ receive, sendBack }) => {
  receive(({ charts, place }) => {
    if (charts.length > 0) sendBack({ type: 'charts.loaded', charts, place })
  })
})
