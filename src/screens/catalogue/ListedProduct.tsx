import { memo } from 'react'
import { useTranslation } from 'react-i18next'

import { ProductCard } from '#components/ProductCard.tsx'
import type { ListProduct } from '#contract/catalogue.ts'
import { useActorNamed } from '#hooks/app.tsx'
import { useFormatNumber, useFormatPrice } from '#hooks/format.ts'
import { useImageFallback } from '#hooks/images.ts'

import { pictureKey, pictureOf } from './picture.ts'

/** Stock of which a shopper should know that little is left. */
const LOW_STOCK = 5

export interface ListedProductProps {
  readonly product: ListProduct
  /** Among the first of the page: its picture is fetched at once. */
  readonly priority: boolean
  /** The first of the products that a person has just asked for. */
  readonly focusOnMount: boolean
}

/** One product of the listing. It is drawn again only when itself has changed. */
export const ListedProduct = memo(function ListedProduct({ product, priority, focusOnMount }: ListedProductProps) {
  const { t } = useTranslation('catalogue')
  const images = useActorNamed('images')
  const formatPrice = useFormatPrice()
  const formatNumber = useFormatNumber()
  const source = pictureKey(product)
  const fallback = useImageFallback(source)
  const [variant] = product.variants
  const stock = variant?.stock ?? 0
  const price = variant?.price ?? undefined
  return (
    <ProductCard
      name={product.name}
      lang={product.lang}
      brand={product.brand.name}
      details={variant?.net_contents}
      image={{
        ...pictureOf(product, fallback, t('common:image.failed')),
        sizes: '(min-width: 1000px) 240px, (min-width: 700px) 30vw, 45vw',
        priority,
        onFailed: () => images.send({ type: 'image.failed', source }),
      }}
      tag={product.zero_waste ? t('option.zeroWaste') : product.suitable_for[0]?.name}
      tagLang={product.zero_waste ? undefined : product.suitable_for[0]?.lang}
      price={price === undefined ? undefined : formatPrice(price)}
      restriction={product.practitioner_only && price === undefined ? t('card.restricted') : undefined}
      stock={
        stock === 0
          ? { text: t('card.out'), tone: 'out' }
          : stock <= LOW_STOCK
            ? { text: t('card.low', { count: stock, number: formatNumber(stock) }), tone: 'low' }
            : undefined
      }
      focusOnMount={focusOnMount}
    />
  )
})
