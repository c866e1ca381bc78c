import { isWithin } from '../pages/areas.ts'
import { GENERAL_PAGES, PAGE_NAMES, pageNamed } from '../pages/pages.ts'
import type { PageName } from '../pages/pages.ts'

/** A page that the box leads to. */
export interface PageEntry {
  readonly page: PageName
  /** Below the language. */
  readonly address: string
  /** The key of the text that names it. */
  readonly text: string
}

const SHOP_TEXTS: Partial<Record<PageName, string>> = {
  listing: 'common:areas.products',
  cart: 'common:cartEntry.label',
  wishlist: 'common:wishlist.label',
  ...Object.fromEntries(GENERAL_PAGES.map((name) => [name, `common:footer.page.${name}`])),
}

const OWN_AREA = '/account/practitioner'

function textOf(name: PageName): string | undefined {
  const { path, menu } = pageNamed(name)
  if (menu === undefined) return SHOP_TEXTS[name]
  if (!isWithin(path, OWN_AREA)) return undefined
  return menu.includes(':') ? menu : `account:${menu}`
}

const entryOf = (page: PageName): readonly PageEntry[] => {
  const text = textOf(page)
  return text === undefined ? [] : [{ page, address: pageNamed(page).path, text }]
}

/** The pages of the practitioner's area, then those of the shop. */
export const PAGE_ENTRIES: readonly PageEntry[] = PAGE_NAMES.flatMap(entryOf).toSorted(
  (one, other) => Number(isWithin(other.address, OWN_AREA)) - Number(isWithin(one.address, OWN_AREA)),
)
