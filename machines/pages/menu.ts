import type { UserType } from '#contract/call.ts'

import { homeOf, isWithin } from './areas.ts'
import { PAGE_NAMES, pageNamed } from './pages.ts'
import type { MenuPage, PageName } from './pages.ts'

/** The pages that the side navigation of a person's own area leads to, in its order. */
export function menuOf(type: UserType): readonly MenuPage[] {
  const home = homeOf(type)
  const isInMenu = (name: PageName): name is MenuPage =>
    pageNamed(name).menu !== undefined && isWithin(pageNamed(name).path, home)
  return PAGE_NAMES.filter(isInMenu)
}

/** The page of a side navigation that a path belongs to: the longest path that it lies at or below. */
export function currentIn(menu: readonly MenuPage[], path: string): MenuPage | undefined {
  const above = menu.filter((name) => isWithin(path, pageNamed(name).path))
  return above.toSorted((one, other) => pageNamed(other).path.length - pageNamed(one).path.length)[0]
}
