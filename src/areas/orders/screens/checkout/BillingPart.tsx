import { useTranslation } from 'react-i18next'

import { CheckboxField } from '#components/form/CheckboxField.tsx'
import { FieldRow } from '#components/form/FieldRow.tsx'
import { FormPart } from '#components/form/FormPart.tsx'
import { SelectField } from '#components/form/SelectField.tsx'
import { TextField } from '#components/form/TextField.tsx'
import { useCountries } from '#hooks/countries.ts'

import { NameFields } from '#screens/page/NameFields.tsx'

import type { FormPartProps } from './checkout-form.ts'
import { PlaceFields } from './PlaceFields.tsx'

/** Fields for an invoice to a company or another address (tax.billing-apart). */
export function BillingPart({ form }: Pick<FormPartProps, 'form'>) {
  const { t } = useTranslation('shopping')
  const apart = form.box('bills_apart')
  return (
    <FormPart heading={t('checkout.billing')}>
      <CheckboxField {...apart} onChange={form.billApart} />
      {apart.checked && <BillingFields form={form} />}
    </FormPart>
  )
}

function BillingFields({ form }: Pick<FormPartProps, 'form'>) {
  const { t } = useTranslation('shopping')
  const countries = useCountries().map(({ code, name }) => ({ value: code, label: name }))
  return (
    <>
      <FieldRow>
        <TextField {...form.field('billing.company')} autoComplete="billing organization" />
        <TextField {...form.field('billing.vat_number')} autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <NameFields
          given={<TextField {...form.field('billing.first_name')} autoComplete="billing given-name" required />}
          family={<TextField {...form.field('billing.last_name')} autoComplete="billing family-name" required />}
        />
      </FieldRow>
      <PlaceFields
        street={
          <>
            <TextField {...form.field('billing.street')} autoComplete="billing address-line1" required />
            <TextField {...form.field('billing.addition')} autoComplete="billing address-line2" />
          </>
        }
        town={
          <FieldRow>
            <TextField {...form.field('billing.postal_code')} autoComplete="billing postal-code" required />
            <TextField {...form.field('billing.city')} autoComplete="billing address-level2" required />
          </FieldRow>
        }
      />
      <FieldRow>
        <SelectField
          {...form.choice('billing.country', countries)}
          placeholder={t('account:register.choose')}
          autoComplete="billing country"
          required
        />
      </FieldRow>
    </>
  )
}
