import type { Seller } from '#areas/orders/contract/orders.ts'
import { useShop } from '#hooks/app.tsx'

/** The seller that an order kept, else the present one (checkout.invoice-keeps-its-seller). */
export function useSeller(kept: Seller | undefined): Seller {
  const { name: shop, operator } = useShop()
  const { taxId, address, name, email, register, bank } = operator
  return kept ?? { shop, name, address: [...address], email, register, tax_id: taxId, bank }
}
