import { useTranslation } from 'react-i18next'
import X from 'lucide-react/icons/x'

import { Button } from '#components/action/Button.tsx'
import { IconButton } from '#components/action/IconButton.tsx'
import { FeatureFields, FeatureRow } from '#areas/practice/components/editor/FeatureFields.tsx'
import { TextField } from '#components/form/TextField.tsx'
import { DESCRIPTION_MAX, NAME_MAX, PACKAGE_FEATURES_MAX } from '#contract/constants.ts'
import { useForm } from '#hooks/form.ts'
import { useEditorChild } from '#areas/practice/hooks/practice-editor.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { packageForm } from '#machines/practice/editor/entries/entry-forms.machine.ts'
import type { PackageFormRef } from '#machines/practice/editor/entries/entry-forms.machine.ts'

import type { EntryFormProps } from './EntriesSection.tsx'
import { EntryForm } from './EntryForm.tsx'

export function PackageForm(props: EntryFormProps) {
  const actor = useEditorChild(props.editor, 'packageForm')
  return actor && <Fields {...props} actor={actor} />
}

function Fields({ label, actor, onCancel }: EntryFormProps & { readonly actor: PackageFormRef }) {
  const { t } = useTranslation('practiceEditor')
  const formatNumber = useFormatNumber()
  const form = useForm(actor, packageForm, {
    id: { label: '' },
    name: { label: t('entries.name'), max: NAME_MAX },
    description: { label: t('field.description'), max: DESCRIPTION_MAX },
    features: { label: t('entries.features') },
    'features.*.feature_id': { label: '' },
    'features.*.text': { label: t('entries.feature'), max: NAME_MAX },
  })
  const features = form.value('features')
  return (
    <EntryForm label={label} form={form} onCancel={onCancel}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- who opens the form wants to write */}
      <TextField {...form.field('name')} autoFocus />
      <TextField {...form.field('description')} lines={4} />
      <FeatureFields legend={features.label}>
        {features.value.map(({ text }, at) => (
          <FeatureRow key={at}>
            <TextField
              {...form.field(`features.${at}.text`)}
              label={t('entries.featureAt', { number: formatNumber(at + 1) })}
            />
            <IconButton
              icon={<X size={18} />}
              label={t('entries.removeFeature', { text: text || formatNumber(at + 1) })}
              onClick={() =>
                features.onChange(
                  features.value.filter((_, index) => index !== at),
                  features.value.flatMap((_, index) => (index === at ? [] : [index])),
                )
              }
            />
          </FeatureRow>
        ))}
        {features.value.length < PACKAGE_FEATURES_MAX && (
          <Button
            variant="quiet"
            onClick={() =>
              features.onChange(
                [...features.value, { feature_id: null, text: '' }],
                [...features.value.map((_, index) => index), null],
              )
            }
          >
            {t('entries.addFeature')}
          </Button>
        )}
      </FeatureFields>
    </EntryForm>
  )
}
