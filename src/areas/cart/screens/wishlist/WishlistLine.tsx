import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { CartLine } from '#components/kept/CartLine.tsx'
import type { WishlistItem } from '#areas/cart/contract/wishlist.ts'
import { useActorNamed } from '#hooks/app.tsx'
import type { LateActorRef } from '#hooks/app.tsx'
import { useFormatNumber, useFormatPrice } from '#hooks/format.ts'
import { useImageFallback } from '#hooks/images.ts'
import { useHref } from '#hooks/language.ts'
import { assetOf, stockOf, variantOfItem } from '#machines/cart/wishlist/wishlist.ts'

import { useParts } from '#hooks/parts.tsx'
import { contentsIn } from '#areas/catalogue/screens/contents.ts'
import { pictureKey, pictureOf } from '#areas/catalogue/screens/picture.ts'
import { stockNote } from '#areas/catalogue/screens/stock.ts'

interface WishlistLineProps {
  readonly actor: LateActorRef<'wishlist'>
  readonly item: WishlistItem
}

/** An item of the wishlist, with buttons to move it into the cart or a folder and to remove it. */
export function WishlistLine({ actor, item }: WishlistLineProps) {
  const { FolderSaver } = useParts()
  const { t } = useTranslation('shopping')
  const { t: tCatalogue } = useTranslation('catalogue')
  const href = useHref()
  const formatPrice = useFormatPrice()
  const formatNumber = useFormatNumber()
  const images = useActorNamed('images')
  const {
    product_id,
    product_variant_id: variantId,
    product: { name, slug },
    brand,
    assets,
  } = item
  const wished = { product_id, product_variant_id: variantId, name }
  const variant = variantOfItem(item)
  const picture = assets.find(({ is_primary }) => is_primary) ?? assets[0]
  const asset = picture && assetOf(picture)
  const source = pictureKey(asset, product_id)
  const fallback = useImageFallback(source)
  const isMoving = useSelector(actor, ({ context }) => context.moving.includes(variantId))
  const canMove = useSelector(actor, (snapshot) => snapshot.can({ type: 'wishlist.moveToCart', variantId }))
  const price = variant?.price ?? null
  const { tone, text } = stockNote(tCatalogue, formatNumber, stockOf(item))
  return (
    <CartLine
      href={href(`/products/${slug}`)}
      name={name}
      brand={brand.name}
      details={contentsIn({ t: tCatalogue, formatPrice }, variant)}
      image={{
        ...pictureOf(asset, fallback, t('common:image.failed')),
        onFailed: () => images.send({ type: 'image.failed', source, shown: fallback }),
      }}
      each={price === null ? tCatalogue('card.restricted') : tone === 'in' ? text : ''}
      sum={price === null ? undefined : formatPrice(price)}
      note={tone === 'in' ? undefined : { tone, text }}
      quantity={
        (canMove || isMoving) && (
          <Button
            busy={isMoving}
            aria-label={t('wishlist.toCartName', { name })}
            onClick={() => actor.send({ type: 'wishlist.moveToCart', variantId })}
          >
            {t('wishlist.toCart')}
          </Button>
        )
      }
      actions={
        <>
          <FolderSaver item={{ kind: 'product', ...wished }} />
          <Button
            variant="quiet"
            aria-label={t('wishlist.removeName', { name })}
            onClick={() => actor.send({ type: 'wishlist.remove', ...wished })}
          >
            {t('wishlist.remove')}
          </Button>
        </>
      }
    />
  )
}
