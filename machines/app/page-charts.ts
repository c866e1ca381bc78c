import { generalPage } from './place.ts'
import type { Place } from './place.ts'

/** The charts of single pages: their code comes with the page, and they live on once they are there. */
export const PAGE_CHARTS = ['contactForm', 'loginForm', 'forgotForm', 'resetForm', 'activation', 'multipass'] as const
export type PageChart = (typeof PAGE_CHARTS)[number]

const BY_PATH: Readonly<Record<string, readonly PageChart[]>> = {
  '/login': ['loginForm'],
  '/forgot-password': ['forgotForm'],
  '/reset-password': ['resetForm'],
  '/activate': ['activation'],
  '/multipass': ['multipass'],
}

/** The charts that a place's page needs besides the long-lived ones. */
export function pageChartsOf(place: Place): readonly PageChart[] {
  if (generalPage(place) === 'contact') return ['contactForm']
  return BY_PATH[place.path] ?? []
}

/** Who is given the one-time token of an address (decision 27). */
const TOKEN_TAKERS = { '/reset-password': 'resetForm', '/activate': 'activation', '/multipass': 'multipass' } as const satisfies Readonly<Record<string, PageChart>>

/** The chart that a one-time token is for, which the place's address has held. */
export function tokenTaker({ path }: Place): (typeof TOKEN_TAKERS)[keyof typeof TOKEN_TAKERS] | undefined {
  return Object.hasOwn(TOKEN_TAKERS, path) ? TOKEN_TAKERS[path as keyof typeof TOKEN_TAKERS] : undefined
}

/** Whether an address holds a one-time token: it is not a place, since the token is taken out of it (decision 27). */
export function holdsToken({ path }: Place): boolean {
  return Object.keys(TOKEN_TAKERS).some((area) => path.startsWith(`${area}/`))
}
