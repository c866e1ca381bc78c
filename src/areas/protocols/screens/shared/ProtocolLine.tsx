import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { CartLine } from '#components/kept/CartLine.tsx'
import { lineDiscount, linePrice } from '#areas/cart/contract/cart-totals.ts'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import { useDosageText } from '#areas/protocols/hooks/dosage.ts'
import { useActorNamed } from '#hooks/app.tsx'
import { useFormatNumber, useFormatPrice } from '#hooks/format.ts'
import { useFormatPercent } from '#hooks/format-percent.ts'
import { useImageFallback } from '#hooks/images.ts'
import { useHref } from '#hooks/language.ts'
import type { SharedProtocolRef } from '#machines/protocols/shared/shared-protocol.machine.ts'
import { orderable, pictured } from '#machines/protocols/shared/shared-protocols.ts'

import { pictureKey, pictureOf } from '#areas/catalogue/screens/picture.ts'
import { stockNote } from '#areas/catalogue/screens/stock.ts'

import { HandedNote } from './HandedNote.tsx'

interface ProtocolLineProps {
  readonly actor: SharedProtocolRef
  readonly line: ProtocolProduct
  /** The client's discount in whole percents. */
  readonly rate: number
}

/** One product of a protocol: how many of it, how to take it (dosage.shown-to-who-takes-it), what it costs, and its way into the cart. */
export function ProtocolLine({ actor, line, rate }: ProtocolLineProps) {
  const { t } = useTranslation('clients')
  const { t: tCatalogue } = useTranslation('catalogue')
  const dosageText = useDosageText()
  const { t: tShopping } = useTranslation('shopping')
  const href = useHref()
  const formatNumber = useFormatNumber()
  const formatPercent = useFormatPercent()
  const formatPrice = useFormatPrice()
  const images = useActorNamed('images')
  const {
    name,
    lang,
    variants: [variant],
    item_count: quantity,
    notes,
    dosage,
  } = line
  const asset = pictured(line.assets, variant?.id)
  const source = pictureKey(asset, line.product_id)
  const fallback = useImageFallback(source)
  const stock = variant && stockNote(tCatalogue, formatNumber, variant.stock)
  const counted = variant && { price: variant.price, quantity }
  const discount = counted ? lineDiscount(counted, rate) : 0
  return (
    <CartLine
      href={href(`/products/${line.slug}`)}
      name={name}
      lang={lang}
      brand={line.brand.name}
      details={variant?.net_contents ?? ''}
      image={{
        ...pictureOf(asset, fallback, t('common:image.failed')),
        onFailed: () => images.send({ type: 'image.failed', source, shown: fallback }),
      }}
      each={variant && quantity > 1 ? tShopping('cart.each', { price: formatPrice(variant.price) }) : ''}
      sum={counted && formatPrice(linePrice(counted))}
      discount={
        discount === 0
          ? undefined
          : { label: tShopping('cart.lineDiscount', { percent: formatPercent(rate) }), amount: formatPrice(-discount) }
      }
      note={noteOf(stock, t('mine.one.gone'))}
      advice={[dosage ? dosageText(dosage) : '', notes]
        .filter((text) => text !== '')
        .map((text, index) => (index === 0 ? { label: t('mine.one.take'), text } : { text }))}
      quantity={
        <div className="vb-area-below">
          <p>{t('mine.one.amount', { number: formatNumber(quantity) })}</p>
          {variant && orderable(line) && (
            <Button
              aria-label={t('mine.one.addName', { name })}
              onClick={() => actor.send({ type: 'protocol.order', variantId: variant.id })}
            >
              {t('mine.one.add')}
            </Button>
          )}
        </div>
      }
      actions={variant && <HandedNote actor={actor} variantId={variant.id} line={{ name, quantity }} />}
    />
  )
}

function noteOf(stock: ReturnType<typeof stockNote> | undefined, gone: string) {
  if (!stock) return { tone: 'out', text: gone } as const
  return stock.tone === 'in' ? undefined : { tone: stock.tone, text: stock.text }
}
