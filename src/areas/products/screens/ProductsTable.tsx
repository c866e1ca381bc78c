import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'

import { ProductRow } from '#areas/products/components/ProductRow.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { DataTable } from '#components/layout/DataTable.tsx'
import type { Currency } from '#contract/currency.ts'
import { useFormatDay } from '#hooks/format-day.ts'
import { formatMoney } from '#hooks/format-money.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useHref } from '#hooks/language.ts'
import type { ProductList } from '#machines/products/all-products.machine.ts'
import { adminProductPath } from '#machines/products/products-place.ts'

type Listed = ProductList['data'][number]

const PARTS = ['note', 'named', 'wide'] as const

const rangeText = (range: Listed['price_eur'], currency: Currency): string[] => {
  if (range === null) return []
  const from = formatMoney(range.from, currency)
  return [range.from === range.to ? from : `${from} – ${formatMoney(range.to, currency)}`]
}

/** Products, each with the way to its page. */
export function ProductsTable({ products }: { readonly products: readonly Listed[] }) {
  const { t } = useTranslation('products')
  const formatDay = useFormatDay()
  const formatNumber = useFormatNumber()
  return (
    <DataTable
      label={t('title')}
      lines={PARTS}
      columns={(['product', 'price', 'stock', 'changed'] as const).map((column) => t(`column.${column}`))}
      rows={products.map((product) => ({
        id: product.product_id,
        cells: [
          <Named key="product" product={product} />,
          <Prices key="price" product={product} />,
          product.stock === null ? t('uncounted') : formatNumber(product.stock),
          formatDay(product.updated_at),
        ],
      }))}
    />
  )
}

function Named({ product }: { readonly product: Listed }) {
  const { t } = useTranslation('products')
  const href = useHref()
  const { product_id, name, lang, brand, sku, variants, asset, hidden, edited } = product
  const marks = [
    ...(hidden ? [t('states.hidden')] : []),
    ...(edited ? [t('states.edited')] : []),
    ...(variants > 1 ? [t('packs', { count: variants, number: variants })] : []),
  ]
  return (
    <ProductRow picture={asset?.thumbnails[125]}>
      <TextLink href={href(adminProductPath(product_id))} lang={lang}>
        {name}
      </TextLink>
      <span className="vb-table-note" translate="no">
        {[brand, sku].join(' · ')}
      </span>
      {marks.length > 0 && <span className="vb-table-note">{marks.join(' · ')}</span>}
    </ProductRow>
  )
}

function Prices({ product }: { readonly product: Listed }) {
  const { t } = useTranslation('products')
  const prices = [...rangeText(product.price_eur, 'EUR'), ...rangeText(product.price_gbp, 'GBP')]
  if (prices.length === 0) return <span>{t('value.none')}</span>
  return (
    <span>
      {prices.map((price, index) => (
        <Fragment key={price}>
          {index > 0 && <br />}
          <span>{price}</span>
        </Fragment>
      ))}
    </span>
  )
}
