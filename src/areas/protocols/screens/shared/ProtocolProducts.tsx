import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { Button } from '#components/action/Button.tsx'
import { CartLines } from '#components/kept/CartLine.tsx'
import { CartRows } from '#components/kept/CartSummary.tsx'
import { CheckboxRow } from '#components/form/CheckboxRow.tsx'
import type { SharedProtocol } from '#areas/protocols/contract/shared-protocols.ts'
import { useFormatPrice } from '#hooks/format.ts'
import { useFormatPercent } from '#hooks/format-percent.ts'

import type { SharedProtocolRef } from '#machines/protocols/shared/shared-protocol.machine.ts'

import { HandedNote } from './HandedNote.tsx'
import { ProtocolLine } from './ProtocolLine.tsx'

export interface OpenProtocolProps {
  readonly actor: SharedProtocolRef
  readonly protocol: SharedProtocol
}

export function ProtocolProducts({ actor, protocol }: OpenProtocolProps) {
  const { t } = useTranslation('clients')
  const { products, discount } = protocol
  const isPriced = useSelector(actor, (snapshot) => snapshot.matches({ prices: 'shown' }))
  const isEmpty = products.length === 0
  return (
    <AreaCard heading={t('mine.one.products')} text={isEmpty ? t('mine.one.empty') : undefined}>
      <div className="vb-area-below">
        {!isEmpty && (
          <Button variant="primary" onClick={() => actor.send({ type: 'protocol.order', variantId: null })}>
            {t('mine.one.addAll')}
          </Button>
        )}
        <Button onClick={() => actor.send({ type: 'protocol.print' })}>{t('mine.one.print')}</Button>
        <CheckboxRow
          label={t('mine.one.withPrices')}
          checked={isPriced}
          onChange={(shown) => actor.send({ type: shown ? 'prices.show' : 'prices.hide' })}
        />
      </div>
      <HandedNote actor={actor} variantId={null} />
      {!isEmpty && (
        <>
          <CartLines label={t('mine.one.products')}>
            {products.map((line) => (
              <ProtocolLine key={line.variants[0]?.id ?? line.product_id} actor={actor} line={line} rate={discount} />
            ))}
          </CartLines>
          <Sums protocol={protocol} />
        </>
      )}
    </AreaCard>
  )
}

function Sums({ protocol }: { readonly protocol: SharedProtocol }) {
  const { t } = useTranslation('shopping')
  const formatPrice = useFormatPrice()
  const formatPercent = useFormatPercent()
  const { total_price, discount, total_price_after_discount: total } = protocol
  return (
    <CartRows
      rows={[
        ...(discount > 0
          ? [
              { label: t('cart.price'), amount: formatPrice(total_price) },
              {
                label: t('cart.discount', { percent: formatPercent(discount) }),
                amount: formatPrice(total - total_price),
                tone: 'saved' as const,
              },
            ]
          : []),
        { label: t('cart.total'), amount: formatPrice(total), tone: 'total' },
      ]}
    />
  )
}
