import { useTranslation } from 'react-i18next'

import { TextField } from '#components/form/TextField.tsx'
import { DESCRIPTION_MAX, NAME_MAX } from '#contract/constants.ts'
import { useForm } from '#hooks/form.ts'
import { storeHeaderForm } from '#machines/practice/editor/words-forms.machine.ts'
import type { StoreHeaderRef } from '#machines/practice/editor/words-forms.machine.ts'

import { type SaveState, SectionForm } from './SectionForm.tsx'

interface HeadingFormProps extends SaveState {
  readonly label: string
  readonly actor: StoreHeaderRef
}

/** A heading with its text, as several parts of the page have them. */
export function HeadingForm({ label, actor, ...saved }: HeadingFormProps) {
  const { t } = useTranslation('practiceEditor')
  const form = useForm(actor, storeHeaderForm, {
    title: { label: t('field.title'), max: NAME_MAX },
    description: { label: t('field.description'), max: DESCRIPTION_MAX },
  })
  return (
    <SectionForm label={label} form={form} {...saved}>
      <TextField {...form.field('title')} />
      <TextField {...form.field('description')} lines={6} />
    </SectionForm>
  )
}
