import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { AnyActorRef } from 'xstate'

import { PictureList } from '#areas/products/components/PictureList.tsx'
import { type StoredPicture, thumbnailOf } from '#areas/products/contract/fields.ts'
import { useProductField } from '#areas/products/hooks/fields.ts'
import { UploadField } from '#components/form/UploadField.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { IMAGE_TYPES } from '#contract/constants.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useLanguage } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { useUploadWords } from '#hooks/upload-words.ts'
import type { AdminProductRef } from '#machines/products/admin-product.machine.ts'
import type { PictureRef } from '#machines/upload/picture.machine.ts'

import { Conflict } from './Fields.tsx'

/** The pictures of a product in their order. */
export function PicturesPart({ actor }: { readonly actor: AdminProductRef }) {
  const { t } = useTranslation('products')
  const formatNumber = useFormatNumber()
  const { value, onChange } = useProductField(actor, 'pictures')
  const pictures = (Array.isArray(value) ? value : []) as StoredPicture[]
  const slot = useSelector(actor, ({ children }) => children['productPicture']) as PictureRef | undefined
  const files = useSelector(actor, ({ children }) => children['storeFiles']) as AnyActorRef | undefined
  const language = useLanguage()
  const moved = (index: number, by: 1 | -1) => {
    const next = [...pictures]
    const [one] = next.splice(index, 1)
    if (one) next.splice(index + by, 0, one)
    return next
  }
  return (
    <AreaCard heading={t('part.pictures')} text={pictures.length === 0 ? t('picture.none') : undefined}>
      {pictures.length > 0 && (
        <PictureList
          label={t('part.pictures')}
          pictures={pictures.map(({ source, photo }, index) => {
            const number = formatNumber(index + 1)
            return {
              key: `${source} ${photo}`,
              src: photo === null ? undefined : thumbnailOf(photo),
              name: photo === null ? t('picture.missing', { address: source }) : t('picture.name', { number }),
              words: {
                earlier: t('picture.earlier', { number }),
                later: t('picture.later', { number }),
                remove: t('picture.remove', { number }),
              },
            }
          })}
          onMove={(index, by) => onChange(moved(index, by))}
          onRemove={(index) => onChange(pictures.filter((_, place) => place !== index))}
        />
      )}
      <Conflict actor={actor} field="pictures" />
      {slot && (
        <NewPicture
          actor={slot}
          onChoose={(file) => files?.send({ type: 'file.given', to: 'productPicture', file, language })}
        />
      )}
    </AreaCard>
  )
}

/** A picture to add, which is sent at once and saved with the rest. */
function NewPicture({ actor, onChoose }: { readonly actor: PictureRef; readonly onChoose: (file: File) => void }) {
  const { t } = useTranslation('practiceEditor')
  const snapshot = useSelector(actor, (current) => current)
  const { progress, rule, problem } = snapshot.context
  const reason = useProblemText(problem)
  const ofFile = problem?.kind === 'refused' ? problem.errors?.['image'] : undefined
  const said = snapshot.matches('refused')
    ? rule
      ? t(`common:${rule}`)
      : (ofFile ?? reason)
    : snapshot.matches('failed')
      ? t('upload.failed')
      : undefined
  return (
    <UploadField
      id="product-new-picture"
      label={t('products:picture.add')}
      words={useUploadWords(progress, t('products:picture.saved'))}
      accept={IMAGE_TYPES}
      picture={null}
      state={snapshot.matches('sending') ? 'sending' : snapshot.matches('failed') ? 'failed' : 'resting'}
      progress={progress}
      error={said === undefined ? undefined : { text: said }}
      onChoose={onChoose}
      onCancel={() => actor.send({ type: 'upload.cancel' })}
      onRetry={() => actor.send({ type: 'upload.retry' })}
      onRemove={() => undefined}
    />
  )
}
