import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { BuilderView } from '#areas/protocols/components/builder/BuilderView.tsx'
import { FieldForm } from '#components/form/FieldForm.tsx'
import { FormActions } from '#components/form/FormActions.tsx'
import { TextField } from '#components/form/TextField.tsx'
import { NOTE_MAX } from '#contract/constants.ts'
import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'
import { useTextError } from '#hooks/form.ts'

import { BuilderTools } from './BuilderTools.tsx'

/** The note that goes to the clients with the protocol (lines.note-form-needs-text). */
export function NoteView({ builder }: { readonly builder: BuilderRef }) {
  const { t } = useTranslation('builder')
  const id = useId()
  const textError = useTextError()
  const note = useSelector(builder, ({ context }) => context.note)
  const isIncomplete = useSelector(builder, (snapshot) =>
    snapshot.matches({ work: { Authorized: { AddingNote: 'incomplete' } } }),
  )
  const back = () => builder.send({ type: 'builder.back' })
  return (
    <BuilderView
      heading={t('shareForm.note')}
      back={{ label: t('back'), onPress: back }}
      tools={<BuilderTools builder={builder} />}
    >
      <FieldForm label={t('shareForm.note')} onSubmit={() => builder.send({ type: 'note.save' })}>
        <TextField
          id={id}
          name="note"
          label={t('shareForm.noteLabel')}
          hint={t('shareForm.noteHint')}
          lines={5}
          required
          value={note}
          state={isIncomplete ? 'error' : 'neutral'}
          error={isIncomplete ? { text: textError(note, NOTE_MAX) } : undefined}
          onBlur={() => {}}
          onChange={(text) => builder.send({ type: 'note.change', text })}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that had the focus
          autoFocus
        />
        <FormActions submit={t('shareForm.saveNote')} busy={false}>
          <Button onClick={back}>{t('cancel')}</Button>
        </FormActions>
      </FieldForm>
    </BuilderView>
  )
}
