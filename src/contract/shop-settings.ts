/** What the operator has set for the whole shop, as the server writes it into the page (settings SHOP_NAME, SHOP_REGION, PUBLIC_URL, UK_SHOP_URL and INSPECTOR). */
export interface ShopSettings {
  name: string
  /** Which of the two prices of each variant is asked and shown (price.region-sets-the-currency). */
  region: 'eu' | 'uk'
  /** Origin under which people reach the shop (setting PUBLIC_URL), without a trailing slash. */
  origin: string
  /**
   * Origin of the shop for the United Kingdom, without a trailing slash; null where there is none
   * (country.notice-links-to-the-other-shop).
   */
  ukShop: string | null
  /** Whether an inspector may attach to the page (setting INSPECTOR); missing where it may not. */
  inspector?: true
}

/** The id of the JSON data block that holds them. */
export const SHOP_SETTINGS_ID = 'shop-settings'
