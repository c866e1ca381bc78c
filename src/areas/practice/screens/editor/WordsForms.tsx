import { useTranslation } from 'react-i18next'

import { TextField } from '#components/form/TextField.tsx'
import { DESCRIPTION_MAX, NOTE_MAX } from '#contract/constants.ts'
import { useForm } from '#hooks/form.ts'
import { storeContactForm, storeMessageForm } from '#machines/practice/editor/words-forms.machine.ts'
import type { StoreContactRef, StoreMessageRef } from '#machines/practice/editor/words-forms.machine.ts'

import { type SaveState, SectionForm } from './SectionForm.tsx'

interface WordsFormProps<Ref> extends SaveState {
  readonly label: string
  readonly actor: Ref
}

export function MessageForm({ label, actor, ...saved }: WordsFormProps<StoreMessageRef>) {
  const { t } = useTranslation('practiceEditor')
  const form = useForm(actor, storeMessageForm, { message: { label: t('field.message'), max: NOTE_MAX } })
  return (
    <SectionForm label={label} form={form} {...saved}>
      <TextField {...form.field('message')} lines={4} />
    </SectionForm>
  )
}

export function ContactForm({ label, actor, ...saved }: WordsFormProps<StoreContactRef>) {
  const { t } = useTranslation('practiceEditor')
  const form = useForm(actor, storeContactForm, {
    description: { label: t('field.description'), max: DESCRIPTION_MAX },
  })
  return (
    <SectionForm label={label} form={form} {...saved}>
      <TextField {...form.field('description')} lines={6} />
    </SectionForm>
  )
}
