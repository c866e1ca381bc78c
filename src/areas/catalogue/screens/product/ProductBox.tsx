import { useTranslation } from 'react-i18next'

import { BuyingBox } from '#areas/catalogue/components/BuyingBox.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { MarkList } from '#components/layout/MarkList.tsx'
import { VariantChoice } from '#areas/catalogue/components/VariantChoice.tsx'
import type { Product } from '#areas/catalogue/contract/catalogue.ts'
import { useFocusOnArrival, useLateActor } from '#hooks/app.tsx'
import { useFormatNumber, useFormatPrice } from '#hooks/format.ts'
import { useHref } from '#hooks/language.ts'
import { useParts } from '#hooks/parts.tsx'
import { useProduct, useProductRef } from '#areas/catalogue/hooks/product.ts'

import { contentsIn, earlierPriceIn } from '../contents.ts'
import { stockNote } from '../stock.ts'
import { KeepProduct } from './KeepProduct.tsx'

/** Name, price, stock and variants of a product, and what it is suitable for and free from. */
export function ProductBox({ product }: { readonly product: Product }) {
  const { t } = useTranslation('catalogue')
  const href = useHref()
  const formatPrice = useFormatPrice()
  const formatNumber = useFormatNumber()
  const actor = useProductRef()
  const builder = useLateActor('protocolBuilder')
  const variantId = useProduct(({ context }) => context.variantId)
  const { brand, name, lang, variants, suitable_for, free_from, health_goals } = product
  const chosen = variants.find(({ id }) => id === variantId) ?? variants[0]
  const price = chosen?.price ?? undefined
  const words = { t, formatPrice }
  const unitPriceOf = (variant?: Product['variants'][number]) => contentsIn(words, { unit_price: variant?.unit_price })
  const unitPrice = unitPriceOf(chosen)
  const { AddToCart, CardProtocol } = useParts()
  const addable = price === undefined ? undefined : chosen
  const marks = [
    { label: t('group.suitable_for'), marks: suitable_for },
    { label: t('group.free_from'), marks: free_from },
    { label: t('group.zero_waste'), marks: product.zero_waste ? [{ id: 1, name: t('option.zeroWaste') }] : [] },
  ].filter((list) => list.marks.length > 0)
  const hasChoice = variants.length > 1
  return (
    <BuyingBox
      brand={{ name: brand.name, href: href(`/products?brands=${brand.id}`), lang: brand.lang }}
      name={name}
      lang={lang}
      focusOnMount={useFocusOnArrival()}
      details={chosen?.net_contents}
      price={price === undefined ? undefined : formatPrice(price)}
      earlierPrice={earlierPriceIn(words, chosen?.earlier_price)}
      // Delivery is extra, and its terms are one press away (price.delivery-beside-tax).
      priceNote={
        <>
          {unitPrice !== '' && <span>{unitPrice}</span>}
          <span>{t('product.tax')}</span>
          <span>
            <TextLink href={href('/shipping')}>{t('product.delivery')}</TextLink>
          </span>
        </>
      }
      restriction={product.practitioner_only && price === undefined ? t('product.restricted') : undefined}
      stock={hasChoice || !chosen ? undefined : stockNote(t, formatNumber, chosen.stock)}
    >
      {hasChoice && chosen && (
        <VariantChoice
          label={t('product.sizes')}
          variants={variants.map((variant) => ({
            id: variant.id,
            contents: variant.net_contents,
            price: variant.price === null ? undefined : formatPrice(variant.price),
            earlierPrice: earlierPriceIn(words, variant.earlier_price),
            unitPrice: unitPriceOf(variant),
            stock: stockNote(t, formatNumber, variant.stock),
            lang,
          }))}
          chosen={chosen.id}
          onChoose={(id) => actor.send({ type: 'variant.choose', id })}
        />
      )}
      {addable && AddToCart && <AddToCart product={product} variantId={addable.id} />}
      {builder && addable && <CardProtocol open long builder={builder} product={product} variantId={addable.id} />}
      {chosen && <KeepProduct item={{ product_id: product.product_id, product_variant_id: chosen.id, name }} />}
      {health_goals.length > 0 && (
        <MarkList
          label={t('group.health_goals')}
          marks={health_goals.map((goal) => ({ ...goal, href: href(`/products?health_goals=${goal.id}`) }))}
        />
      )}
      {marks.map((list) => (
        <MarkList key={list.label} label={list.label} marks={list.marks} />
      ))}
    </BuyingBox>
  )
}
