import { useTranslation } from 'react-i18next'

import { useForm } from '#hooks/form.ts'
import type { LookupsRef } from '#machines/account/lookups.machine.ts'
import { practitionerForm } from '#machines/account/registration/practitioner-form.machine.ts'
import type { PractitionerFormRef } from '#machines/account/registration/practitioner-form.machine.ts'

import { WithLateActor } from '#screens/page/WithLateActor.tsx'
import { CredentialsPart, PracticePart } from './PracticeParts.tsx'
import { RegisterPage } from './RegisterPage.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'
import { useRegistrationWords } from './words.ts'

/** The page on which practitioners register. */
export function PractitionerScreen() {
  return (
    <RegisterPage who="practitioner">
      <WithLateActor name="practitionerForm">
        {(actor) => (
          <WithLateActor name="lookups">
            {(lookups) => <PractitionerFields actor={actor} lookups={lookups} />}
          </WithLateActor>
        )}
      </WithLateActor>
    </RegisterPage>
  )
}

function PractitionerFields({ actor, lookups }: { readonly actor: PractitionerFormRef; readonly lookups: LookupsRef }) {
  const { t } = useTranslation('account')
  const form = useForm(actor, practitionerForm, useRegistrationWords())
  return (
    <RegistrationForm label={t('register.practitioner.title')} form={form}>
      <PracticePart form={form} lookups={lookups} />
      <CredentialsPart form={form} lookups={lookups} />
    </RegistrationForm>
  )
}
