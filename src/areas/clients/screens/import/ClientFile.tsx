import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActorRef, Snapshot, SnapshotFrom } from 'xstate'

import { Button } from '#components/action/Button.tsx'
import { Announcer } from '#components/feedback/Announcer.tsx'
import { BusyNote } from '#components/feedback/BusyNote.tsx'
import { FileField } from '#components/form/FileField.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { CARD_FILE_MAX_BYTES, CLIENT_FILE_MAX_BYTES, IMPORTED_CLIENTS_MAX } from '#contract/constants.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useFormatSize } from '#hooks/format-size.ts'
import { useLanguage } from '#hooks/language.ts'
import type { ClientFileRef } from '#machines/clients/client-file/client-file.machine.ts'
import { keptRows } from '#machines/clients/client-file/rows.ts'
import type { FileGiven } from '#machines/upload/file-given.ts'

import { useClientsProblem } from '../words.ts'

import { EmailColumns } from './EmailColumns.tsx'
import { FileColumns } from './FileColumns.tsx'
import { FileNotes } from './FileNotes.tsx'
import { FileRows } from './FileRows.tsx'
import { Taken } from './Taken.tsx'

/** States of the table in which no row can be judged, since its emails aren't known yet. */
const WITHOUT_ROWS = ['severalEmails', 'withoutEmails'] as const
const hasRows = (snapshot: SnapshotFrom<ClientFileRef>) =>
  !WITHOUT_ROWS.some((state) => snapshot.matches({ table: state }))

interface ClientFileProps {
  readonly actor: ClientFileRef
  /** Those who were taken over are being invited, or were. */
  readonly isInviting: boolean
}

/** The file from choosing it to taking its people over. */
export function ClientFile({ actor, isInviting }: ClientFileProps) {
  const { t } = useTranslation('clientImport')
  const snapshot = useSelector(actor, (current) => current)
  const { chosen } = snapshot.context
  if (snapshot.matches('reading')) return <BusyNote text={t('reading', { name: chosen?.name ?? '' })} />
  if (snapshot.matches('sending')) return <BusyNote text={t('send.busy')} />
  if (snapshot.matches('unsent')) return <Unsent actor={actor} />
  if (snapshot.hasTag('table'))
    return (
      <>
        {snapshot.matches({ table: 'severalEmails' }) && <EmailColumns actor={actor} />}
        <FileColumns actor={actor} />
        <FileNotes notes={snapshot.context.notes} />
        {hasRows(snapshot) && <FileRows actor={actor} />}
        <Sending actor={actor} />
      </>
    )
  return (
    <>
      {snapshot.context.taken && !isInviting && <Taken taken={snapshot.context.taken} />}
      <Choosing actor={actor} />
    </>
  )
}

function Choosing({ actor }: { readonly actor: ClientFileRef }) {
  const { t } = useTranslation('clientImport')
  const id = useId()
  const formatSize = useFormatSize()
  const formatNumber = useFormatNumber()
  const language = useLanguage()
  const fault = useSelector(actor, ({ context }) => context.fault)
  const files = useSelector(
    actor,
    ({ children }) => children.storeFiles as ActorRef<Snapshot<unknown>, FileGiven> | undefined,
  )
  const limits = {
    size: formatSize(CLIENT_FILE_MAX_BYTES),
    cards: formatSize(CARD_FILE_MAX_BYTES),
    number: formatNumber(IMPORTED_CLIENTS_MAX),
  }
  return (
    <AreaCard heading={t('file.heading')} text={t('file.text')}>
      <FileField
        id={id}
        label={t('file.label')}
        hint={t('file.hint', limits)}
        choose={t('file.choose')}
        drop={t('file.drop')}
        error={fault === null ? undefined : { text: t(`fault.${fault}`, limits) }}
        onChoose={(file) => files?.send({ type: 'file.given', to: 'clientFile', file, language })}
      />
    </AreaCard>
  )
}

function Sending({ actor }: { readonly actor: ClientFileRef }) {
  const { t } = useTranslation('clientImport')
  const formatNumber = useFormatNumber()
  const count = useSelector(actor, ({ context }) => keptRows(context).length)
  const isReady = useSelector(actor, (snapshot) => snapshot.can({ type: 'rows.send' }))
  const isJudged = useSelector(actor, hasRows)
  const isNobody = useSelector(actor, (snapshot) => snapshot.matches({ table: 'nobody' }))
  const problem = useSelector(actor, ({ context }) => context.problem)
  const reason = useClientsProblem(problem)
  return (
    <AreaCard heading={t('send.heading')} text={t('send.text')}>
      {problem && <InlineError message={`${t('send.failed')} ${reason}`} />}
      {isNobody && <p>{t('send.nobody')}</p>}
      <div className="vb-form-actions">
        {isReady && (
          <Button variant="primary" onClick={() => actor.send({ type: 'rows.send' })}>
            {t('send.button', { count, number: formatNumber(count) })}
          </Button>
        )}
        <Button onClick={() => actor.send({ type: 'file.drop' })}>{t('file.another')}</Button>
      </div>
      {isJudged && !isReady && !isNobody && <p>{t('send.first')}</p>}
      <Announcer message={isReady ? t('mend.done') : ''} />
    </AreaCard>
  )
}

function Unsent({ actor }: { readonly actor: ClientFileRef }) {
  const { t } = useTranslation('clientImport')
  const reason = useClientsProblem(useSelector(actor, ({ context }) => context.problem))
  return (
    <AreaCard heading={t('unsent.heading')} text={t('unsent.text')}>
      <InlineError message={reason} />
      <div className="vb-form-actions">
        <Button variant="primary" onClick={() => actor.send({ type: 'send.retry' })}>
          {t('common:retry')}
        </Button>
        <Button onClick={() => actor.send({ type: 'rows.edit' })}>{t('unsent.edit')}</Button>
      </div>
    </AreaCard>
  )
}
