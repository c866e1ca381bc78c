import { fromCallback } from 'xstate'

import type { ChartsWanted } from '#machines/app/app.setup.ts'
import type { PageChart } from '#machines/app/page-charts.ts'

import type { Client } from '../client.ts'
import { createLater } from '../later.ts'
import type { Storage } from '../storage.ts'
import type { TokenStore } from '../tokens.ts'

export interface PageChartPorts {
  page: Window & typeof globalThis
  client: Client
  storage: Storage
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
    practitionerForm: async () => (await import('./registration.ts')).providePractitionerForm(ports),
    clientForm: async () => (await import('./registration.ts')).provideClientForm(ports),
    lookups: async () => (await import('./lookups.ts')).provideLookups(ports),
    country: async () => (await import('./country.ts')).provideCountry(ports),
    profileForm: async () => (await import('./own-account.ts')).provideProfileForm(ports),
    practiceForm: async () => (await import('./own-account.ts')).providePracticeForm(ports),
    wishesForm: async () => (await import('./own-account.ts')).provideWishesForm(ports),
    passwordForm: async () => (await import('./own-account.ts')).providePasswordForm(ports),
    devices: async () => (await import('./own-account.ts')).provideDevices(ports),
    exportData: async () => (await import('./own-account.ts')).provideExportData(ports),
    deleteAccount: async () => (await import('./own-account.ts')).provideDeleteAccount(ports),
    practitionersWaiting: async () => (await import('./own-account.ts')).providePractitionersWaiting(ports),
    practitionersReview: async () => (await import('./admin.ts')).providePractitionersReview(ports),
    accountsList: async () => (await import('./admin.ts')).provideAccountsList(ports),
  } satisfies Readonly<Record<PageChart, unknown>>)
}

export type LatePageCharts = ReturnType<typeof latePageCharts>

/** Loads the code of charts that are wanted. What cannot be loaded is told by Vite's own event, as for every code. */
export function loadCharts(load: (charts: readonly PageChart[]) => Promise<void>) {
  return fromCallback<ChartsWanted>(({ receive, sendBack }) => {
    receive(({ charts, place, token }) => {
      if (charts.length === 0) return
      load(charts).then(
        () => sendBack({ type: 'charts.loaded', charts, place, at: Date.now(), ...(token !== undefined && { token }) }),
        () => {},
      )
    })
  })
}

/** Where all code is there already, as on the server, it is there at once. */
export const chartsAtHand = fromCallback<ChartsWanted>(({ receive, sendBack }) => {
  receive(({ charts, place }) => {
    if (charts.length > 0) sendBack({ type: 'charts.loaded', charts, place, at: Date.now() })
  })
})
