import { useSelector } from '@xstate/react'

import type { ProductChoices } from '#areas/products/contract/products.ts'
import { useLateActor } from '#hooks/app.tsx'

/** The options that products can be given; null until they are there. */
export function useChoices(): ProductChoices | null {
  return useSelector(useLateActor('productChoices'), (snapshot) => snapshot?.context.data ?? null)
}
