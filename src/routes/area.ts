import { createRoute } from '@tanstack/react-router'

import { languageRoute } from './language.ts'
import { lazyScreen } from './lazy-screen.tsx'

const areaRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'account',
  component: lazyScreen(() => import('#screens/account/AccountArea.tsx'), 'AccountArea'),
})

/** The pages of the own area, below `account`. Each is one person's, so the server draws none of them. */
const PAGES = {
  practitioner: lazyScreen(() => import('#screens/account/PractitionerHome.tsx'), 'PractitionerHome'),
  'practitioner/folders': lazyScreen(() => import('#screens/account/FoldersScreen.tsx'), 'FoldersScreen'),
  'practitioner/profile': lazyScreen(() => import('#screens/account/ProfileScreen.tsx'), 'ProfileScreen'),
  client: lazyScreen(() => import('#screens/account/ClientHome.tsx'), 'ClientHome'),
  'client/profile': lazyScreen(() => import('#screens/account/ProfileScreen.tsx'), 'ProfileScreen'),
  admin: lazyScreen(() => import('#screens/account/AdminHome.tsx'), 'AdminHome'),
  'admin/practitioners': lazyScreen(() => import('#screens/admin/PractitionersScreen.tsx'), 'PractitionersScreen'),
  'admin/accounts': lazyScreen(() => import('#screens/admin/AccountsScreen.tsx'), 'AccountsScreen'),
  'admin/profile': lazyScreen(() => import('#screens/account/ProfileScreen.tsx'), 'ProfileScreen'),
} as const

const pageRoutes = Object.entries(PAGES).map(([path, component]) =>
  createRoute({ getParentRoute: () => areaRoute, path, component }),
)

/** The own area of whoever is signed in. */
export const ownAreaRoute = areaRoute.addChildren(pageRoutes)
