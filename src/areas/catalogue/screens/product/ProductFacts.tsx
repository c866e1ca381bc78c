import { useTranslation } from 'react-i18next'

import { FactsTable } from '#areas/catalogue/components/FactsTable.tsx'
import type { Product } from '#areas/catalogue/contract/catalogue.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useFormatPercent } from '#hooks/format-percent.ts'

export function ProductFacts({ product }: { readonly product: Product }) {
  const { t } = useTranslation('catalogue')
  const formatNumber = useFormatNumber()
  const formatPercent = useFormatPercent()
  const { ingredients, serving_size, text_lang } = product
  return (
    <FactsTable
      caption={t('product.facts')}
      dose={serving_size === null ? undefined : t('product.dose', { dose: serving_size })}
      columns={{ ingredient: t('product.ingredient'), amount: t('product.amount'), reference: t('product.reference') }}
      rows={ingredients.map(({ name, amount, unit, dv_percent, group }, id) => ({
        id,
        name,
        group: group === null || group === name ? undefined : group,
        amount: amount === null ? undefined : [formatNumber(amount), unit ?? ''].join('\u00A0').trim(),
        reference: dv_percent === null ? undefined : formatPercent(dv_percent),
        lang: text_lang,
      }))}
      footnote={ingredients.some(({ dv_percent }) => dv_percent !== null) ? t('product.footnote') : undefined}
    />
  )
}
