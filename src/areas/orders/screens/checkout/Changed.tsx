import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { Button } from '#components/action/Button.tsx'
import { DifferenceList } from '#areas/orders/components/DifferenceList.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { useHref } from '#hooks/language.ts'
import type { CheckoutRef } from '#machines/orders/checkout/checkout.machine.ts'

const LINE = /^lines\.(\d+)/

/** The parts that differ from what was seen, before anything is ordered. */
export function Changed({ actor }: { readonly actor: CheckoutRef }) {
  const { t } = useTranslation('shopping')
  const href = useHref()
  const { basis, seen, differences } = useSelector(actor, ({ context }) => context)
  const nameOf = (part: string) => {
    const id = LINE.exec(part)?.[1]
    const lines = [...(basis?.cart.items ?? []), ...(seen?.items ?? [])]
    return lines.find(({ product_variant_id }) => String(product_variant_id) === id)?.name
  }
  const parts = Object.entries(differences).map(([part, words]) => {
    const name = nameOf(part)
    return name === undefined ? words : `${name}: ${words}`
  })
  return (
    <AreaCard heading={t('checkout.changedTitle')} text={t('checkout.changedText')}>
      <DifferenceList differences={parts} />
      <div className="vb-next-actions">
        <Button variant="primary" onClick={() => actor.send({ type: 'order.goOn' })}>
          {t('checkout.goOn')}
        </Button>
        <TextLink href={href('/cart')}>{t('mini.toCart')}</TextLink>
      </div>
    </AreaCard>
  )
}
