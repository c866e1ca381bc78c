import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { type FieldValue, kindOf, OF_VARIANT, partsOf } from '#areas/products/contract/fields.ts'
import type { ProductChoices } from '#areas/products/contract/products.ts'
import { DESCRIPTION_MAX, NAME_MAX } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { bcp47 } from '#contract/languages.ts'
import { cleaned } from '#contract/plain-text.ts'
import type { TaxClass } from '#contract/tax.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { formatMoney } from '#hooks/format-money.ts'
import { LANGUAGE_NAMES } from '#hooks/language-names.ts'
import { useLanguage } from '#hooks/language.ts'
import type { AdminProductRef } from '#machines/products/admin-product.machine.ts'
import { openDraft, openProduct } from '#machines/products/admin-product.setup.ts'
import { conflictsOf, faultsOf } from '#machines/products/draft.ts'

type FieldName =
  | 'name'
  | 'description'
  | 'serving_size'
  | 'suggested_use'
  | 'warnings'
  | 'allergens'
  | 'brand'
  | 'delivery_form'
  | 'categories'
  | 'health_goals'
  | 'suitable_for'
  | 'free_from'
  | 'zero_waste'
  | 'practitioner_only'
  | 'hidden'
  | 'tax_class'
  | 'pictures'
  | (typeof OF_VARIANT)[number]

/** Texts of a value in the history are cut after so many characters. */
const SHOWN_MAX = 80

export const fieldId = (field: string): string => `product-${field.replace('.', '-')}`

/** Names a field, with the language of a translation or the sku of a variant. */
export function useFieldLabel(actor: AdminProductRef): (field: string) => string {
  const { t } = useTranslation('products')
  const variants = useSelector(actor, ({ context }) => openProduct(context)?.variants)
  return (field) => {
    const { name, of } = partsOf(field)
    const label = t(`field.${name as FieldName}`)
    if (of === undefined) return label
    if (!OF_VARIANT.some((one) => one === name))
      return t('of', { field: label, of: LANGUAGE_NAMES[of as LanguageCode] })
    return t('of', { field: label, of: variants?.find(({ id }) => String(id) === of)?.sku ?? of })
  }
}

/** Writes the value of a field on one line, as in the history. */
export function useValueText(choices: ProductChoices | null): (field: string, value: FieldValue) => string {
  const { t } = useTranslation('products')
  const formatNumber = useFormatNumber()
  return (field, value) => {
    const { name } = partsOf(field)
    const options = choices && Object.hasOwn(choices, name) ? choices[name as keyof ProductChoices] : []
    const nameOf = (id: number) => options.find((option) => option.id === id)?.name ?? `${id}`
    if (Array.isArray(value)) {
      if (value.length === 0) return t('value.none')
      return name === 'pictures'
        ? t('value.pictures', { count: value.length, number: formatNumber(value.length) })
        : (value as number[]).map(nameOf).join(', ')
    }
    if (value === null) return t(name === 'stock' ? 'uncounted' : 'value.none')
    if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no')
    if (typeof value === 'number') {
      if (kindOf(field) === 'option') return nameOf(value)
      if (name === 'stock') return formatNumber(value)
      return formatMoney(value, name === 'price_gbp' ? 'GBP' : 'EUR')
    }
    if (value === '') return t('value.none')
    if (kindOf(field) === 'tax') return t(`tax.${value as TaxClass}`)
    const letters = Array.from(value)
    return letters.length > SHOWN_MAX ? `${letters.slice(0, SHOWN_MAX).join('')}…` : value
  }
}

/** A number as it stands in a field, with the decimal mark of the language. */
function numberText(value: FieldValue | undefined, field: string, tag: string): string {
  if (typeof value !== 'number') return ''
  const plain = kindOf(field) === 'price' ? value.toFixed(2) : String(value)
  return /^(?:en|ja|zh)/.test(tag) ? plain : plain.replace('.', ',')
}

/** All that a field of the open product shows: its value with what is typed over it, and what is wrong with it. */
export function useProductField(actor: AdminProductRef, field: string) {
  const { t } = useTranslation('products')
  const formatNumber = useFormatNumber()
  const tag = bcp47(useLanguage())
  const labelOf = useFieldLabel(actor)
  const value = useSelector(actor, ({ context }) => openProduct(context)?.fields[field])
  const change = useSelector(actor, ({ context }) => openDraft(context)[field])
  const fault = useSelector(actor, ({ context }) =>
    context.touched.includes(field)
      ? faultsOf(openDraft(context), openProduct(context)?.fields ?? {})[field]
      : undefined,
  )
  const words = useSelector(actor, ({ context }) => context.words[field])
  const isConflict = useSelector(actor, ({ context }) =>
    conflictsOf(openDraft(context), openProduct(context)?.fields ?? {}).includes(field),
  )
  const kind = kindOf(field)
  const typed = change?.typed
  const length = typeof typed === 'string' ? cleaned(typed).length : 0
  const error =
    fault === undefined
      ? words
      : fault === 'products:noPrice'
        ? t('noPrice')
        : t(`common:${fault as 'form.empty-field'}`, {
            length: formatNumber(length),
            max: formatNumber(kind === 'line' ? NAME_MAX : DESCRIPTION_MAX),
          })
  return {
    value: typed ?? value ?? null,
    theirs: value ?? null,
    text: typeof typed === 'string' ? typed : typeof value === 'string' ? value : numberText(value, field, tag),
    isConflict,
    props: {
      id: fieldId(field),
      name: field,
      label: labelOf(field),
      state: error === undefined ? ('neutral' as const) : ('error' as const),
      error: error === undefined ? undefined : { text: error },
      onBlur: () => actor.send({ type: 'field.leave', field }),
    },
    onChange: (next: FieldValue) => actor.send({ type: 'field.change', field, value: next }),
  }
}
