import type { PaymentMethod } from './constants.ts'

/** The person or company that runs the shop (settings OPERATOR_NAME, OPERATOR_ADDRESS and so on). */
export interface Operator {
  name: string
  /** Lines of the postal address, without the name. */
  address: readonly string[]
  email: string
  /** Register and number; null where the law asks for none. */
  register: string | null
  /** VAT number; null where there is none. */
  taxId: string | null
  /** The account that orders by invoice are paid to; null where it is told otherwise (checkout.invoice-says-where-to-pay). */
  bank: string | null
  /** The settings name no operator, and this one is invented. */
  isDemo: boolean
}

/** The operator's settings for the whole shop, as the server writes them into the page. */
export interface ShopSettings {
  name: string
  /** Which of the two prices of each variant is asked and shown (price.region-sets-the-currency). */
  region: 'eu' | 'uk'
  /** Origin under which people reach the shop (setting PUBLIC_URL), without a trailing slash. */
  origin: string
  /** Whose days orders, papers and commission name (setting SHOP_TIME_ZONE). */
  timeZone: string
  operator: Operator
  /**
   * Origin of the shop for the United Kingdom, without a trailing slash; null where there is none
   * (country.notice-links-to-the-other-shop).
   */
  ukShop: string | null
  /** Those offered, whose marks stand in the footer (checkout.marks-of-active-methods). */
  paymentMethods: readonly PaymentMethod[]
  /** An inspector may attach to the page (setting INSPECTOR). */
  inspector?: true
}

/** The id of the JSON data block that holds them. */
export const SHOP_SETTINGS_ID = 'shop-settings'
