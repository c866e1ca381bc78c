import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '#components/action/Button.tsx'
import { useHref } from '#hooks/language.ts'
import { resetForm } from '#machines/account/sign-in/reset-form.machine.ts'
import type { ResetFormRef } from '#machines/account/sign-in/reset-form.machine.ts'

import { WithLateActor } from '#screens/page/WithLateActor.tsx'
import { Entered } from './Entered.tsx'
import { EntryScreen } from './EntryScreen.tsx'
import { ResetForm } from './ResetForm.tsx'

/** Choosing a new password, reached by the link of an email. */
export function ResetScreen() {
  return (
    <EntryScreen page="reset">
      <WithLateActor name="resetForm">{(actor) => <Reset actor={actor} />}</WithLateActor>
    </EntryScreen>
  )
}

function Reset({ actor }: { readonly actor: ResetFormRef }) {
  const isSent = useSelector(actor, (snapshot) => snapshot.matches('sent'))
  const hasToken = useSelector(actor, ({ context }) => resetForm.check(context.values).reset_token === undefined)
  if (isSent) return <Entered />
  return hasToken ? <ResetForm actor={actor} /> : <NeedsLink />
}

function NeedsLink() {
  const { t } = useTranslation('account')
  const href = useHref()
  return (
    <>
      <p className="vb-entry-text">{t('signIn.reset.needsLink')}</p>
      <ButtonLink href={href('/forgot-password')}>{t('signIn.reset.askAnew')}</ButtonLink>
    </>
  )
}
