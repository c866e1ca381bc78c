import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { FieldRow } from '#components/form/FieldRow.tsx'
import { FormPart } from '#components/form/FormPart.tsx'
import { SelectField } from '#components/form/SelectField.tsx'
import { TextField } from '#components/form/TextField.tsx'
import { useCountries } from '#hooks/countries.ts'
import { chosenAddress } from '#machines/orders/checkout/checkout.ts'

import { NameFields } from '#screens/page/NameFields.tsx'

import { useAddressText } from '../address-lines.ts'
import type { FormPartProps } from './checkout-form.ts'
import { PlaceFields } from './PlaceFields.tsx'

interface AddressPartProps extends FormPartProps {
  /** Called with the index of a kept address; null for a new one. */
  readonly onChoose: (index: number | null) => void
}

/** The delivery address: one of those kept, or another. */
export function AddressPart({ form, basis, onChoose }: AddressPartProps) {
  const { t } = useTranslation('shopping')
  const served = new Set(basis.delivery_methods.flatMap(({ countries }) => countries))
  const countries = useCountries()
    .filter(({ code }) => served.has(code))
    .map(({ code, name }) => ({ value: code, label: name }))
  return (
    <FormPart heading={t('checkout.address')}>
      {basis.addresses.length > 1 && <KeptAddresses form={form} basis={basis} onChoose={onChoose} />}
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

/** The addresses of earlier orders to choose from (checkout.addresses-are-kept). */
function KeptAddresses({ form, basis, onChoose }: AddressPartProps) {
  const { t } = useTranslation('shopping')
  const textOf = useAddressText()
  const chosen = chosenAddress(basis.addresses, form.address)
  const kept = basis.addresses.map((address, index) => ({ value: `${index}`, label: textOf(address) }))
  return (
    <SelectField
      id={useId()}
      name="kept_address"
      label={t('checkout.deliverTo')}
      value={chosen === null ? 'other' : `${chosen}`}
      onChange={(value) => onChoose(value === 'other' ? null : Number(value))}
      options={[...kept, { value: 'other', label: t('checkout.otherAddress') }]}
      state="neutral"
      onBlur={() => undefined}
    />
  )
}
