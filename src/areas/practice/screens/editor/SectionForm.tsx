import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { ErrorSummary } from '#components/form/ErrorSummary.tsx'
import { FieldForm } from '#components/form/FieldForm.tsx'
import { FormActions } from '#components/form/FormActions.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { SavedMark } from '#components/action/SavedMark.tsx'
import { UnsavedMark } from '#areas/practice/components/editor/UnsavedMark.tsx'
import type { useForm } from '#hooks/form.ts'
import { useFormatTime } from '#hooks/format-time.ts'
import { useProblemText } from '#hooks/problem.ts'

/** The line beside a section's button: saved, not saved, or why it could not be. */
export interface SaveState {
  /** ms since 1970; undefined where the section was not saved on this visit. */
  readonly savedAt: number | undefined
  readonly isUnsaved: boolean
}

export interface SectionFormProps extends SaveState {
  readonly label: string
  readonly form: Pick<ReturnType<typeof useForm>, 'isBusy' | 'isSent' | 'problem' | 'failures' | 'errors' | 'submit'>
  readonly children: ReactNode
}

/** The words of one section: a button saves them, and the time of that stays beside it. */
export function SectionForm({ label, form, savedAt, isUnsaved, children }: SectionFormProps) {
  const { t } = useTranslation('practiceEditor')
  const formatTime = useFormatTime()
  const reason = useProblemText(form.problem)
  const saved = savedAt === undefined ? '' : t('savedAt', { time: formatTime(savedAt) })
  return (
    <FieldForm label={label} onSubmit={form.submit}>
      <Announcer message={form.isBusy ? t('saving') : saved} />
      {children}
      <ErrorSummary heading={t('common:form.summary')} errors={form.errors} failures={form.failures} />
      {form.problem && <InlineError message={`${t('notSaved')} ${reason}`} />}
      <FormActions submit={t('save')} busy={form.isBusy}>
        {isUnsaved && !form.isBusy ? <UnsavedMark text={t('unsaved')} /> : saved !== '' && <SavedMark text={saved} />}
      </FormActions>
    </FieldForm>
  )
}
