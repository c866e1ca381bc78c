import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { ErrorSummary } from '#components/form/ErrorSummary.tsx'
import { FieldForm } from '#components/form/FieldForm.tsx'
import { FormActions } from '#components/form/FormActions.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { PasswordField } from '#components/form/PasswordField.tsx'
import { PASSWORD_MAX_LENGTH } from '#contract/constants.ts'
import { useForm } from '#hooks/form.ts'
import { usePasswordNeeds, usePasswordWords } from '#areas/account/hooks/password.ts'
import { useProblemText } from '#hooks/problem.ts'
import { resetForm } from '#machines/account/sign-in/reset-form.machine.ts'
import type { ResetFormRef } from '#machines/account/sign-in/reset-form.machine.ts'

/** The form of a new password; the token of the mail is in it and never in sight. */
export function ResetForm({ actor }: { readonly actor: ResetFormRef }) {
  const { t } = useTranslation('account')
  const form = useForm(actor, resetForm, {
    reset_token: { label: '' },
    password: { label: t('signIn.reset.password'), max: PASSWORD_MAX_LENGTH },
    confirm_password: { label: t('signIn.reset.confirm'), max: PASSWORD_MAX_LENGTH },
  })
  const needs = usePasswordNeeds(useSelector(actor, ({ context }) => context.values.password))
  const reason = useProblemText(form.problem)
  const password = usePasswordWords()
  return (
    <FieldForm label={t('signIn.reset.title')} onSubmit={form.submit} withoutCode={t('common:form.needs-code')}>
      <Announcer message={form.isBusy ? t('signIn.reset.sending') : ''} />
      <p className="vb-entry-text">{t('signIn.reset.lead')}</p>
      <PasswordField {...form.field('password')} {...password} needs={needs} autoComplete="new-password" required />
      <PasswordField {...form.field('confirm_password')} {...password} autoComplete="new-password" required />
      <ErrorSummary heading={t('common:form.summary')} errors={form.errors} failures={form.failures} />
      {form.problem && <InlineError message={`${t('signIn.reset.failed')} ${reason}`} />}
      <FormActions submit={t('signIn.reset.submit')} busy={form.isBusy} />
    </FieldForm>
  )
}
