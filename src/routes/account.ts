import { createRoute, redirect } from '@tanstack/react-router'
import type { RouteComponent } from '@tanstack/react-router'

import { languageRoute } from './language.ts'
import { lazyScreen } from './lazy-screen.tsx'

interface AccountPage {
  /** Below the language prefix. */
  readonly path: string
  /** The source file of its screen. */
  readonly screen: string
  readonly component: RouteComponent
}

/** The ways in, registration and the own area (address.entry-paths). */
const PAGES: readonly AccountPage[] = [
  {
    path: 'login',
    screen: 'src/screens/sign-in/LoginScreen.tsx',
    component: lazyScreen(() => import('#screens/sign-in/LoginScreen.tsx'), 'LoginScreen'),
  },
  {
    path: 'forgot-password',
    screen: 'src/screens/sign-in/ForgotScreen.tsx',
    component: lazyScreen(() => import('#screens/sign-in/ForgotScreen.tsx'), 'ForgotScreen'),
  },
  {
    path: 'reset-password',
    screen: 'src/screens/sign-in/ResetScreen.tsx',
    component: lazyScreen(() => import('#screens/sign-in/ResetScreen.tsx'), 'ResetScreen'),
  },
  {
    path: 'activate',
    screen: 'src/screens/sign-in/TokenScreens.tsx',
    component: lazyScreen(() => import('#screens/sign-in/TokenScreens.tsx'), 'ActivateScreen'),
  },
  {
    path: 'multipass',
    screen: 'src/screens/sign-in/TokenScreens.tsx',
    component: lazyScreen(() => import('#screens/sign-in/TokenScreens.tsx'), 'MultipassScreen'),
  },
  {
    path: 'onboarding/register-as',
    screen: 'src/screens/register/RegisterAsScreen.tsx',
    component: lazyScreen(() => import('#screens/register/RegisterAsScreen.tsx'), 'RegisterAsScreen'),
  },
  {
    path: 'onboarding/register/practitioner',
    screen: 'src/screens/register/PractitionerScreen.tsx',
    component: lazyScreen(() => import('#screens/register/PractitionerScreen.tsx'), 'PractitionerScreen'),
  },
  {
    path: 'onboarding/register/client',
    screen: 'src/screens/register/ClientScreen.tsx',
    component: lazyScreen(() => import('#screens/register/ClientScreen.tsx'), 'ClientScreen'),
  },
  {
    path: 'onboarding/success',
    screen: 'src/screens/register/SuccessScreen.tsx',
    component: lazyScreen(() => import('#screens/register/SuccessScreen.tsx'), 'SuccessScreen'),
  },
]

const pageRoutes = PAGES.map(({ path, screen, component }) =>
  createRoute({ getParentRoute: () => languageRoute, path, component, staticData: { screen } }),
)

/** Pages that a mail or another system leads to with a one-time token. */
const TOKEN_PAGES = ['reset-password', 'activate', 'multipass'] as const

/**
 * The token goes out of the address before anything is shown, and on in the entry of the history, which nobody else
 * reads (security.one-time-tokens-leave-the-address).
 */
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
