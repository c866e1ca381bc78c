import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import type { AdminReturn } from '#areas/returns/contract/admin-returns.ts'
import { Button } from '#components/action/Button.tsx'
import { FieldForm } from '#components/form/FieldForm.tsx'
import { FormActions } from '#components/form/FormActions.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { NumberField } from '#components/form/NumberField.tsx'
import { RadioField } from '#components/form/RadioField.tsx'
import { TextField } from '#components/form/TextField.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { formatMoney } from '#hooks/format-money.ts'
import type { AdminReturnRef } from '#machines/returns/admin-return.machine.ts'
import { refundSums } from '#machines/returns/draft.ts'

import { lineName } from './ReturnList.tsx'

interface RefundFormProps {
  readonly actor: AdminReturnRef
  readonly found: AdminReturn
  readonly refusal: ReactNode
}

const nothing = () => undefined

/** Amounts by line and for delivery, and the way they go back (returns.refunds-all-or-a-part). */
export function RefundForm({ actor, found, refusal }: RefundFormProps) {
  const { t } = useTranslation('returns')
  const id = useId()
  const draft = useSelector(actor, ({ context }) => context.draft)
  if (draft === null) return null
  const { lines, currency, delivery_left: deliveryLeft, ways, room } = found
  const sums = refundSums(found, draft)
  const money = (amount: number) => formatMoney(amount, currency)
  const atMost = (most: number, isWrong: boolean) => ({
    hint: t('refunding.most', { price: money(most) }),
    state: isWrong ? ('error' as const) : ('neutral' as const),
    error: isWrong ? { text: t('refunding.wrong', { price: money(most) }) } : undefined,
    onBlur: nothing,
  })
  const isTooMuch = sums.total === undefined && ![...sums.goods.values(), sums.delivery].includes(undefined)
  return (
    <AreaCard heading={t('refunding.title')} text={t('refunding.text', { price: money(room) })}>
      {refusal}
      {ways.length === 0 && <InlineError message={t('refunding.noWay')} />}
      <FieldForm label={t('refunding.title')} onSubmit={() => actor.send({ type: 'refund.next' })}>
        {lines
          .filter(({ accepted }) => accepted !== 0)
          .map((line) => {
            const { product_variant_id: variantId, total } = line
            return (
              <NumberField
                key={variantId}
                {...atMost(total, sums.goods.get(variantId) === undefined)}
                id={`${id}${variantId}`}
                name={`amount-${variantId}`}
                label={t('refunding.amount', { name: lineName(line), currency })}
                value={draft.amounts[variantId] ?? ''}
                onChange={(amount) => actor.send({ type: 'refund.amount', variantId, amount })}
              />
            )
          })}
        {deliveryLeft > 0 && (
          <NumberField
            {...atMost(deliveryLeft, sums.delivery === undefined)}
            id={`${id}delivery`}
            name="delivery"
            label={t('refunding.delivery', { currency })}
            value={draft.delivery}
            onChange={(amount) => actor.send({ type: 'refund.delivery', amount })}
          />
        )}
        {ways.length > 1 && (
          <RadioField
            id={`${id}way`}
            name="way"
            label={t('refunding.way')}
            value={draft.way}
            state="neutral"
            onChange={(value) => {
              const way = ways.find((one) => one === value)
              if (way) actor.send({ type: 'refund.way', way })
            }}
            options={ways.map((value) => ({ value, label: t(`refunding.ways.${value}`) }))}
          />
        )}
        <TextField
          id={`${id}note`}
          name="note"
          label={t('refunding.note')}
          hint={t('refunding.noteHint')}
          lines={3}
          state="neutral"
          value={draft.note}
          onBlur={nothing}
          onChange={(note) => actor.send({ type: 'refund.note', note })}
        />
        {isTooMuch && <InlineError message={t('refunding.wrong', { price: money(room) })} />}
        <p>{sums.total !== undefined && t('refunding.sum', { price: money(sums.total / 100) })}</p>
        <FormActions submit={t('next')} busy={false} />
      </FieldForm>
    </AreaCard>
  )
}

/** A refund cannot be taken back (returns.refund-is-confirmed). */
export function ConfirmRefund({ actor, found }: Omit<RefundFormProps, 'refusal'>) {
  const { t } = useTranslation('returns')
  const draft = useSelector(actor, ({ context }) => context.draft)
  const cents = draft && refundSums(found, draft).total
  if (draft === null || cents === null || cents === undefined) return null
  const price = formatMoney(cents / 100, found.currency)
  return (
    <AreaCard
      heading={t('refunding.title')}
      text={
        cents === 0 ? t('refunding.sureNothing') : t('refunding.sure', { price, way: t(`refunding.ways.${draft.way}`) })
      }
    >
      <div className="vb-form-actions">
        <Button variant="primary" onClick={() => actor.send({ type: 'refund.confirm' })}>
          {cents === 0 ? t('refunding.confirmNothing') : t('refunding.confirm', { price })}
        </Button>
        <Button onClick={() => actor.send({ type: 'refund.change' })}>{t('change')}</Button>
      </div>
    </AreaCard>
  )
}
