import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { LinkRows } from '#components/layout/LinkRows.tsx'
import type { Today } from '#areas/orders/contract/today.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useHref } from '#hooks/language.ts'
import { PAGES } from '#machines/pages/pages.ts'

const PATH = PAGES.adminProduct.path

/** Packs that run out, with what was sold of them of late. */
export function LowStock({ low: { count, variants } }: { readonly low: Today['low_stock'] }) {
  const { t } = useTranslation('orders')
  const href = useHref()
  const formatNumber = useFormatNumber()
  const isMore = count > variants.length
  const shown = t('today.lowMore', { number: formatNumber(variants.length), total: formatNumber(count) })
  return (
    <AreaCard heading={t('today.low')} text={count === 0 ? t('today.lowNone') : isMore ? shown : undefined}>
      {count > 0 && (
        <LinkRows
          label={t('today.low')}
          rows={variants.map(({ product_id, product_variant_id, name, net_contents, stock, sold }) => ({
            id: product_variant_id,
            href: href(PATH.replace('{productId}', String(product_id))),
            name,
            note: [net_contents, ...(sold > 0 ? [t('today.sold', { number: formatNumber(sold) })] : [])].join(' · '),
            end: stock === 0 ? t('today.out') : t('today.left', { number: formatNumber(stock) }),
          }))}
        />
      )}
    </AreaCard>
  )
}
