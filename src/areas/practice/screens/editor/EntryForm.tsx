import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { ErrorSummary } from '#components/form/ErrorSummary.tsx'
import { FieldForm } from '#components/form/FieldForm.tsx'
import { FormActions } from '#components/form/FormActions.tsx'
import type { useForm } from '#hooks/form.ts'

interface EntryFormProps {
  readonly label: string
  readonly form: Pick<ReturnType<typeof useForm>, 'isBusy' | 'failures' | 'errors' | 'submit'>
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** The words of one entry. Its list saves what is sent. */
export function EntryForm({ label, form, onCancel, children }: EntryFormProps) {
  const { t } = useTranslation('practiceEditor')
  return (
    <FieldForm label={label} onSubmit={form.submit}>
      {children}
      <ErrorSummary heading={t('common:form.summary')} errors={form.errors} failures={form.failures} />
      <FormActions submit={t('save')} busy={form.isBusy}>
        <Button variant="quiet" onClick={onCancel}>
          {t('entries.cancel')}
        </Button>
      </FormActions>
    </FieldForm>
  )
}
