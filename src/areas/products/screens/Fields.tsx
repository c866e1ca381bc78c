import { useTranslation } from 'react-i18next'

import { useProductField, useValueText } from '#areas/products/hooks/fields.ts'
import { Button } from '#components/action/Button.tsx'
import { CheckboxField } from '#components/form/CheckboxField.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { NumberField } from '#components/form/NumberField.tsx'
import { TextField } from '#components/form/TextField.tsx'
import { useChoices } from '#areas/products/hooks/choices.ts'
import type { AdminProductRef } from '#machines/products/admin-product.machine.ts'

export interface ProductFieldProps {
  readonly actor: AdminProductRef
  readonly field: string
  /** In place of the usual name. */
  readonly label?: string | undefined
  readonly hint?: string | undefined
}

/** A text of a product. */
export function ProductText({
  actor,
  field,
  label,
  hint,
  lines,
}: ProductFieldProps & { readonly lines?: number | undefined }) {
  const { text, props, onChange } = useProductField(actor, field)
  return (
    <div>
      <TextField {...props} label={label ?? props.label} hint={hint} lines={lines} value={text} onChange={onChange} />
      <Conflict actor={actor} field={field} />
    </div>
  )
}

/** A price or a stock. */
export function ProductNumber({ actor, field, label, hint, whole }: ProductFieldProps & { readonly whole?: boolean }) {
  const { text, props, onChange } = useProductField(actor, field)
  return (
    <div>
      <NumberField {...props} label={label ?? props.label} hint={hint} whole={whole} value={text} onChange={onChange} />
      <Conflict actor={actor} field={field} />
    </div>
  )
}

export function ProductFlag({ actor, field }: ProductFieldProps) {
  const { value, props, onChange } = useProductField(actor, field)
  return (
    <div>
      <CheckboxField {...props} checked={value === true} onChange={onChange} />
      <Conflict actor={actor} field={field} />
    </div>
  )
}

/** Another admin has changed the same field: which value stays is chosen (products.admins-merge-by-field). */
export function Conflict({ actor, field }: ProductFieldProps) {
  const { t } = useTranslation('products')
  const { isConflict, theirs, props } = useProductField(actor, field)
  const valueText = useValueText(useChoices(actor))
  if (!isConflict) return null
  return (
    <InlineError
      message={t('conflict.text', { value: valueText(field, theirs) })}
      action={
        <>
          <Button
            aria-label={t('of', { field: t('conflict.keep'), of: props.label })}
            onClick={() => actor.send({ type: 'conflict.keep', field })}
          >
            {t('conflict.keep')}
          </Button>
          <Button
            aria-label={t('of', { field: t('conflict.drop'), of: props.label })}
            onClick={() => actor.send({ type: 'conflict.drop', field })}
          >
            {t('conflict.drop')}
          </Button>
        </>
      }
    />
  )
}
