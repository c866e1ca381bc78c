import { useTranslation } from 'react-i18next'

import { FieldRow } from '#components/form/FieldRow.tsx'
import { FormPart } from '#components/form/FormPart.tsx'
import { SelectField } from '#components/form/SelectField.tsx'
import { TextField } from '#components/form/TextField.tsx'
import { useCountries } from '#hooks/countries.ts'

import { NameFields } from '#screens/page/NameFields.tsx'

import type { FormPartProps } from './checkout-form.ts'
import { PlaceFields } from './PlaceFields.tsx'

/** The fields of the delivery address. */
export function AddressPart({ form, basis }: FormPartProps) {
  const { t } = useTranslation('shopping')
  const served = new Set(basis.delivery_methods.flatMap(({ countries }) => countries))
  const countries = useCountries()
    .filter(({ code }) => served.has(code))
    .map(({ code, name }) => ({ value: code, label: name }))
  return (
    <FormPart heading={t('checkout.address')}>
      <FieldRow>
        <NameFields
          given={<TextField {...form.field('address.first_name')} autoComplete="shipping given-name" required />}
          family={<TextField {...form.field('address.last_name')} autoComplete="shipping family-name" required />}
        />
      </FieldRow>
      <PlaceFields
        street={
          <>
            <TextField {...form.field('address.street')} autoComplete="shipping address-line1" required />
            <TextField {...form.field('address.addition')} autoComplete="shipping address-line2" />
          </>
        }
        town={
          <FieldRow>
            <TextField {...form.field('address.postal_code')} autoComplete="shipping postal-code" required />
            <TextField {...form.field('address.city')} autoComplete="shipping address-level2" required />
          </FieldRow>
        }
      />
      <FieldRow>
        <SelectField
          {...form.choice('address.country', countries)}
          placeholder={t('account:register.choose')}
          autoComplete="shipping country"
          required
        />
        <TextField {...form.field('address.phone')} type="tel" autoComplete="shipping tel" />
      </FieldRow>
    </FormPart>
  )
}
