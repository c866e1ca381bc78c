import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { ShareRow, ShareRows, ShareSection } from '#areas/protocols/components/share/ShareList.tsx'
import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'
import { useLanguage } from '#hooks/language.ts'
import { useFormatList } from '#hooks/list.ts'
import { lineIn, lineOf } from '#machines/protocols/lines.ts'
import { misfitsOf, nameOf, uncheckedIn, unlinkedIn } from '#machines/protocols/share/share.ts'
import type { ShareFormRef } from '#machines/protocols/share/share-form.machine.ts'

const GROUPS = ['suitable_for', 'free_from'] as const

interface FitCheckProps {
  readonly builder: BuilderRef
  readonly share: ShareFormRef
  readonly products: readonly ProtocolProduct[]
}

/** The products that do not suit a chosen client, with others that do (share.fit-check), and the clients for whom that is not known yet. */
export function FitCheck({ builder, share, products }: FitCheckProps) {
  const { t } = useTranslation('builder')
  const language = useLanguage()
  const formatList = useFormatList()
  const misfits = useSelector(share, ({ context }) => context.misfits)
  const recipients = useSelector(share, ({ context }) => context.recipients)
  const rows = misfitsOf({ recipients, misfits }, products)
  const unchecked = uncheckedIn({ recipients, misfits })
  const unlinked = unlinkedIn({ recipients })
  if (rows.length === 0 && unchecked.length === 0 && unlinked.length === 0) return null
  return (
    <ShareSection heading={t(rows.length > 0 ? 'shareForm.fit' : 'shareForm.needs')}>
      <ShareRows>
        {rows.map(({ recipient, misfit: { product_variant_id: variantId, lacks, swaps } }) => {
          const line = lineIn({ products: [...products] }, variantId)
          return (
            <ShareRow
              key={`${recipient.email} ${variantId}`}
              title={line?.name ?? ''}
              lang={line?.lang}
              wrong={t('shareForm.lacks', {
                name: nameOf(recipient, language),
                lacks: GROUPS.flatMap((group) => {
                  const names = lacks.filter((one) => one.group === group).map((one) => one.name)
                  return names.length > 0 ? [t(`shareForm.${group}`, { names: formatList(names) })] : []
                }).join('; '),
              })}
              detail={t(swaps.length > 0 ? 'shareForm.swaps' : 'shareForm.noSwap')}
              actions={swaps.map((product) => (
                <Swap key={product.product_id} builder={builder} variantId={variantId} product={product} />
              ))}
            />
          )
        })}
        {unchecked.map((recipient) => (
          <ShareRow key={recipient.email} title={nameOf(recipient, language)} detail={t('shareForm.fitUnknown')} />
        ))}
        {unlinked.map((recipient) => (
          <ShareRow
            key={recipient.email}
            title={nameOf(recipient, language)}
            detail={t('shareForm.fitLater', { name: nameOf(recipient, language) })}
          />
        ))}
      </ShareRows>
    </ShareSection>
  )
}

interface SwapProps {
  readonly builder: BuilderRef
  /** The product that gives way. */
  readonly variantId: number
  readonly product: ListProduct
}

function Swap({ builder, variantId, product }: SwapProps) {
  const line = lineOf(product)
  if (!line) return null
  return (
    <Button onClick={() => builder.send({ type: 'line.swap', variantId, line })}>
      <span>
        <span lang={product.lang}>{product.name}</span> <span>{`· ${product.brand.name}`}</span>
      </span>
    </Button>
  )
}
