import { USER_TYPES, type UserType } from '#contract/call.ts'
import type { LanguageCode } from '#contract/languages.ts'

import type { LinkPart } from '#server/mail/fill.ts'

/** The recipient of the mails about an order. */
export interface OrderReader {
  readonly to: string
  readonly language: LanguageCode
  readonly type: UserType
}

/** The way to an order's page among its user's own orders (checkout.mails-lead-to-the-order). */
export const orderButton = (publicUrl: string, { language, type }: OrderReader, orderId: number): LinkPart => ({
  kind: 'link',
  address: `${publicUrl}/${language}/${PAGES[type]}/${orderId}`,
  label: 'mailButtonOrder',
  instead: true,
})

const PAGES: Readonly<Record<UserType, string>> = {
  [USER_TYPES.Admin]: 'checkout/complete',
  [USER_TYPES.CertifiedPractitioner]: 'account/practitioner/orders/own',
  [USER_TYPES.Practitioner]: 'account/practitioner/orders/own',
  [USER_TYPES.Client]: 'account/client/orders',
}
