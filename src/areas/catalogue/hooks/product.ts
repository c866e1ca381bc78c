import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'
import type { SnapshotFrom } from 'xstate'

import type { productMachine } from '#machines/catalogue/product/product.machine.ts'

import type { LateActorRef } from '#hooks/app.tsx'
import { useLater } from '#hooks/later.ts'

export type ProductSnapshot = SnapshotFrom<typeof productMachine>
type ProductRef = LateActorRef<'product'>

const ProductContext = createContext<ProductRef | null>(null)

/** Hands the chart of a product's page to all parts of the page. */
export const ProductProvider = ProductContext.Provider

/** The chart of a product's page. */
export function useProductRef(): ProductRef {
  const actor = use(ProductContext)
  if (!actor) throw new Error('no ProductProvider above')
  return actor
}

/** A part of the product page's snapshot. */
export function useProduct<Part>(select: (snapshot: ProductSnapshot) => Part): Part {
  return useSelector(useProductRef(), select)
}

/** A part of the product page's snapshot by which the page as a whole changes: React draws it in slices. */
export function useProductLater<Part>(select: (snapshot: ProductSnapshot) => Part): Part {
  return useLater(useProductRef(), select)
}
