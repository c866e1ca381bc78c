import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'

import type { productMachine } from '#machines/product/product.machine.ts'

import { useActorNamed } from './app.tsx'

export type ProductSnapshot = SnapshotFrom<typeof productMachine>

/** A part of the product page's snapshot. */
export function useProduct<Part>(select: (snapshot: ProductSnapshot) => Part): Part {
  return useSelector(useActorNamed('product'), select)
}
