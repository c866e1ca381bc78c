import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button, ButtonLink } from '#components/action/Button.tsx'
import { ProgressLine } from '#components/feedback/ProgressLine.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { INVITATIONS_AN_HOUR } from '#contract/constants.ts'
import type { ImportedClients } from '#areas/clients/contract/imported-clients.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useFormatTime } from '#hooks/format-time.ts'
import { useHref } from '#hooks/language.ts'
import type { ImportedClientsRef } from '#machines/clients/imported/imported-clients.machine.ts'
import { progressOf } from '#machines/clients/imported/imported.ts'
import { PAGES } from '#machines/pages/pages.ts'

/** The progress of the invitations (clients.imported-invited-at-pace). */
export function Invitations({ actor }: { readonly actor: ImportedClientsRef }) {
  const list = useSelector(actor, ({ context }) => context.list)
  const isRunning = useSelector(actor, (snapshot) => snapshot.hasTag('running') || snapshot.matches('stopping'))
  const isFinished = useSelector(actor, (snapshot) => snapshot.matches('finished'))
  if (list && isRunning) return <Running actor={actor} list={list} />
  return list && isFinished ? <Finished list={list} /> : null
}

function Running({ actor, list }: { readonly actor: ImportedClientsRef; readonly list: ImportedClients }) {
  const { t } = useTranslation('clientImport')
  const formatNumber = useFormatNumber()
  const formatTime = useFormatTime()
  const isStopping = useSelector(actor, (snapshot) => snapshot.matches('stopping'))
  const isUnseen = useSelector(actor, (snapshot) => snapshot.matches({ running: 'unseen' }))
  const { invited, total } = progressOf(list)
  const label = t('progress.of', { invited: formatNumber(invited), total: formatNumber(total) })
  return (
    <AreaCard heading={t('progress.heading')} text={t('progress.text', { number: formatNumber(INVITATIONS_AN_HOUR) })}>
      <ProgressLine label={label} share={total === 0 ? 0 : invited / total} />
      <p role="status">
        {list.next_at === null ? t('progress.now') : t('progress.next', { time: formatTime(Date.parse(list.next_at)) })}
      </p>
      {isUnseen && <p>{t('progress.unseen')}</p>}
      <div className="vb-form-actions">
        <Button busy={isStopping} onClick={() => actor.send({ type: 'people.stop' })}>
          {t('progress.stop')}
        </Button>
      </div>
    </AreaCard>
  )
}

function Finished({ list: { invited } }: { readonly list: ImportedClients }) {
  const { t } = useTranslation('clientImport')
  const formatNumber = useFormatNumber()
  const href = useHref()
  return (
    <AreaCard
      heading={t('progress.done', { count: invited, number: formatNumber(invited) })}
      text={t('progress.doneText')}
    >
      <div className="vb-form-actions">
        <ButtonLink href={href(PAGES.clients.path)}>{t('clients:client.back')}</ButtonLink>
      </div>
    </AreaCard>
  )
}
