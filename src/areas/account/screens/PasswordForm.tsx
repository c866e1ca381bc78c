import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { Button } from '#components/action/Button.tsx'
import { ErrorSummary } from '#components/form/ErrorSummary.tsx'
import { FieldForm } from '#components/form/FieldForm.tsx'
import { FormActions } from '#components/form/FormActions.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { PasswordField } from '#components/form/PasswordField.tsx'
import { SavedMark } from '#components/action/SavedMark.tsx'
import { PASSWORD_MAX_LENGTH } from '#contract/constants.ts'
import { useForm } from '#hooks/form.ts'
import { usePasswordNeeds, usePasswordWords } from '#areas/account/hooks/password.ts'
import { useProblemText } from '#hooks/problem.ts'
import { passwordForm } from '#machines/account/password-form.machine.ts'
import type { PasswordFormRef } from '#machines/account/password-form.machine.ts'

import { WithLateActor } from '#screens/page/WithLateActor.tsx'

/** Choosing another password. */
export function PasswordForm() {
  const { t } = useTranslation('account')
  return (
    <AreaCard heading={t('profile.password')} text={t('profile.passwordText')}>
      <WithLateActor name="passwordForm">{(actor) => <Fields actor={actor} />}</WithLateActor>
    </AreaCard>
  )
}

function Fields({ actor }: { readonly actor: PasswordFormRef }) {
  const { t } = useTranslation('account')
  const form = useForm(actor, passwordForm, {
    current_password: { label: t('profile.field.current_password'), max: PASSWORD_MAX_LENGTH },
    password: { label: t('signIn.reset.password'), max: PASSWORD_MAX_LENGTH },
    confirm_password: { label: t('signIn.reset.confirm'), max: PASSWORD_MAX_LENGTH },
  })
  const words = usePasswordWords()
  const chosen = form.field('password')
  const needs = usePasswordNeeds(chosen.value)
  const reason = useProblemText(form.problem)
  const said = form.isBusy ? t('profile.saving') : t('profile.passwordChanged')
  return (
    <KeepFocus label={form.isSent ? t('profile.passwordChanged') : t('profile.password')}>
      <Announcer message={form.isBusy || form.isSent ? said : ''} />
      {form.isSent ? (
        <div className="vb-area-below">
          <SavedMark text={t('profile.passwordChanged')} />
          <Button onClick={form.reset}>{t('profile.passwordAgain')}</Button>
        </div>
      ) : (
        <FieldForm label={t('profile.password')} onSubmit={form.submit}>
          <PasswordField {...form.field('current_password')} {...words} autoComplete="current-password" required />
          <PasswordField {...chosen} {...words} autoComplete="new-password" needs={needs} required />
          <PasswordField {...form.field('confirm_password')} {...words} autoComplete="new-password" required />
          <ErrorSummary heading={t('common:form.summary')} errors={form.errors} failures={form.failures} />
          {form.problem && <InlineError message={`${t('profile.notSaved')} ${reason}`} />}
          <FormActions submit={t('profile.passwordChange')} busy={form.isBusy} />
        </FieldForm>
      )}
    </KeepFocus>
  )
}
