import { createRoute } from '@tanstack/react-router'

import { PageInLanguage } from './drawn-pages.tsx'
import { rootRoute } from './root.tsx'

/** All pages of the shop lie below the prefix of a language. */
export const languageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$language',
  component: PageInLanguage,
})
