import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { DataTable } from '#components/layout/DataTable.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import { useShortName } from '#hooks/full-name.ts'
import { useHasTexts } from '#hooks/language.ts'
import type { ClientDetail } from '#machines/clients/client-page.machine.ts'

/** The numbers of intakes that a client has marked, where they let the practitioner see it (taken.seen-where-shared). */
export function ClientTaken({ client }: { readonly client: ClientDetail }) {
  const { t } = useTranslation('dosage')
  const hasTexts = useHasTexts('dosage')
  const shortName = useShortName()
  const formatNumber = useFormatNumber()
  const { taken = null, protocols } = client
  if (taken === null || taken.length === 0 || !hasTexts) return null
  const productOf = (protocolId: number, variantId: number) =>
    protocols
      .find(({ protocol_id }) => protocol_id === protocolId)
      ?.products.find(({ variants }) => variants.some(({ id }) => id === variantId))
  const rows = taken.flatMap(({ protocol_id, product_variant_id, planned, taken: marked }, index) => {
    const product = productOf(protocol_id, product_variant_id)
    if (!product) return []
    const name = (
      <span key="name" lang={product.lang}>
        {product.name}
      </span>
    )
    const count = t('taken.of', { taken: formatNumber(marked), planned: formatNumber(planned) })
    return [{ id: index, cells: [name, count] }]
  })
  return (
    <AreaCard heading={t('taken.shown')} text={t('taken.shownText', { name: shortName(client) })}>
      <DataTable
        label={t('taken.shown')}
        lines={['named', 'named']}
        columns={[t('taken.product'), t('taken.count')]}
        rows={rows}
      />
    </AreaCard>
  )
}
