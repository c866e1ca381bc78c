import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { UploadField } from '#components/form/UploadField.tsx'
import { IMAGE_TYPES } from '#contract/constants.ts'
import { useFormatPercent } from '#hooks/format-percent.ts'
import { useLanguage } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { PictureRef } from '#machines/upload/picture.machine.ts'

interface PictureSlotProps {
  readonly label: string
  readonly actor: PictureRef
  readonly onChoose: (file: File) => void
}

/** The picture of one slot. */
export function PictureSlot({ label, actor, onChoose }: PictureSlotProps) {
  const { t } = useTranslation('practiceEditor')
  const id = useId()
  const language = useLanguage()
  const formatPercent = useFormatPercent()
  const snapshot = useSelector(actor, (current) => current)
  const { picture, progress, rule, problem } = snapshot.context
  const reason = useProblemText(problem)
  const ofFile = problem?.kind === 'refused' ? (problem.errors?.['image'] ?? problem.errors?.['logo']) : undefined
  const isFailed = snapshot.matches('failed')
  const said = snapshot.matches('refused')
    ? rule
      ? t(`common:${rule}`)
      : (ofFile ?? reason)
    : isFailed
      ? t('upload.failed')
      : snapshot.matches('notRemoved')
        ? `${t('upload.notRemoved')} ${reason}`
        : undefined
  const state = snapshot.matches('sending')
    ? ('sending' as const)
    : snapshot.matches('removing')
      ? ('removing' as const)
      : isFailed
        ? ('failed' as const)
        : ('resting' as const)
  return (
    <UploadField
      id={id}
      label={label}
      words={{
        choose: t('upload.choose'),
        chooseAnother: t('upload.chooseAnother'),
        drop: t('upload.drop'),
        hint: t('upload.hint'),
        sending: t('upload.sending', { percent: formatPercent(Math.round(progress * 100)) }),
        cancel: t('upload.cancel'),
        remove: t('upload.remove'),
        removing: t('upload.removing'),
        retry: t('upload.retry'),
        none: t('upload.none'),
      }}
      accept={IMAGE_TYPES}
      picture={picture === null ? null : { src: picture, alt: t('pictureAlt', { slot: label }) }}
      state={state}
      progress={progress}
      error={said === undefined ? undefined : { text: said }}
      onChoose={onChoose}
      onCancel={() => actor.send({ type: 'upload.cancel' })}
      onRetry={() => actor.send({ type: 'upload.retry' })}
      onRemove={() => actor.send({ type: 'picture.remove', language })}
    />
  )
}
