import { memo } from 'react'

import { ProductCard } from '#areas/catalogue/components/ProductCard.tsx'
import type { SearchHit } from '#areas/catalogue/contract/search.ts'
import { useImageFallback } from '#hooks/images.ts'
import { useParts } from '#hooks/parts.tsx'

import type { CardWords } from './card-words.ts'
import { contentsIn } from './contents.ts'
import { pictureKey, pictureOf } from './picture.ts'
import { stockNote } from './stock.ts'

export interface ListedCardProps {
  /** Of a search: with the parts of its name that match. */
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
  const { t, href, formatPrice, formatNumber, onImageFailed } = words
  const source = pictureKey(product.assets[0], product.product_id)
  const fallback = useImageFallback(source)
  const [variant] = product.variants
  const amount = variant?.price ?? undefined
  const price = amount === undefined ? undefined : formatPrice(amount)
  const isOfSeveral = product.variants.length > 1
  const { CardAdd, CardProtocol, ProductHeart } = useParts()
  const stock = stockNote(t, formatNumber, variant ? variant.stock : 0)
  return (
    <ProductCard
      product={product.product_id}
      href={href(`/products/${product.slug}`)}
      name={product.name}
      nameParts={product.formatted?.name}
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
      priceAmong={isOfSeveral ? t('card.from', { price }) : undefined}
      restriction={product.practitioner_only && price === undefined ? t('card.restricted') : undefined}
      stock={stock.tone === 'in' ? undefined : { text: stock.text, tone: stock.tone }}
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
        price !== undefined && (
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
