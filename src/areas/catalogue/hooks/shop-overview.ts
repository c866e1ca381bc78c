import { useSelector } from '@xstate/react'

import type { ShopOverview } from '#areas/catalogue/contract/overview.ts'

import { useActorNamed } from '#hooks/app.tsx'

/** The shop at a glance; null where it could not be had. */
export function useShopOverview(): ShopOverview | null {
  return useSelector(useActorNamed('shopOverview'), ({ context }) => context.data)
}
