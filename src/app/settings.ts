import { parse } from 'valibot'

import { SHOP_SETTINGS_ID, shopSettings } from '#contract/shop-settings.ts'
import type { ShopSettings } from '#contract/shop-settings.ts'

/** Reads the operator's settings from the page's data block; a page without one is a broken installation and throws. */
export function readShopSettings(page: Document): ShopSettings {
  return parse(shopSettings, JSON.parse(page.getElementById(SHOP_SETTINGS_ID)?.textContent ?? 'null'))
}
