import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActorRef, Snapshot } from 'xstate'

import { Button } from '#components/action/Button.tsx'
import { ProgressLine } from '#components/feedback/ProgressLine.tsx'
import { FileField } from '#components/form/FileField.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { IMPORT_MAX_BYTES } from '#contract/constants.ts'
import { useFormatPercent } from '#hooks/format-percent.ts'
import { useFormatSize } from '#hooks/format-size.ts'
import { useLanguage } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { CatalogueImportRef } from '#machines/import/catalogue-import.machine.ts'
import type { FileGiven } from '#machines/upload/file-given.ts'

/** The file that is chosen and sent. */
export function ImportFile({ actor }: { readonly actor: CatalogueImportRef }) {
  const { t } = useTranslation('import')
  const id = useId()
  const formatPercent = useFormatPercent()
  const formatSize = useFormatSize()
  const snapshot = useSelector(actor, (current) => current)
  const files = useSelector(
    actor,
    ({ children }) => children.storeFiles as ActorRef<Snapshot<unknown>, FileGiven> | undefined,
  )
  const language = useLanguage()
  const { chosen, progress, fault, problem } = snapshot.context
  const reason = useProblemText(problem)
  const size = formatSize(IMPORT_MAX_BYTES)
  const name = chosen?.name ?? ''
  const isStopping = snapshot.matches('stopping')
  if (snapshot.matches('clearing') || snapshot.matches('sending') || isStopping)
    return (
      <AreaCard heading={t('sending.heading')} text={t('sending.text', { name })}>
        <ProgressLine
          label={t('sending.progress', { percent: formatPercent(Math.floor(progress * 100)) })}
          share={progress}
        />
        <div className="vb-form-actions">
          <Button busy={isStopping} onClick={() => actor.send({ type: 'upload.cancel' })}>
            {t('sending.cancel')}
          </Button>
        </div>
      </AreaCard>
    )
  if (snapshot.matches('unsent'))
    return (
      <AreaCard heading={t('unsent.heading')} text={t('unsent.text', { name })}>
        <InlineError message={reason} />
        <div className="vb-form-actions">
          <Button variant="primary" onClick={() => actor.send({ type: 'upload.retry' })}>
            {t('unsent.retry')}
          </Button>
          <Button onClick={() => actor.send({ type: 'upload.cancel' })}>{t('unsent.cancel')}</Button>
        </div>
      </AreaCard>
    )
  const wrong = fault ? t(`fault.${fault}`, { size }) : problem ? reason : undefined
  return (
    <AreaCard heading={t('file.heading')} text={t('file.text')}>
      <FileField
        id={id}
        label={t('file.label')}
        hint={t('file.hint', { size })}
        choose={t('file.choose')}
        drop={t('file.drop')}
        error={wrong === undefined ? undefined : { text: wrong }}
        onChoose={(file) => files?.send({ type: 'file.given', to: 'catalogueImport', file, language })}
      />
    </AreaCard>
  )
}
