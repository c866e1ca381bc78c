import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { ErrorSummary } from '#components/form/ErrorSummary.tsx'
import { FieldForm } from '#components/form/FieldForm.tsx'
import { FormActions } from '#components/form/FormActions.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { SavedMark } from '#components/action/SavedMark.tsx'
import type { useForm } from '#hooks/form.ts'
import { useProblemText } from '#hooks/problem.ts'

interface SavedFormProps {
  readonly label: string
  readonly form: Pick<ReturnType<typeof useForm>, 'isBusy' | 'isSent' | 'problem' | 'failures' | 'errors' | 'submit'>
  readonly children: ReactNode
}

/** A form of the profile: it stays in sight once it is saved, and says that it is. */
export function SavedForm({ label, form, children }: SavedFormProps) {
  const { t } = useTranslation('account')
  const reason = useProblemText(form.problem)
  const said = form.isBusy ? t('profile.saving') : t('profile.saved')
  return (
    <FieldForm label={label} onSubmit={form.submit}>
      <Announcer message={form.isBusy || form.isSent ? said : ''} />
      {children}
      <ErrorSummary heading={t('common:form.summary')} errors={form.errors} failures={form.failures} />
      {form.problem && <InlineError message={`${t('profile.notSaved')} ${reason}`} />}
      <FormActions submit={t('profile.save')} busy={form.isBusy}>
        {form.isSent && <SavedMark text={t('profile.saved')} />}
      </FormActions>
    </FieldForm>
  )
}
