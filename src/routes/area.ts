import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { languageRoute } from './language.ts'

const areaRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'account',
  component: lazyRouteComponent(() => import('#screens/account/AccountArea.tsx'), 'AccountArea'),
})

/** The pages of the own area, below `account` (decision 1). Each is one person's, so the server draws none of them. */
const PAGES = {
  practitioner: lazyRouteComponent(() => import('#screens/account/PractitionerHome.tsx'), 'PractitionerHome'),
  'practitioner/folders': lazyRouteComponent(() => import('#screens/account/FoldersScreen.tsx'), 'FoldersScreen'),
  'practitioner/profile': lazyRouteComponent(() => import('#screens/account/ProfileScreen.tsx'), 'ProfileScreen'),
  client: lazyRouteComponent(() => import('#screens/account/ClientHome.tsx'), 'ClientHome'),
  'client/profile': lazyRouteComponent(() => import('#screens/account/ProfileScreen.tsx'), 'ProfileScreen'),
  admin: lazyRouteComponent(() => import('#screens/account/AdminHome.tsx'), 'AdminHome'),
  'admin/practitioners': lazyRouteComponent(() => import('#screens/admin/PractitionersScreen.tsx'), 'PractitionersScreen'),
  'admin/accounts': lazyRouteComponent(() => import('#screens/admin/AccountsScreen.tsx'), 'AccountsScreen'),
  'admin/profile': lazyRouteComponent(() => import('#screens/account/ProfileScreen.tsx'), 'ProfileScreen'),
} as const

const pageRoutes = Object.entries(PAGES).map(([path, component]) => createRoute({ getParentRoute: () => areaRoute, path, component }))

/** The own area of whoever is signed in. */
export const ownAreaRoute = areaRoute.addChildren(pageRoutes)
