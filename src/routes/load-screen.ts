import type { ComponentType } from 'react'

import { ACCOUNT, isWithin } from '#machines/pages/own-areas.ts'
import { pageNamed } from '#machines/pages/pages.ts'
import type { PageName } from '#machines/pages/pages.ts'

import { SCREENS } from './screens.ts'
import type { ShopPage } from './screens.ts'

export const isInArea = (name: PageName): boolean => isWithin(pageNamed(name).path, ACCOUNT)
export const isOfShop = (name: PageName): name is ShopPage => Object.hasOwn(SCREENS, name)

/** The screen of a page, once its code has come. */
export async function loadScreen(name: PageName): Promise<ComponentType> {
  if (isOfShop(name)) return await SCREENS[name]()
  if (isInArea(name)) return await (await import('./area-screens.ts')).loadAreaScreen(name)
  return await (await import('./rare-screens.ts')).loadRareScreen(name)
}
