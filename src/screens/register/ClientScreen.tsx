import { useTranslation } from 'react-i18next'

import { useForm } from '#hooks/form.ts'
import { clientForm } from '#machines/registration/client-form.machine.ts'
import type { ClientFormRef } from '#machines/registration/client-form.machine.ts'

import { WithChart } from '../page/WithChart.tsx'
import { RegisterPage } from './RegisterPage.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'
import { useRegistrationWords } from './words.ts'

/** The page on which clients register. */
export function ClientScreen() {
  return (
    <RegisterPage who="client">
      <WithChart name="clientForm">{(actor) => <ClientFields actor={actor} />}</WithChart>
    </RegisterPage>
  )
}

function ClientFields({ actor }: { readonly actor: ClientFormRef }) {
  const { t } = useTranslation('account')
  const form = useForm(actor, clientForm, { ...useRegistrationWords(), practice: { label: '' } })
  return <RegistrationForm label={t('register.client.title')} form={form} />
}
