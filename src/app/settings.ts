import { SHOP_SETTINGS_ID } from '#contract/shop-settings.ts'
import type { ShopSettings } from '#contract/shop-settings.ts'

/** Reads the operator's settings from the page's data block; a page without one is a broken installation and throws. */
export function readShopSettings(page: Document): ShopSettings {
  const block = page.getElementById(SHOP_SETTINGS_ID)?.textContent
  if (!block) throw new Error('no settings')
  // They come with the very document that names this code.
  return JSON.parse(block) as ShopSettings
}
