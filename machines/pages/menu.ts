import { USER_TYPES } from '#contract/call.ts'
import type { UserType } from '#contract/call.ts'

import { ACCOUNT, homeOf, isWithin } from './own-areas.ts'
import { PAGE_NAMES, pageNamed, PAGES } from './pages.ts'
import type { PageName } from './pages.ts'

type InMenu<Name extends PageName> = (typeof PAGES)[Name] extends {
  readonly menu: readonly [number, infer Text extends string, 1?]
}
  ? `common:menu.${Text}`
  : never

/** The pages that side navigations and the bar of phones lead to. */
export type MenuPage = { [Name in PageName]: InMenu<Name> extends never ? never : Name }[PageName]

const placeOf = (name: PageName) => pageNamed(name).menu?.[0] ?? 0

/** In the order of the side navigations (account.side-navigation). */
const MENU_PAGES = PAGE_NAMES.filter((name): name is MenuPage => pageNamed(name).menu !== undefined).toSorted(
  (one, other) => placeOf(one) - placeOf(other),
)

/** The key of the text by which a navigation names a page. */
export const menuText = <Name extends MenuPage>(name: Name): InMenu<Name> =>
  `common:menu.${PAGES[name].menu[1]}` as InMenu<Name>

/** The pages that the side navigation of a person's own area leads to, in its order. */
export function menuOf(type: UserType): readonly MenuPage[] {
  const home = homeOf(type)
  return MENU_PAGES.filter((name) => isWithin(pageNamed(name).path, home))
}

/**
 * The pages in the bar of a phone, and those of the side navigation that have no room there (account.bar-on-phones). Whoever
 * shops has the shop after the first page of the own area.
 */
export function barOf(type: UserType): { readonly bar: readonly MenuPage[]; readonly rest: readonly MenuPage[] } {
  const [home, ...others] = menuOf(type)
  const shop = MENU_PAGES.filter((name) => type !== USER_TYPES.Admin && !isWithin(pageNamed(name).path, ACCOUNT))
  const isInBar = (name: MenuPage) => pageNamed(name).menu?.[2] === 1
  return {
    bar: [...(home ? [home] : []), ...shop, ...others].filter(isInBar),
    rest: others.filter((name) => !isInBar(name)),
  }
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

/** The page of a navigation that a path belongs to: the longest path that it lies at or below. */
export function currentIn(menu: readonly MenuPage[], path: string): MenuPage | undefined {
  const above = menu.filter((name) => isWithin(path, pageNamed(name).path))
  return above.toSorted((one, other) => pageNamed(other).path.length - pageNamed(one).path.length)[0]
}
