import type { UserType } from '#contract/call.ts'

import { homeOf, isWithin } from './areas.ts'
import { pageNamed } from './pages.ts'
import type { PageName } from './pages.ts'

/** The pages that a side navigation leads to, in its order (account.side-navigation), each with the key of its text. */
export const MENU = {
  practitionerHome: 'area.home',
  folders: 'area.folders',
  protocols: 'area.protocols',
  clients: 'area.clients',
  commission: 'area.commission',
  practitionerOrders: 'area.orders',
  practiceEditor: 'area.practicePage',
  practitionerProfile: 'common:account.profile',
  clientHome: 'area.home',
  clientProtocols: 'area.protocols',
  clientOrders: 'area.orders',
  clientProfile: 'common:account.profile',
  adminHome: 'area.home',
  adminPractitioners: 'area.practitioners',
  adminOrders: 'area.orders',
  adminCommission: 'area.commission',
  adminAccounts: 'admin.accounts.title',
  adminImport: 'area.import',
  adminProfile: 'common:account.profile',
} as const satisfies Readonly<Partial<Record<PageName, string>>>

export type MenuPage = keyof typeof MENU

const MENU_PAGES = Object.keys(MENU) as readonly MenuPage[]

/** The pages that the side navigation of a person's own area leads to, in its order. */
export function menuOf(type: UserType): readonly MenuPage[] {
  const home = homeOf(type)
  return MENU_PAGES.filter((name) => isWithin(pageNamed(name).path, home))
}

/**
 * The pages of a side navigation above a path, the first page of the area first. Empty at that page, and outside the area.
 */
export function pagesAbove(menu: readonly MenuPage[], path: string): readonly MenuPage[] {
  const current = currentIn(menu, path)
  const [home] = menu
  if (home === undefined || current === undefined || path === pageNamed(home).path) return []
  return current === home || path === pageNamed(current).path ? [home] : [home, current]
}

/** The page of a side navigation that a path belongs to: the longest path that it lies at or below. */
export function currentIn(menu: readonly MenuPage[], path: string): MenuPage | undefined {
  const above = menu.filter((name) => isWithin(path, pageNamed(name).path))
  return above.toSorted((one, other) => pageNamed(other).path.length - pageNamed(one).path.length)[0]
}
