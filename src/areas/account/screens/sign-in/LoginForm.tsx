import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { BusyNote } from '#components/feedback/BusyNote.tsx'
import { ButtonLink } from '#components/action/Button.tsx'
import { ErrorSummary } from '#components/form/ErrorSummary.tsx'
import { FieldForm } from '#components/form/FieldForm.tsx'
import { FormActions } from '#components/form/FormActions.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { PasswordField } from '#components/form/PasswordField.tsx'
import { TextField } from '#components/form/TextField.tsx'
import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '#contract/constants.ts'
import type { Problem } from '#contract/result.ts'
import { useForm } from '#hooks/form.ts'
import { useHref } from '#hooks/language.ts'
import { usePasswordWords } from '#areas/account/hooks/password.ts'
import { useProblemText } from '#hooks/problem.ts'
import { loginForm } from '#machines/account/sign-in/login-form.machine.ts'
import type { LoginFormRef } from '#machines/account/sign-in/login-form.machine.ts'

/** The form of the login (sign-in.refused-with-400-shows-why). */
export function LoginForm({ actor }: { readonly actor: LoginFormRef }) {
  const { t } = useTranslation('account')
  const href = useHref()
  const form = useForm(actor, loginForm, {
    email: { label: t('signIn.email'), max: EMAIL_MAX_LENGTH },
    password: { label: t('signIn.login.password'), max: PASSWORD_MAX_LENGTH },
  })
  const isLeaving = useSelector(actor, ({ context }) => context.sent?.kind === 'leaving')
  const reason = useProblemText(form.problem)
  const password = usePasswordWords()
  if (form.isSent && isLeaving)
    return <BusyNote text={`${t('signIn.login.leaving')}. ${t('signIn.login.leavingText')}`} />
  return (
    <FieldForm label={t('signIn.login.title')} onSubmit={form.submit} withoutCode={t('common:form.needs-code')}>
      <Announcer message={form.isBusy ? t('signIn.login.sending') : ''} />
      <TextField {...form.email('email')} type="email" autoComplete="username" required />
      <PasswordField {...form.field('password')} {...password} autoComplete="current-password" required />
      <ErrorSummary heading={t('common:form.summary')} errors={form.errors} failures={form.failures} />
      {form.problem && <InlineError message={isWrong(form.problem) ? t('signIn.login.wrong') : reason} />}
      <FormActions submit={t('signIn.login.title')} busy={form.isBusy}>
        <ButtonLink variant="quiet" href={href('/forgot-password')}>
          {t('signIn.login.forgot')}
        </ButtonLink>
      </FormActions>
    </FieldForm>
  )
}

/** The server refused e-mail or password and said nothing more of it. */
const isWrong = (problem: Problem): boolean =>
  problem.kind === 'refused' && problem.status === 400 && problem.message === ''
