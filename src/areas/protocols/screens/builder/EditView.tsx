import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { BuilderView } from '#areas/protocols/components/builder/BuilderView.tsx'
import { TextField } from '#components/form/TextField.tsx'
import { DESCRIPTION_MAX, NAME_MAX } from '#contract/constants.ts'
import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'
import { useForm } from '#hooks/form.ts'
import { isComplete } from '#machines/form/form.ts'
import { editForm } from '#machines/protocols/protocol-forms.machine.ts'
import type { EditProtocolRef } from '#machines/protocols/protocol-forms.machine.ts'

import { BuilderTools } from './BuilderTools.tsx'
import { ProtocolForm } from './ProtocolForm.tsx'

/** Name and description of the active protocol. */
export function EditView({ builder, form: actor }: { readonly builder: BuilderRef; readonly form: EditProtocolRef }) {
  const { t } = useTranslation('builder')
  const form = useForm(actor, editForm, {
    protocol_id: { label: '' },
    name: { label: t('field.name'), max: NAME_MAX },
    description: { label: t('field.description'), max: DESCRIPTION_MAX },
  })
  const active = useSelector(builder, ({ context }) => context.active)
  const isReady = useSelector(
    actor,
    ({ context: { values } }) =>
      (values.name !== active?.name || values.description !== active.description) && isComplete(editForm, values),
  )
  const back = () => builder.send({ type: 'builder.back' })
  return (
    <BuilderView
      heading={t('edit.title')}
      back={{ label: t('backToProtocol'), onPress: back }}
      tools={<BuilderTools builder={builder} />}
    >
      <ProtocolForm
        label={t('edit.title')}
        form={form}
        submit={t('edit.submit')}
        isReady={isReady}
        failed={t('edit.failed')}
        cancel={<Button onClick={back}>{t('cancel')}</Button>}
      >
        <TextField
          {...form.field('name')}
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the menu that had the focus
          autoFocus
        />
        <TextField {...form.field('description')} lines={3} />
      </ProtocolForm>
    </BuilderView>
  )
}
