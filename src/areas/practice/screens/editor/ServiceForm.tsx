import { useTranslation } from 'react-i18next'

import { IconChoice } from '#areas/practice/components/editor/IconChoice.tsx'
import { ServiceIcon } from '#areas/practice/components/ServiceIcon.tsx'
import { TextField } from '#components/form/TextField.tsx'
import { DESCRIPTION_MAX, NAME_MAX } from '#contract/constants.ts'
import { STORE_ICONS } from '#areas/practice/contract/store.ts'
import { useForm } from '#hooks/form.ts'
import { useEditorChild } from '#areas/practice/hooks/practice-editor.ts'
import { serviceForm } from '#machines/practice/editor/entries/entry-forms.machine.ts'
import type { ServiceFormRef } from '#machines/practice/editor/entries/entry-forms.machine.ts'

import type { EntryFormProps } from './EntriesSection.tsx'
import { EntryForm } from './EntryForm.tsx'

export function ServiceForm(props: EntryFormProps) {
  const actor = useEditorChild(props.editor, 'serviceForm')
  return actor && <Fields {...props} actor={actor} />
}

function Fields({ label, actor, onCancel }: EntryFormProps & { readonly actor: ServiceFormRef }) {
  const { t } = useTranslation('practiceEditor')
  const form = useForm(actor, serviceForm, {
    id: { label: '' },
    name: { label: t('entries.name'), max: NAME_MAX },
    description: { label: t('field.description'), max: DESCRIPTION_MAX },
    icon: { label: t('entries.icon') },
  })
  const icon = form.value('icon')
  return (
    <EntryForm label={label} form={form} onCancel={onCancel}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- who opens the form wants to write */}
      <TextField {...form.field('name')} autoFocus />
      <TextField {...form.field('description')} lines={4} />
      <IconChoice
        label={icon.label}
        value={icon.value}
        onChange={(chosen) => icon.onChange(chosen)}
        options={STORE_ICONS.map((name) => ({
          value: name,
          label: t(`entries.icons.${name}`),
          icon: <ServiceIcon name={name} />,
        }))}
      />
    </EntryForm>
  )
}
