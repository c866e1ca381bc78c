import type { TFunction } from 'i18next'

import type { UnitPrice } from '#areas/catalogue/contract/catalogue.ts'
import type { EarlierPrice } from '#components/product/Price.tsx'

interface Words {
  readonly t: (key: `unitPrice.${UnitPrice['unit']}`, values: { readonly price: string }) => string
  readonly formatPrice: (price: number) => string
}

/** A price before a reduction (price.earlier-is-lowest-of-30-days). */
export function earlierPriceIn(
  { t, formatPrice }: { readonly t: TFunction<'common' | 'catalogue'>; readonly formatPrice: Words['formatPrice'] },
  price: number | undefined,
): EarlierPrice | undefined {
  return price === undefined ? undefined : { label: t('common:price.earlier'), text: formatPrice(price) }
}

interface Pack {
  readonly net_contents?: string | undefined
  readonly unit_price?: UnitPrice | undefined
}

/** Contents and the price of a kilogram or litre, each where there is one (price.per-kilogram-or-litre). */
export function contentsIn({ t, formatPrice }: Words, pack: Pack = {}): string {
  const unit = pack.unit_price
  return unit
    ? [pack.net_contents, t(`unitPrice.${unit.unit}`, { price: formatPrice(unit.price) })].filter(Boolean).join(' · ')
    : (pack.net_contents ?? '')
}
