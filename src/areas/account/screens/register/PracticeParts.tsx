import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { FieldRow } from '#components/form/FieldRow.tsx'
import { FormPart } from '#components/form/FormPart.tsx'
import { SelectField } from '#components/form/SelectField.tsx'
import { TextField } from '#components/form/TextField.tsx'
import type { useForm } from '#hooks/form.ts'
import type { LookupsRef } from '#machines/account/lookups.machine.ts'
import type { PractitionerValues } from '#machines/account/registration/practitioner-form.machine.ts'

import { LookupsFailed } from './LookupsFailed.tsx'

interface PartProps {
  readonly form: Pick<ReturnType<typeof useForm<PractitionerValues, unknown, unknown>>, 'field' | 'choice'>
  readonly lookups: LookupsRef
}

/** The list of the lookups that each field chooses from. */
const LISTS = {
  health_profession: 'health_professions',
  expertise_level: 'expertise_levels',
  organisation_type: 'organisation_types',
} as const

function LookupSelect({ form, lookups, field }: PartProps & { readonly field: keyof typeof LISTS }) {
  const { t } = useTranslation('account')
  const choices = useSelector(lookups, ({ context }) => context.data?.[LISTS[field]])
  const options = (choices ?? []).map(({ id, title }) => ({ value: id, label: title }))
  return <SelectField {...form.choice(field, options)} placeholder={t('register.choose')} required />
}

export function PracticePart(props: PartProps) {
  const { t } = useTranslation('account')
  const { field } = props.form
  return (
    <FormPart heading={t('register.part.practice')}>
      <LookupsFailed lookups={props.lookups} />
      <FieldRow>
        <LookupSelect {...props} field="organisation_type" />
        <TextField {...field('practice_name')} autoComplete="organization" />
      </FieldRow>
      <TextField {...field('website')} type="url" autoComplete="url" />
    </FormPart>
  )
}

/** By what the shop judges a practitioner's certificate. */
export function CredentialsPart(props: PartProps) {
  const { t } = useTranslation('account')
  const { field } = props.form
  return (
    <FormPart heading={t('register.part.credentials')} text={t('register.part.credentialsText')}>
      <FieldRow>
        <LookupSelect {...props} field="health_profession" />
        <LookupSelect {...props} field="expertise_level" />
      </FieldRow>
      <TextField {...field('professional_body')} hint={t('register.hint.professional_body')} />
      <TextField {...field('professional_number')} />
    </FormPart>
  )
}
