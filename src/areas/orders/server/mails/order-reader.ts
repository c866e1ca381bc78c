import { USER_TYPES, type UserType } from '#contract/call.ts'
import type { LanguageCode } from '#contract/languages.ts'

/** The recipient of the mails about an order. */
export interface OrderReader {
  readonly to: string
  readonly language: LanguageCode
  readonly type: UserType
}

/** The address of an order's page among its user's own orders (checkout.mails-lead-to-the-order). */
export const orderLink = (publicUrl: string, { language, type }: OrderReader, orderId: number): string =>
  `${publicUrl}/${language}/${PAGES[type]}/${orderId}`

const PAGES: Readonly<Record<UserType, string>> = {
  [USER_TYPES.Admin]: 'checkout/complete',
  [USER_TYPES.CertifiedPractitioner]: 'account/practitioner/orders/own',
  [USER_TYPES.Practitioner]: 'account/practitioner/orders/own',
  [USER_TYPES.Client]: 'account/client/orders',
}
