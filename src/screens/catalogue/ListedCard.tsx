import { memo } from 'react'

import { ProductCard } from '#components/ProductCard.tsx'
import type { ListProduct } from '#contract/catalogue.ts'
import type { SearchHit } from '#contract/search.ts'
import type { FallbackState } from '#hooks/images.ts'

import type { CardWords } from './card-words.ts'
import { pictureKey, pictureOf } from './picture.ts'
import { stockNote } from './stock.ts'

export interface ListedCardProps {
  /** Of a search: with the parts of its name that match. */
  readonly product: SearchHit
  readonly words: CardWords
  /** How far its picture has fallen back. */
  readonly fallback: FallbackState | undefined
  /** Among the first of the page: its picture is fetched at once. */
  readonly priority: boolean
  /** The first of the products that a person has just asked for. */
  readonly focusOnMount: boolean
}

/** What the picture of a listed product is known by. */
export function cardPictureKey({ assets, product_id }: ListProduct): string {
  return pictureKey(assets[0], product_id)
}

/** One product of a list. It is drawn again only when itself has changed. */
export const ListedCard = memo(function ListedCard({ product, words, fallback, priority, focusOnMount }: ListedCardProps) {
  const { t, href, formatPrice, formatNumber, onImageFailed } = words
  const [variant] = product.variants
  const price = variant?.price ?? undefined
  const stock = stockNote(t, formatNumber, variant?.stock ?? 0)
  return (
    <ProductCard
      product={product.product_id}
      href={href(`/products/${product.slug}`)}
      name={product.name}
      nameParts={product.formatted?.name}
      lang={product.lang}
      brand={product.brand.name}
      details={variant?.net_contents}
      image={{
        ...pictureOf(product.assets[0], fallback, t('common:image.failed')),
        sizes: '(min-width: 1000px) 240px, (min-width: 700px) 30vw, 45vw',
        priority,
        onFailed: () => onImageFailed(cardPictureKey(product)),
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
