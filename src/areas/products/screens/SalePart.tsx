import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '#components/action/Button.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { useFormatDay } from '#hooks/format-day.ts'
import { useHref } from '#hooks/language.ts'
import type { AdminProductRef } from '#machines/products/admin-product.machine.ts'
import { openProduct } from '#machines/products/admin-product.setup.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { ProductFlag } from './Fields.tsx'

/** The switch that takes a product off sale, and the import it came from. */
export function SalePart({ actor }: { readonly actor: AdminProductRef }) {
  const { t } = useTranslation('products')
  const href = useHref()
  const formatDay = useFormatDay()
  const product = useSelector(actor, ({ context }) => openProduct(context))
  const from = product?.import
  return (
    <AreaCard heading={t('part.sale')} text={t('hint.hidden')}>
      <ProductFlag actor={actor} field="hidden" />
      {product?.fields['hidden'] === false && (
        <div>
          <ButtonLink href={href(PAGES.product.path.replace('{slug}', product.slug))}>{t('one.see')}</ButtonLink>
        </div>
      )}
      {from && (
        <p className="vb-area-card-text">{t('one.import', { name: from.file_name, date: formatDay(from.begun_at) })}</p>
      )}
    </AreaCard>
  )
}
