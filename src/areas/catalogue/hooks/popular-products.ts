import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'

import type { popularProductsMachine, PopularProductsRef } from '#machines/catalogue/popular-products.machine.ts'

import { useApp } from '#hooks/app.tsx'

/** The actor that keeps the popular products. It lives as long as the root does. */
export function usePopularProductsActor(): PopularProductsRef {
  const actor = useApp().getSnapshot().children.popularProducts
  if (!actor) throw new Error('the actor popularProducts is not running')
  return actor
}

/** A part of its snapshot. */
export function usePopularProducts<Part>(
  select: (snapshot: SnapshotFrom<typeof popularProductsMachine>) => Part,
): Part {
  return useSelector(usePopularProductsActor(), select)
}
