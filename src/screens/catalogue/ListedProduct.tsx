import { memo } from 'react'
import { useTranslation } from 'react-i18next'

import { ProductCard } from '#components/ProductCard.tsx'
import type { ListProduct } from '#contract/catalogue.ts'
import { useActorNamed } from '#hooks/app.tsx'
import { useFormatNumber, useFormatPrice } from '#hooks/format.ts'
import { useImageFallback } from '#hooks/images.ts'
import { useHref } from '#hooks/language.ts'

import { pictureKey, pictureOf } from './picture.ts'
import { stockNote } from './stock.ts'

export interface ListedProductProps {
  readonly product: ListProduct
  /** Among the first of the page: its picture is fetched at once. */
  readonly priority: boolean
  /** The first of the products that a person has just asked for. */
  readonly focusOnMount: boolean
}

/** One product of a list. It is drawn again only when itself has changed. */
export const ListedProduct = memo(function ListedProduct({ product, priority, focusOnMount }: ListedProductProps) {
  const { t } = useTranslation('catalogue')
  const href = useHref()
  const images = useActorNamed('images')
  const formatPrice = useFormatPrice()
  const formatNumber = useFormatNumber()
  const [asset] = product.assets
  const source = pictureKey(asset, product.product_id)
  const fallback = useImageFallback(source)
  const [variant] = product.variants
  const price = variant?.price ?? undefined
  const stock = stockNote(t, formatNumber, variant?.stock ?? 0)
  return (
    <ProductCard
      product={product.product_id}
      href={href(`/products/${product.slug}`)}
      name={product.name}
      lang={product.lang}
      brand={product.brand.name}
      details={variant?.net_contents}
      image={{
        ...pictureOf(asset, fallback, t('common:image.failed')),
        sizes: '(min-width: 1000px) 240px, (min-width: 700px) 30vw, 45vw',
        priority,
        onFailed: () => images.send({ type: 'image.failed', source }),
      }}
      tag={product.zero_waste ? t('option.zeroWaste') : product.suitable_for[0]?.name}
      tagLang={product.zero_waste ? undefined : product.suitable_for[0]?.lang}
      price={price === undefined ? undefined : formatPrice(price)}
      restriction={product.practitioner_only && price === undefined ? t('card.restricted') : undefined}
      stock={stock.tone === 'in' ? undefined : { text: stock.text, tone: stock.tone }}
      focusOnMount={focusOnMount}
    />
  )
})
