import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { ErrorSummary } from '#components/form/ErrorSummary.tsx'
import { FieldForm } from '#components/form/FieldForm.tsx'
import { FormActions } from '#components/form/FormActions.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import type { useForm } from '#hooks/form.ts'
import { useProblemText } from '#hooks/problem.ts'

interface ProtocolFormProps {
  readonly label: string
  readonly form: Pick<ReturnType<typeof useForm>, 'isBusy' | 'problem' | 'failures' | 'errors' | 'submit'>
  readonly submit: string
  readonly isReady: boolean
  /** Says that it was not taken; the reason follows (builder.update-failure-says-why). */
  readonly failed: string
  readonly cancel: ReactNode
  readonly children: ReactNode
}

/** The form of a protocol's name and description. */
export function ProtocolForm({ label, form, submit, isReady, failed, cancel, children }: ProtocolFormProps) {
  const { t } = useTranslation()
  const reason = useProblemText(form.problem)
  return (
    <FieldForm label={label} onSubmit={form.submit}>
      {children}
      <ErrorSummary heading={t('form.summary')} errors={form.errors} failures={form.failures} />
      {form.problem && <InlineError message={`${failed} ${reason}`} />}
      <FormActions submit={submit} busy={form.isBusy} disabled={!isReady && !form.isBusy}>
        {cancel}
      </FormActions>
    </FieldForm>
  )
}
