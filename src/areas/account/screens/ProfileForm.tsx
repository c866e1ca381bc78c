import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { CheckboxField } from '#components/form/CheckboxField.tsx'
import { FieldRow } from '#components/form/FieldRow.tsx'
import { SelectField } from '#components/form/SelectField.tsx'
import { TextField } from '#components/form/TextField.tsx'
import { NAME_MAX } from '#contract/constants.ts'
import { MENU_LANGUAGES } from '#contract/languages.ts'
import { useCountries } from '#hooks/countries.ts'
import { useForm } from '#hooks/form.ts'
import { profileForm } from '#machines/account/profile-form.machine.ts'
import type { ProfileFormRef } from '#machines/account/profile-form.machine.ts'

import { NameFields } from '#screens/page/NameFields.tsx'
import { LANGUAGE_NAMES } from '#hooks/language-names.ts'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { CertificateNote } from './CertificateNote.tsx'
import { SavedForm } from './SavedForm.tsx'

/** The details that everybody has. */
export function ProfileForm() {
  const { t } = useTranslation('account')
  return (
    <AreaCard heading={t('profile.details')} anchor="details">
      <WithLateActor name="profileForm">{(actor) => <Fields actor={actor} />}</WithLateActor>
    </AreaCard>
  )
}

function Fields({ actor }: { readonly actor: ProfileFormRef }) {
  const { t } = useTranslation('account')
  const form = useForm(actor, profileForm, {
    first_name: { label: t('register.field.first_name'), max: NAME_MAX },
    last_name: { label: t('register.field.last_name'), max: NAME_MAX },
    phone: { label: t('register.field.phone') },
    country: { label: t('register.field.country') },
    language: { label: t('profile.field.language') },
    newsletter: { label: t('profile.field.newsletter') },
  })
  const countries = useCountries().map(({ code, name }) => ({ value: code, label: name }))
  // An alias that somebody registered under is not offered to others (language.menu-has-twelve-entries).
  const { value: language } = form.value('language')
  const codes = MENU_LANGUAGES.some((code) => code === language)
    ? MENU_LANGUAGES
    : [...MENU_LANGUAGES, 'zh_tw' as const]
  return (
    <SavedForm label={t('profile.details')} form={form}>
      <CertificateNote isSent={form.isSent} />
      <FieldRow>
        <NameFields
          given={<TextField {...form.field('first_name')} autoComplete="given-name" required />}
          family={<TextField {...form.field('last_name')} autoComplete="family-name" required />}
        />
        <TextField {...form.field('phone')} type="tel" autoComplete="tel" />
        <SelectField {...form.choice('country', countries)} placeholder={t('register.choose')} autoComplete="country" />
        <SelectField
          {...form.choice(
            'language',
            codes.map((code) => ({ value: code, label: LANGUAGE_NAMES[code] })),
          )}
          hint={t('profile.languageHint')}
        />
      </FieldRow>
      <CheckboxField {...form.box('newsletter')} />
    </SavedForm>
  )
}
