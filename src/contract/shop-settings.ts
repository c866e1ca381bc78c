import * as v from 'valibot'

/** What the operator has set for the whole shop, as the server writes it into the page (settings SHOP_NAME and SHOP_REGION). */
export const shopSettings = v.object({
  name: v.string(),
  /** Which of the two prices of each variant is asked and shown (section 9, 'Currency'). */
  region: v.picklist(['eu', 'uk']),
})
export type ShopSettings = v.InferOutput<typeof shopSettings>

/** The id of the JSON data block that holds them. */
export const SHOP_SETTINGS_ID = 'shop-settings'
