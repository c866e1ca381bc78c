import { useMatch } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { FormNote } from '#components/form/FormNote.tsx'
import { useLateActor } from '#hooks/app.tsx'
import { useForm } from '#hooks/form.ts'
import { useLanguage } from '#hooks/language.ts'
import { personName } from '#contract/person-name.ts'
import { clientForm } from '#machines/account/registration/client-form.machine.ts'
import type { ClientFormRef } from '#machines/account/registration/client-form.machine.ts'

import { WithLateActor } from '#screens/page/WithLateActor.tsx'
import { RegisterPage } from './RegisterPage.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'
import { useRegistrationWords } from './words.ts'

/** The page on which clients register. */
export function ClientScreen() {
  return (
    <RegisterPage who="client">
      <OfPractice />
      <WithLateActor name="clientForm">{(actor) => <ClientFields actor={actor} />}</WithLateActor>
    </RegisterPage>
  )
}

/** Whose client they become, and what that shows (account.joining-says-what-is-seen). */
function OfPractice() {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const isAsked = useMatch({ strict: false, select: ({ search }) => 'practice' in search })
  const name = useSelector(useLateActor('practice'), (snapshot) => {
    const practice = snapshot?.context.practice
    return practice ? personName(practice.practitioner, language) : undefined
  })
  if (!isAsked || name === undefined) return null
  return <FormNote>{`${t('register.client.of', { name })} ${t('register.client.seen', { name })}`}</FormNote>
}

function ClientFields({ actor }: { readonly actor: ClientFormRef }) {
  const { t } = useTranslation('account')
  const form = useForm(actor, clientForm, { ...useRegistrationWords(), practice: { label: '' } })
  return <RegistrationForm label={t('register.client.title')} form={form} />
}
