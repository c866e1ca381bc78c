import { createRoute, redirect } from '@tanstack/react-router'
import type { RouteComponent } from '@tanstack/react-router'

import { languageRoute } from './language.ts'

interface AccountPage {
  /** Below the language prefix. */
  readonly path: string
  /** The source file of its screen. */
  readonly screen: string
  readonly component: RouteComponent
}

/** The ways in, registration and the own area (decision 1). */
const PAGES: readonly AccountPage[] = []

const pageRoutes = PAGES.map(({ path, screen, component }) => createRoute({ getParentRoute: () => languageRoute, path, component, staticData: { screen } }))

/** Pages that a mail or another system leads to with a one-time token. */
const TOKEN_PAGES = ['reset-password', 'activate', 'multipass'] as const

/** The token goes out of the address before anything is shown, and on in the entry of the history, which nobody else reads (decision 27). */
const tokenRoutes = TOKEN_PAGES.map((page) =>
  createRoute({
    getParentRoute: () => languageRoute,
    path: `${page}/$token`,
    beforeLoad: ({ params: { language, token } }) => {
      throw redirect({ href: `/${language}/${page}`, replace: true, state: { oneTimeToken: token } })
    },
  }),
)

export const accountRoutes = [...pageRoutes, ...tokenRoutes]
