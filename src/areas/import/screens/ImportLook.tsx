import { useTranslation } from 'react-i18next'

import { ProductCard } from '#areas/catalogue/components/ProductCard.tsx'
import { ProductGrid } from '#areas/catalogue/components/ProductGrid.tsx'
import { pictureOf } from '#areas/catalogue/screens/picture.ts'
import type { ImportLook, ImportSample, PriceChange } from '#areas/import/contract/catalogue-import.ts'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { DataTable } from '#components/layout/DataTable.tsx'
import { CURRENCIES } from '#contract/constants.ts'
import { useShop } from '#hooks/app.tsx'
import { formatMoney } from '#hooks/format-money.ts'
import { useFormatNumber } from '#hooks/format.ts'

/** The first products of a file as they would look (admin.import-is-looked-at). */
export function ImportSamples({ products }: Pick<ImportLook, 'products'>) {
  const { t } = useTranslation('import')
  return (
    <AreaCard heading={t('look.heading')} text={t('look.text')}>
      <ProductGrid label={t('look.heading')}>
        {products.map((product, index) => (
          <SampleCard key={index} sample={product} />
        ))}
      </ProductGrid>
    </AreaCard>
  )
}

function SampleCard({ sample: { name, brand, asset, variants } }: { readonly sample: ImportSample }) {
  const { t } = useTranslation('import')
  const { currency } = CURRENCIES[useShop().region]
  const formatNumber = useFormatNumber()
  const [first] = variants
  const amount = currency === 'GBP' ? first?.price_gbp : first?.price_eur
  const price = amount === null || amount === undefined ? undefined : formatMoney(amount, currency)
  const contents = variants.map(({ net_contents }) => net_contents).filter((text) => text !== '')
  return (
    <ProductCard
      name={name}
      brand={brand}
      details={contents.slice(0, CONTENTS_SHOWN).join(' · ')}
      image={{ ...pictureOf(asset ?? undefined, undefined, ''), sizes: '240px', onFailed: () => {} }}
      tag={variants.length > 1 ? t('look.options', { number: formatNumber(variants.length) }) : undefined}
      price={
        price === undefined
          ? undefined
          : { text: price, among: variants.length > 1 ? t('look.from', { price }) : price }
      }
      restriction={price === undefined ? t('look.noPrice', { currency }) : undefined}
      stock={first?.stock === 0 ? { text: t('look.out'), tone: 'out' } : undefined}
    />
  )
}

/** Contents of variants that a card has room for. */
const CONTENTS_SHOWN = 3

interface ImportChangesProps extends Pick<ImportLook, 'changes'> {
  /** All products that change. */
  readonly total: number
}

/** Known products by name, each price with what it was. */
export function ImportChanges({ changes, total }: ImportChangesProps) {
  const { t } = useTranslation('import')
  const formatNumber = useFormatNumber()
  const money = (amount: number | null, currency: PriceChange['currency']) =>
    amount === null ? t('changes.none') : formatMoney(amount, currency)
  const rows = changes.flatMap(({ name, prices }) =>
    prices.length === 0
      ? [[name, '', t('changes.details')]]
      : prices.map(({ net_contents, currency, before, after }) => [
          net_contents === '' ? name : `${name}, ${net_contents}`,
          money(before, currency),
          money(after, currency),
        ]),
  )
  return (
    <AreaCard
      heading={t('changes.heading')}
      text={
        total > changes.length
          ? t('changes.first', { number: formatNumber(changes.length), total: formatNumber(total) })
          : undefined
      }
    >
      <DataTable
        label={t('changes.heading')}
        columns={(['product', 'before', 'after'] as const).map((column) => t(`changes.column.${column}`))}
        rows={rows.map((cells, id) => ({ id, cells }))}
      />
    </AreaCard>
  )
}
