import { type ReactNode, useMemo } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'

import type { SearchHit } from '#areas/catalogue/contract/search.ts'
import { useActorNamed, useLateActor, useShop } from '#hooks/app.tsx'
import type { LateActorRef } from '#hooks/app.tsx'
import { useFormatNumber, useFormatPrice } from '#hooks/format.ts'
import { useHref, useLanguage } from '#hooks/language.ts'
import type { StandIn } from '#machines/image-fallback/image-fallback.machine.ts'

/** Shared by all cards of a list. */
export interface CardWords {
  readonly t: TFunction<'catalogue'>
  readonly href: (path: string) => string
  readonly formatPrice: (price: number) => string
  readonly formatNumber: (value: number) => string
  /** The name with parts of it marked. */
  readonly nameOf?: (product: SearchHit) => ReactNode
  readonly onImageFailed: (source: string, shown: StandIn) => void
  /** The protocol builder, where there is one. */
  readonly builder: LateActorRef<'protocolBuilder'> | undefined
}

/** Asked for once for a list: thousands of cards with subscriptions of their own would each be asked at every event. */
export function useCardWords(): CardWords {
  const { t } = useTranslation('catalogue')
  const language = useLanguage()
  const { region } = useShop()
  const href = useHref()
  const formatPrice = useFormatPrice()
  const formatNumber = useFormatNumber()
  const images = useActorNamed('images')
  const builder = useLateActor('protocolBuilder')
  return useMemo(
    () => ({
      t,
      href,
      formatPrice,
      formatNumber,
      onImageFailed: (source, shown) => images.send({ type: 'image.failed', source, shown }),
      builder,
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the functions are made anew each time, and differ by language and region only
    [t, language, region, images, builder],
  )
}
