import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { Button, ButtonLink } from '#components/action/Button.tsx'
import { ErrorSummary } from '#components/form/ErrorSummary.tsx'
import { FieldForm } from '#components/form/FieldForm.tsx'
import { FormActions } from '#components/form/FormActions.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { SentView } from '#components/form/SentView.tsx'
import { TextField } from '#components/form/TextField.tsx'
import { EMAIL_MAX_LENGTH } from '#contract/constants.ts'
import { shownAddress } from '#contract/shown-address.ts'
import { useForm } from '#hooks/form.ts'
import { useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { forgotForm } from '#machines/account/sign-in/forgot-form.machine.ts'
import type { ForgotFormRef } from '#machines/account/sign-in/forgot-form.machine.ts'

import { WithLateActor } from '#screens/page/WithLateActor.tsx'
import { EntryScreen } from './EntryScreen.tsx'

/**
 * Asking for an email that leads to a new password. Where it can't be sent, the form says so and why
 * (sign-in.forgot-password-failure).
 */
export function ForgotScreen() {
  return (
    <EntryScreen page="forgot">
      <WithLateActor name="forgotForm">{(actor) => <ForgotForm actor={actor} />}</WithLateActor>
    </EntryScreen>
  )
}

function ForgotForm({ actor }: { readonly actor: ForgotFormRef }) {
  const { t } = useTranslation('account')
  const href = useHref()
  const form = useForm(actor, forgotForm, { email: { label: t('signIn.email'), max: EMAIL_MAX_LENGTH } })
  const email = useSelector(actor, ({ context }) => context.values.email)
  const reason = useProblemText(form.problem)
  const said = form.isSent ? t('signIn.forgot.sent') : ''
  return (
    <>
      <Announcer message={form.isBusy ? t('signIn.forgot.sending') : said} />
      {form.isSent ? (
        <SentView
          heading={said}
          text={t('signIn.forgot.sentText', { email: shownAddress(email) })}
          action={<Button onClick={form.reset}>{t('signIn.forgot.another')}</Button>}
        />
      ) : (
        <FieldForm label={t('signIn.forgot.title')} onSubmit={form.submit} withoutCode={t('common:form.needs-code')}>
          <p className="vb-entry-text">{t('signIn.forgot.lead')}</p>
          <TextField {...form.email('email')} type="email" autoComplete="username" required />
          <ErrorSummary heading={t('common:form.summary')} errors={form.errors} failures={form.failures} />
          {form.problem && <InlineError message={`${t('signIn.forgot.failed')} ${reason}`} />}
          <FormActions submit={t('signIn.forgot.submit')} busy={form.isBusy}>
            <ButtonLink variant="quiet" href={href('/login')}>
              {t('signIn.toLogin')}
            </ButtonLink>
          </FormActions>
        </FieldForm>
      )}
    </>
  )
}
