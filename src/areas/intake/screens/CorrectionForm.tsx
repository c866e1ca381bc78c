import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { CheckboxField } from '#components/form/CheckboxField.tsx'
import { FieldForm } from '#components/form/FieldForm.tsx'
import { FormActions } from '#components/form/FormActions.tsx'
import { SelectField } from '#components/form/SelectField.tsx'
import type { IngredientsRef } from '#machines/intake/ingredients.machine.ts'

import { useTargetChoices } from './target-name.ts'

/** Chooses what one name counts as. */
export function CorrectionForm({ actor }: { readonly actor: IngredientsRef }) {
  const { t } = useTranslation('intake')
  const id = useId()
  const choices = useTargetChoices()
  const { target, isForAll } = useSelector(actor, ({ context }) => context)
  const isIncomplete = useSelector(actor, (snapshot) => snapshot.matches({ shown: { choosing: 'incomplete' } }))
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches('saving'))
  return (
    <FieldForm label={t('admin.save')} onSubmit={() => actor.send({ type: 'correction.save' })}>
      <SelectField
        id={id}
        name="target"
        label={t('admin.column.match')}
        placeholder={t('admin.choose')}
        options={choices}
        value={target ?? ''}
        readOnly={isSaving}
        state={isIncomplete ? 'error' : 'neutral'}
        error={isIncomplete ? { text: t('admin.needsTarget') } : undefined}
        onChange={(value) => actor.send({ type: 'target.change', value })}
        onBlur={() => {}}
      />
      <CheckboxField
        id={`${id}-all`}
        name="isForAll"
        label={t('admin.everywhere')}
        checked={isForAll}
        readOnly={isSaving}
        state="neutral"
        onChange={(value) => actor.send({ type: 'scope.change', value })}
        onBlur={() => {}}
      />
      <FormActions submit={t('admin.save')} busy={isSaving}>
        <Button onClick={() => actor.send({ type: 'correction.cancel' })}>{t('admin.cancel')}</Button>
      </FormActions>
    </FieldForm>
  )
}
