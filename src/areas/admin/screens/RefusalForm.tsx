import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { FieldForm } from '#components/form/FieldForm.tsx'
import { FormActions } from '#components/form/FormActions.tsx'
import { TextField } from '#components/form/TextField.tsx'
import { NOTE_MAX } from '#contract/constants.ts'
import { isBlank } from '#contract/plain-text.ts'
import { useFormatNumber } from '#hooks/format.ts'
import type { PractitionersReviewRef } from '#machines/admin/practitioners-review.machine.ts'

export function RefusalForm({ actor }: { readonly actor: PractitionersReviewRef }) {
  const { t } = useTranslation('account')
  const formatNumber = useFormatNumber()
  const id = useId()
  const reason = useSelector(actor, ({ context }) => context.reason)
  const isIncomplete = useSelector(actor, (snapshot) => snapshot.matches({ shown: { refusing: 'incomplete' } }))
  const error = isBlank(reason)
    ? t('admin.needsReason')
    : t('admin.tooLong', { length: formatNumber(reason.trim().length), max: formatNumber(NOTE_MAX) })
  return (
    <FieldForm label={t('admin.send')} onSubmit={() => actor.send({ type: 'reason.confirm' })}>
      <TextField
        id={id}
        name="reason"
        label={t('admin.why')}
        hint={t('admin.whyHint')}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that had the focus
        autoFocus
        lines={3}
        value={reason}
        state={isIncomplete ? 'error' : 'neutral'}
        error={isIncomplete ? { text: error } : undefined}
        onChange={(value) => actor.send({ type: 'reason.change', value })}
        onBlur={() => {}}
      />
      <FormActions submit={t('admin.send')} busy={false}>
        <Button onClick={() => actor.send({ type: 'reason.cancel' })}>{t('admin.cancel')}</Button>
      </FormActions>
    </FieldForm>
  )
}
