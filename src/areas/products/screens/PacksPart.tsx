import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { FieldGroup } from '#areas/products/components/FieldGroup.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import type { AdminProductRef } from '#machines/products/admin-product.machine.ts'
import { openProduct } from '#machines/products/admin-product.setup.ts'

import { ProductNumber, ProductText } from './Fields.tsx'

/** Prices, stock and label of each pack. */
export function PacksPart({ actor }: { readonly actor: AdminProductRef }) {
  const { t } = useTranslation('products')
  const variants = useSelector(actor, ({ context }) => openProduct(context)?.variants)
  return (
    <AreaCard heading={t('part.packs')} text={t('hint.packs')}>
      {variants?.map(({ id, sku, withdrawn }) => (
        <FieldGroup key={id} legend={withdrawn ? t('of', { field: sku, of: t('withdrawn') }) : sku}>
          <ProductNumber actor={actor} field={`price_eur.${id}`} label={t('field.price_eur')} />
          <ProductNumber actor={actor} field={`price_gbp.${id}`} label={t('field.price_gbp')} />
          <ProductNumber actor={actor} field={`stock.${id}`} label={t('field.stock')} whole />
          <ProductText actor={actor} field={`net_contents.${id}`} label={t('field.net_contents')} />
          <ProductText actor={actor} field={`barcode.${id}`} label={t('field.barcode')} />
        </FieldGroup>
      ))}
    </AreaCard>
  )
}
