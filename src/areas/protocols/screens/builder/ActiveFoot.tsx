import { useTranslation } from 'react-i18next'

import { BuilderTotal } from '#areas/protocols/components/builder/BuilderNote.tsx'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'
import { useFormatNumber, useFormatPrice } from '#hooks/format.ts'
import { totalOf } from '#machines/protocols/lines.ts'

import { AmountsLine } from '../amounts/AmountsLine.tsx'

import { ShareButton } from './ShareButton.tsx'

export function ActiveFoot({
  builder,
  products,
}: {
  readonly builder: BuilderRef
  readonly products: readonly ProtocolProduct[]
}) {
  const { t } = useTranslation('builder')
  const formatPrice = useFormatPrice()
  const formatNumber = useFormatNumber()
  return (
    <>
      <AmountsLine builder={builder} />
      <BuilderTotal
        label={t('active.total')}
        detail={t('products', { count: products.length, number: formatNumber(products.length) })}
        amount={formatPrice(totalOf(products))}
      />
      <ShareButton builder={builder} />
    </>
  )
}
