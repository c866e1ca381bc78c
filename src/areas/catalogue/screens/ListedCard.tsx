import { memo } from 'react'

import { ProductCard } from '#areas/catalogue/components/ProductCard.tsx'
import type { SearchHit } from '#areas/catalogue/contract/search.ts'
import type { PriceProps } from '#components/product/Price.tsx'
import { useImageFallback } from '#hooks/images.ts'
import { useParts } from '#hooks/parts.tsx'

import type { CardWords } from './card-words.ts'
import { contentsIn, earlierPriceIn } from './contents.ts'
import { pictureKey, pictureOf } from './picture.ts'
import { stockNote } from './stock.ts'

export interface ListedCardProps {
  readonly product: SearchHit
  readonly words: CardWords
  /** Among the first of the page: its picture is fetched at once. */
  readonly priority: boolean
  /** One of a part of a long list: its picture waits until that comes near. */
  readonly deferred?: boolean | undefined
  /** The first of the products that a person has just asked for. */
  readonly focusOnMount: boolean
}

/** One product of a list. It is drawn again only when itself has changed. */
export const ListedCard = memo(function ListedCard({
  product,
  words,
  priority,
  deferred = false,
  focusOnMount,
}: ListedCardProps) {
  const { t, href, formatNumber, onImageFailed } = words
  const source = pictureKey(product.assets[0], product.product_id)
  const fallback = useImageFallback(source)
  const [variant] = product.variants
  const isOfSeveral = product.variants.length > 1
  const price = variant && pricesIn(words, variant, isOfSeveral)
  const { CardAdd, CardProtocol, ProductHeart } = useParts()
  const stock = stockNote(t, formatNumber, variant ? variant.stock : 0)
  return (
    <ProductCard
      product={product.product_id}
      href={href(`/products/${product.slug}`)}
      name={words.nameOf?.(product) ?? product.name}
      lang={product.lang}
      brand={product.brand.name}
      details={contentsIn(words, variant)}
      image={{
        ...pictureOf(product.assets[0], fallback, t('common:image.failed')),
        sizes: '(min-width: 1000px) 240px, (min-width: 700px) 30vw, 45vw',
        priority,
        // What stands in for a broken picture was asked for: it does not wait.
        deferred: deferred && fallback === undefined,
        onFailed: () => onImageFailed(source, fallback),
      }}
      tag={product.zero_waste ? t('option.zeroWaste') : undefined}
      price={price}
      restriction={product.practitioner_only && !price ? t('card.restricted') : undefined}
      stock={stock.tone === 'in' ? undefined : stock}
      heart={
        variant && (
          <>
            <ProductHeart
              item={{ product_id: product.product_id, product_variant_id: variant.id, name: product.name }}
              t={t}
            />
            {words.builder && <CardProtocol open builder={words.builder} product={product} />}
          </>
        )
      }
      action={
        price && (
          <CardAdd
            product={product}
            name={isOfSeveral ? t('add.pack', { name: product.name, pack: variant?.net_contents }) : product.name}
            t={t}
          />
        )
      }
      focusOnMount={focusOnMount}
    />
  )
})

/** Nothing without a price: the user may not buy it. */
function pricesIn(
  words: CardWords,
  { price, earlier_price }: SearchHit['variants'][number],
  isOfSeveral: boolean,
): PriceProps | undefined {
  if (price === null) return undefined
  const text = words.formatPrice(price)
  return {
    text,
    among: isOfSeveral ? words.t('card.from', { price: text }) : text,
    earlier: earlierPriceIn(words, earlier_price),
  }
}
