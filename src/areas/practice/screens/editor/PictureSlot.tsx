import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { UploadField } from '#components/form/UploadField.tsx'
import { IMAGE_TYPES } from '#contract/constants.ts'
import { useLanguage } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { useUploadWords } from '#hooks/upload-words.ts'
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
      words={useUploadWords(progress, t('upload.none'))}
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
