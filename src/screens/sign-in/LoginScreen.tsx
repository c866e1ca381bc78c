import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '#components/Button.tsx'
import { CallOut } from '#components/CallOut.tsx'
import { useActorNamed } from '#hooks/app.tsx'
import { useHref } from '#hooks/language.ts'

import { WithChart } from '../shell/WithChart.tsx'
import { Entered } from './Entered.tsx'
import { EntryScreen } from './EntryScreen.tsx'
import { LoginForm } from './LoginForm.tsx'

/** Signing in with e-mail and password (section 2, 'Known routes'). Who is signed in already is led on by the gate. */
export function LoginScreen() {
  const isSignedIn = useSelector(useActorNamed('session'), (snapshot) => snapshot.matches('loggedin'))
  return (
    <EntryScreen page="login" beside={<NewHere />}>
      {isSignedIn ? <Entered /> : <WithChart name="loginForm">{(actor) => <LoginForm actor={actor} />}</WithChart>}
    </EntryScreen>
  )
}

function NewHere() {
  const { t } = useTranslation('account')
  const href = useHref()
  return (
    <CallOut
      heading={t('signIn.new.heading')}
      text={t('signIn.new.text')}
      tone="calm"
      action={<ButtonLink href={href('/onboarding/register-as')}>{t('signIn.new.register')}</ButtonLink>}
    />
  )
}
