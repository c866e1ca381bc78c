import { useSelector } from '@xstate/react'

import type { ProductChoices } from '#areas/products/contract/products.ts'
import type { AdminProductRef } from '#machines/products/admin-product.machine.ts'

/** The options that products can be given; null until they are there. */
export function useChoices(actor: AdminProductRef): ProductChoices | null {
  const choices = useSelector(actor, ({ children }) => children.productChoices)
  return useSelector(choices, (snapshot) => snapshot?.context.data ?? null)
}
