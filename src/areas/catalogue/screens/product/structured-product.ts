import type { Product } from '#areas/catalogue/contract/catalogue.ts'
import { CURRENCIES, type Region } from '#contract/constants.ts'

/** Units as UN/CEFACT names them. */
const UNIT_CODES = { kg: 'KGM', l: 'LTR' } as const

const EARLIER = { '@type': 'UnitPriceSpecification', priceType: 'https://schema.org/StrikethroughPrice' }

interface At {
  readonly origin: string
  /** Below the origin. */
  readonly address: string
  readonly region: Region
}

/** A product in the words of schema.org; its variants are offers, which only those on sale to everyone are. */
export function structuredProduct(product: Product, at: At): Readonly<Record<string, unknown>> {
  const { name, brand, description, assets, variants } = product
  const offers = variants.flatMap((variant) => offerOf(variant, at))
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    url: `${at.origin}${at.address}`,
    brand: { '@type': 'Brand', name: brand.name },
    ...(description !== null && { description }),
    ...(assets.length > 0 && { image: assets.map(({ image_url }) => `${at.origin}${image_url}`) }),
    ...(offers.length > 0 && { offers }),
  }
}

function offerOf(
  { price, sku, stock, unit_price, earlier_price }: Product['variants'][number],
  { origin, address, region }: At,
): Readonly<Record<string, unknown>>[] {
  if (price === null) return []
  const { currency: priceCurrency } = CURRENCIES[region]
  const offer = { price, priceCurrency }
  const specification = {
    '@type': 'UnitPriceSpecification',
    ...offer,
    valueAddedTaxIncluded: true,
    ...(unit_price && { referenceQuantity: amountOf(unit_price) }),
  }
  return [
    {
      '@type': 'Offer',
      url: `${origin}${address}`,
      sku,
      availability: `https://schema.org/${stock === 0 ? 'OutOfStock' : 'InStock'}`,
      ...offer,
      priceSpecification:
        earlier_price === undefined
          ? specification
          : [specification, { ...EARLIER, price: earlier_price, priceCurrency }],
    },
  ]
}

/** The contents, and the kilogram or litre whose price is to be told with them. */
function amountOf({ unit, amount }: NonNullable<Product['variants'][number]['unit_price']>) {
  const unitCode = UNIT_CODES[unit]
  return {
    '@type': 'QuantitativeValue',
    value: amount,
    unitCode,
    valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode },
  }
}
