import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import type { OrderLine } from '#areas/orders/contract/orders.ts'
import { SelectField } from '#components/form/SelectField.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import type { OwnReturnsRef, ReturnsOfOrderRef } from '#machines/returns/order-returns.machine.ts'
import { openReturns } from '#machines/returns/order-returns.setup.ts'
import { chosenPieces } from '#machines/returns/take-back.ts'

import { lineName } from './ReturnList.tsx'

export type ReturnsRef = OwnReturnsRef | ReturnsOfOrderRef

interface PiecesProps {
  readonly actor: ReturnsRef
  readonly lines: readonly OrderLine[]
}

const nothing = () => undefined

/** A field for the quantity of each line that can still be returned. */
export function ChoosePieces({ actor, lines }: PiecesProps) {
  const { t } = useTranslation('returns')
  const formatNumber = useFormatNumber()
  const id = useId()
  const returns = useSelector(actor, ({ context }) => openReturns(context))
  const chosen = useSelector(actor, ({ context }) => context.chosen)
  return (returns?.returnable ?? []).map(({ product_variant_id: variantId, quantity }) => {
    const line = lines.find((one) => one.product_variant_id === variantId)
    return (
      <SelectField
        key={variantId}
        id={`${id}${variantId}`}
        name={`pieces-${variantId}`}
        label={line ? lineName({ ...line, ...line.translated }) : ''}
        hint={t('pieces.of', { number: formatNumber(quantity) })}
        state="neutral"
        value={String(chosen[variantId] ?? 0)}
        onBlur={nothing}
        onChange={(value) => actor.send({ type: 'return.choose', variantId, quantity: Number(value) })}
        options={Array.from({ length: quantity + 1 }, (_, count) => ({
          value: String(count),
          label: formatNumber(count),
        }))}
      />
    )
  })
}

/** The chosen pieces. */
export function ChosenPieces({ actor, lines }: PiecesProps) {
  const { t } = useTranslation('returns')
  const formatNumber = useFormatNumber()
  const returns = useSelector(actor, ({ context }) => openReturns(context))
  const chosen = useSelector(actor, ({ context }) => context.chosen)
  return (
    <ul className="vb-area-list">
      {chosenPieces(returns, chosen).map(({ product_variant_id: variantId, quantity }) => {
        const line = lines.find((one) => one.product_variant_id === variantId)
        return (
          <li key={variantId}>
            {t('list.line', {
              number: formatNumber(quantity),
              name: line ? lineName({ ...line, ...line.translated }) : '',
            })}
          </li>
        )
      })}
    </ul>
  )
}
