import { useSelector } from '@xstate/react'
import { Fragment, useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import type { AdminReturn } from '#areas/returns/contract/admin-returns.ts'
import { CheckboxField } from '#components/form/CheckboxField.tsx'
import { FieldForm } from '#components/form/FieldForm.tsx'
import { FormActions } from '#components/form/FormActions.tsx'
import { SelectField } from '#components/form/SelectField.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import type { AdminReturnRef } from '#machines/returns/admin-return.machine.ts'

import { lineName } from './ReturnList.tsx'

interface CheckFormProps {
  readonly actor: AdminReturnRef
  readonly found: AdminReturn
  readonly refusal: ReactNode
}

const nothing = () => undefined

/** Accepts pieces line by line, and says whether they go back to stock (returns.checked-by-line). */
export function CheckForm({ actor, found, refusal }: CheckFormProps) {
  const { t } = useTranslation('returns')
  const formatNumber = useFormatNumber()
  const id = useId()
  const checks = useSelector(actor, ({ context }) => context.draft?.checks)
  return (
    <AreaCard heading={t('check.title')} text={t('check.text')}>
      {refusal}
      <FieldForm label={t('check.title')} onSubmit={() => actor.send({ type: 'return.check' })}>
        {found.lines.map((line) => {
          const { product_variant_id: variantId, quantity } = line
          const check = checks?.[variantId] ?? { accepted: 0, restock: false }
          return (
            <Fragment key={variantId}>
              <SelectField
                id={`${id}${variantId}`}
                name={`accepted-${variantId}`}
                label={t('check.accepted', { name: lineName(line) })}
                hint={t('pieces.of', { number: formatNumber(quantity) })}
                state="neutral"
                value={String(check.accepted)}
                onBlur={nothing}
                onChange={(value) =>
                  actor.send({ type: 'check.line', variantId, check: { ...check, accepted: Number(value) } })
                }
                options={Array.from({ length: quantity + 1 }, (_, count) => ({
                  value: String(count),
                  label: formatNumber(count),
                }))}
              />
              {check.accepted > 0 && (
                <CheckboxField
                  id={`${id}${variantId}stock`}
                  name={`restock-${variantId}`}
                  label={t('check.restock')}
                  state="neutral"
                  checked={check.restock}
                  onBlur={nothing}
                  onChange={(restock) => actor.send({ type: 'check.line', variantId, check: { ...check, restock } })}
                />
              )}
            </Fragment>
          )
        })}
        <FormActions submit={t('check.button')} busy={false} />
      </FieldForm>
    </AreaCard>
  )
}
