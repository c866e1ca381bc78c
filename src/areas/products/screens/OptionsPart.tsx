import { useTranslation } from 'react-i18next'

import { ChosenList } from '#areas/products/components/ChosenList.tsx'
import { OPTION_LISTS } from '#areas/products/contract/fields.ts'
import { useChoices } from '#areas/products/hooks/choices.ts'
import { useProductField } from '#areas/products/hooks/fields.ts'
import { TAX_CLASSES } from '#contract/tax.ts'
import { FieldRow } from '#components/form/FieldRow.tsx'
import { SelectField } from '#components/form/SelectField.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import type { AdminProductRef } from '#machines/products/admin-product.machine.ts'

import { Conflict, ProductFlag } from './Fields.tsx'

/** Brand, form, categories and the other options by which a product is found. */
export function OptionsPart({ actor }: { readonly actor: AdminProductRef }) {
  const { t } = useTranslation('products')
  return (
    <AreaCard heading={t('part.options')}>
      <div>
        <FieldRow>
          <One actor={actor} field="brand" />
          <One actor={actor} field="delivery_form" />
        </FieldRow>
        {OPTION_LISTS.map((group) => (
          <Several key={group} actor={actor} field={group} />
        ))}
        <ProductFlag actor={actor} field="zero_waste" />
        <ProductFlag actor={actor} field="practitioner_only" />
        <TaxClassField actor={actor} />
      </div>
    </AreaCard>
  )
}

function TaxClassField({ actor }: { readonly actor: AdminProductRef }) {
  const { t } = useTranslation('products')
  const { value, props, onChange } = useProductField(actor, 'tax_class')
  return (
    <div>
      <SelectField
        {...props}
        value={typeof value === 'string' ? value : ''}
        options={TAX_CLASSES.map((one) => ({ value: one, label: t(`tax.${one}`) }))}
        onChange={onChange}
      />
      <Conflict actor={actor} field="tax_class" />
    </div>
  )
}

function One({ actor, field }: { readonly actor: AdminProductRef; readonly field: 'brand' | 'delivery_form' }) {
  const { t } = useTranslation('products')
  const { value, props, onChange } = useProductField(actor, field)
  const options = useChoices(actor)?.[field] ?? []
  return (
    <div>
      <SelectField
        {...props}
        value={typeof value === 'number' ? String(value) : ''}
        options={options.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...(field === 'delivery_form' && { placeholder: t('value.none') })}
        onChange={(id) => onChange(id === '' ? null : Number(id))}
      />
      <Conflict actor={actor} field={field} />
    </div>
  )
}

function Several({ actor, field }: { readonly actor: AdminProductRef; readonly field: (typeof OPTION_LISTS)[number] }) {
  const { t } = useTranslation('products')
  const { value, props, onChange } = useProductField(actor, field)
  const options = useChoices(actor)?.[field] ?? []
  return (
    <div>
      <ChosenList
        {...props}
        chosen={Array.isArray(value) ? (value as number[]) : []}
        options={options}
        placeholder={t('add')}
        removeLabel={(name) => t('removeOption', { name })}
        onChange={onChange}
      />
      <Conflict actor={actor} field={field} />
    </div>
  )
}
