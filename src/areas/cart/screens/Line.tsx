import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { CartLine } from '#components/kept/CartLine.tsx'
import { QuantityStepper } from '#components/action/QuantityStepper.tsx'
import type { CartItem } from '#areas/cart/contract/cart.ts'
import { lineDiscount, linePrice } from '#areas/cart/contract/cart-totals.ts'
import { QUANTITY_MAX } from '#contract/constants.ts'
import { useActorNamed, useLateActor } from '#hooks/app.tsx'
import { useFormatNumber, useFormatPrice } from '#hooks/format.ts'
import { useFormatPercent } from '#hooks/format-percent.ts'
import { useImageFallback } from '#hooks/images.ts'
import { useHref } from '#hooks/language.ts'
import { useQuantityWriting } from '#hooks/quantity.ts'
import type { CartQuantityRef } from '#machines/cart/cart-quantity.machine.ts'

import { contentsIn, earlierPriceIn } from '#areas/catalogue/screens/contents.ts'
import { pictureKey, pictureOf } from '#areas/catalogue/screens/picture.ts'
import { stockNote } from '#areas/catalogue/screens/stock.ts'
import type { CartRef } from './cart-lines.ts'

/** One line of a cart: what it is, how many, and what they come to. */
export function Line({
  actor,
  item,
  rate,
}: {
  readonly actor: CartRef
  readonly item: CartItem
  readonly rate: number
}) {
  const { t } = useTranslation('shopping')
  const { t: tCatalogue } = useTranslation('catalogue')
  const href = useHref()
  const formatPrice = useFormatPrice()
  const formatNumber = useFormatNumber()
  const formatPercent = useFormatPercent()
  const images = useActorNamed('images')
  const wishlist = useLateActor('wishlist')
  const { quantity, ...product } = item
  const writing = useQuantityWriting(
    useSelector(actor, ({ children }) => children['cartQuantity'] as CartQuantityRef | undefined),
    { of: product, field: String(product.product_variant_id), quantity },
  )
  const { name, lang, stock } = product
  const asset = product.asset ?? undefined
  const source = pictureKey(asset, product.product_id)
  const fallback = useImageFallback(source)
  const discount = lineDiscount(item, rate)
  const { tone, text } = stockNote(tCatalogue, formatNumber, stock)
  // Two packs of one product have separate lines.
  const named = { name: product.net_contents === '' ? name : `${name} (${product.net_contents})` }
  return (
    <CartLine
      href={href(`/products/${product.slug}`)}
      name={name}
      lang={lang}
      brand={product.brand.name}
      details={contentsIn({ t: tCatalogue, formatPrice }, product)}
      image={{
        ...pictureOf(asset, fallback, t('common:image.failed')),
        onFailed: () => images.send({ type: 'image.failed', source, shown: fallback }),
      }}
      each={t('cart.each', { price: formatPrice(product.price) })}
      earlierPrice={earlierPriceIn({ t: tCatalogue, formatPrice }, product.earlier_price)}
      sum={formatPrice(linePrice(item))}
      discount={
        discount === 0
          ? undefined
          : { label: t('cart.lineDiscount', { percent: formatPercent(rate) }), amount: formatPrice(-discount) }
      }
      note={tone === 'in' ? undefined : { tone, text: tone === 'out' ? t('cart.out') : text }}
      quantity={
        <QuantityStepper
          label={t('cart.quantity', named)}
          fewerLabel={quantity === 1 ? t('cart.removeName', named) : t('cart.fewer', named)}
          moreLabel={t('cart.more', named)}
          writing={writing}
          min={0}
          max={Math.max(quantity, Math.min(stock ?? QUANTITY_MAX, QUANTITY_MAX))}
        />
      }
      actions={
        <>
          {wishlist && (
            <Button
              variant="quiet"
              aria-label={t('cart.laterName', named)}
              onClick={() => wishlist.send({ type: 'wishlist.keepForLater', products: [product] })}
            >
              {t('cart.later')}
            </Button>
          )}
          <Button
            variant="quiet"
            aria-label={t('cart.removeName', named)}
            onClick={() => actor.send({ type: 'cart.line.set', product, quantity: 0 })}
          >
            {t('cart.remove')}
          </Button>
        </>
      }
    />
  )
}
