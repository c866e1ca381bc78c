import type { Seller } from '#areas/orders/contract/orders.ts'
import type { Operator } from '#contract/shop-settings.ts'

/** The seller that orders of today keep (checkout.invoice-keeps-its-seller). */
export const sellerOf = ({
  shopName,
  operator: { name, address, email, register, taxId, bank },
}: {
  readonly shopName: string
  readonly operator: Operator
}): Seller => ({ shop: shopName, name, address: [...address], email, register, tax_id: taxId, bank })
