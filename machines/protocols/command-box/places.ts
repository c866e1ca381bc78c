import { USER_TYPES } from '#contract/call.ts'

import { menuOf, menuText } from '../../pages/menu.ts'
import type { MenuPage } from '../../pages/menu.ts'
import { GENERAL_PAGES, pageNamed } from '../../pages/pages.ts'
import type { PageName } from '../../pages/pages.ts'

/** A page that the box leads to. */
export interface PageEntry {
  readonly page: PageName
  /** Below the language. */
  readonly address: string
  /** The key of the text that names it. */
  readonly text: string
}

const inArea = (name: MenuPage): PageEntry => {
  const text = menuText(name)
  return { page: name, address: pageNamed(name).path, text: text.includes(':') ? text : `account:${text}` }
}

const SHOP = {
  listing: 'common:areas.products',
  cart: 'common:cartEntry.label',
  wishlist: 'common:wishlist.label',
} as const

/** The pages of the practitioner's area, then those of the shop. */
export const PAGE_ENTRIES: readonly PageEntry[] = [
  ...menuOf(USER_TYPES.Practitioner).map(inArea),
  ...(['listing', 'cart', 'wishlist'] as const).map((page) => ({
    page,
    address: pageNamed(page).path,
    text: SHOP[page],
  })),
  ...GENERAL_PAGES.map((page) => ({ page, address: pageNamed(page).path, text: `common:footer.page.${page}` })),
]
