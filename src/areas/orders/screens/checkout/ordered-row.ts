import { useTranslation } from 'react-i18next'

import type { CartItem } from '#areas/cart/contract/cart.ts'
import { linePrice } from '#areas/cart/contract/cart-totals.ts'
import { contentsIn } from '#areas/catalogue/screens/contents.ts'
import { pictureKey, pictureOf } from '#areas/catalogue/screens/picture.ts'
import type { OrderedListRow } from '#areas/orders/components/OrderedList.tsx'
import { useActorNamed } from '#hooks/app.tsx'
import { useFormatNumber, useFormatPrice } from '#hooks/format.ts'
import { useImageFallbacks } from '#hooks/images.ts'

/** Lines of a cart as they are about to be ordered. */
export function useOrderedRows(items: readonly CartItem[]): readonly OrderedListRow[] {
  const { t } = useTranslation('shopping')
  const { t: tCatalogue } = useTranslation('catalogue')
  const formatNumber = useFormatNumber()
  const formatPrice = useFormatPrice()
  const images = useActorNamed('images')
  const keys = items.map(({ asset, product_id }) => pictureKey(asset ?? undefined, product_id))
  const fallbacks = useImageFallbacks(keys)
  return items.map((item, index) => {
    const source = keys[index] ?? ''
    const fallback = fallbacks[index]
    return {
      id: item.product_variant_id,
      name: item.name,
      lang: item.lang,
      image: {
        ...pictureOf(item.asset ?? undefined, fallback, t('common:image.failed')),
        onFailed: () => images.send({ type: 'image.failed', source, shown: fallback }),
      },
      details: [item.brand.name, contentsIn({ t: tCatalogue, formatPrice }, item)].filter(Boolean).join(' · '),
      each: t('checkout.times', { number: formatNumber(item.quantity), price: formatPrice(item.price) }),
      sum: formatPrice(linePrice(item)),
    }
  })
}
