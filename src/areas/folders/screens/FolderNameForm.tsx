import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { FieldForm } from '#components/form/FieldForm.tsx'
import { FormActions } from '#components/form/FormActions.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { TextField } from '#components/form/TextField.tsx'
import { NAME_MAX } from '#contract/constants.ts'
import { isBlank } from '#contract/plain-text.ts'
import { isNameChange, useFailure } from '#areas/folders/hooks/folders.ts'
import type { FoldersRef } from '#areas/folders/hooks/folders.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useProblemText } from '#hooks/problem.ts'

export function FolderNameForm({ actor }: { readonly actor: FoldersRef }) {
  const { t } = useTranslation('shopping')
  const formatNumber = useFormatNumber()
  const id = useId()
  const name = useSelector(actor, ({ context }) => context.naming.name)
  const isIncomplete = useSelector(actor, (snapshot) =>
    snapshot.matches({ signedIn: { here: { naming: { writing: 'incomplete' } } } }),
  )
  const isRefused = useSelector(actor, (snapshot) =>
    snapshot.matches({ signedIn: { here: { naming: { writing: 'refused' } } } }),
  )
  const reason = useProblemText(useFailure(actor, isNameChange))
  const error = isBlank(name)
    ? t('common:form.empty-field')
    : t('common:form.too-long', { length: formatNumber(name.trim().length), max: formatNumber(NAME_MAX) })
  return (
    <FieldForm label={t('folders.name')} onSubmit={() => actor.send({ type: 'name.confirm' })}>
      <TextField
        id={id}
        name="folder"
        label={t('folders.name')}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that had the focus
        autoFocus
        value={name}
        state={isIncomplete ? 'error' : 'neutral'}
        error={isIncomplete ? { text: error } : undefined}
        onChange={(value) => actor.send({ type: 'name.change', value })}
        onBlur={() => {}}
      />
      {isRefused && <InlineError message={`${t('folders.unchanged')} ${reason}`} />}
      <FormActions submit={t('folders.save')} busy={false}>
        <Button onClick={() => actor.send({ type: 'name.cancel' })}>{t('folders.cancel')}</Button>
      </FormActions>
    </FieldForm>
  )
}
