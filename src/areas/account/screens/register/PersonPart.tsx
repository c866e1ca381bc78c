import { useTranslation } from 'react-i18next'

import { FieldRow } from '#components/form/FieldRow.tsx'
import { FormPart } from '#components/form/FormPart.tsx'
import { PasswordField } from '#components/form/PasswordField.tsx'
import { SelectField } from '#components/form/SelectField.tsx'
import { TextField } from '#components/form/TextField.tsx'
import { useCountries } from '#hooks/countries.ts'
import type { useForm } from '#hooks/form.ts'
import { usePasswordNeeds, usePasswordWords } from '#areas/account/hooks/password.ts'
import type { PersonValues } from '#machines/account/registration/client-form.machine.ts'

import { NameFields } from '#screens/page/NameFields.tsx'

/** A form that has what everybody gives. */
export type PersonForm = Pick<
  ReturnType<typeof useForm<PersonValues, unknown, unknown>>,
  'field' | 'email' | 'choice' | 'box'
>

export function PersonPart({ form: { field, email, choice } }: { readonly form: PersonForm }) {
  const { t } = useTranslation('account')
  const countries = useCountries()
  const password = field('password')
  const words = usePasswordWords()
  const needs = usePasswordNeeds(password.value)
  return (
    <FormPart heading={t('register.part.you')}>
      <FieldRow>
        <NameFields
          given={<TextField {...field('first_name')} autoComplete="given-name" required />}
          family={<TextField {...field('last_name')} autoComplete="family-name" required />}
        />
      </FieldRow>
      <TextField {...email('email')} type="email" autoComplete="email" hint={t('register.hint.email')} required />
      <FieldRow>
        <TextField {...field('phone')} type="tel" autoComplete="tel" />
        <SelectField
          {...choice(
            'country',
            countries.map(({ code, name }) => ({ value: code, label: name })),
          )}
          placeholder={t('register.choose')}
          autoComplete="country"
          required
        />
      </FieldRow>
      <PasswordField {...password} {...words} needs={needs} autoComplete="new-password" required />
    </FormPart>
  )
}
