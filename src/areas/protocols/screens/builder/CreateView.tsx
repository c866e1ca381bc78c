import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { BuilderView } from '#areas/protocols/components/builder/BuilderView.tsx'
import { TextField } from '#components/form/TextField.tsx'
import { DESCRIPTION_MAX, NAME_MAX } from '#contract/constants.ts'
import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'
import { useForm } from '#hooks/form.ts'
import { isComplete } from '#machines/form/form.ts'
import { createForm } from '#machines/protocols/protocol-forms.machine.ts'
import type { CreateProtocolRef } from '#machines/protocols/protocol-forms.machine.ts'

import { BuilderTools } from './BuilderTools.tsx'
import { ProtocolForm } from './ProtocolForm.tsx'

/** The form of a new protocol. */
export function CreateView({
  builder,
  form: actor,
}: {
  readonly builder: BuilderRef
  readonly form: CreateProtocolRef
}) {
  const { t } = useTranslation('builder')
  const form = useForm(actor, createForm, {
    name: { label: t('field.name'), max: NAME_MAX },
    description: { label: t('field.description'), max: DESCRIPTION_MAX },
  })
  const isReady = useSelector(actor, ({ context }) => isComplete(createForm, context.values))
  const back = () => builder.send({ type: 'builder.back' })
  return (
    <BuilderView
      heading={t('create.title')}
      back={{ label: t('back'), onPress: back }}
      tools={<BuilderTools builder={builder} />}
    >
      <ProtocolForm
        label={t('create.title')}
        form={form}
        submit={t('create.submit')}
        isReady={isReady}
        failed={t('create.failed')}
        cancel={<Button onClick={back}>{t('cancel')}</Button>}
      >
        <TextField
          {...form.field('name')}
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that had the focus
          autoFocus
        />
        <TextField {...form.field('description')} required lines={3} />
      </ProtocolForm>
    </BuilderView>
  )
}
