import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { BusyLine } from '#components/feedback/BusyLine.tsx'
import { BusyNote } from '#components/feedback/BusyNote.tsx'
import { Button } from '#components/action/Button.tsx'
import { EmptyState } from '#components/feedback/EmptyState.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { useLateActor } from '#hooks/app.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import { useHasTexts } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { ProtocolListRef } from '#machines/protocols/protocol-list.machine.ts'

import { AreaPage } from '#areas/account/screens/own-area/AreaPage.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { FoundProtocols } from './FoundProtocols.tsx'
import { ListTools } from './ListTools.tsx'
import { NotApproved } from './NotApproved.tsx'

/** A practitioner's own protocols. It stands back until its words are there. */
export function ProtocolsScreen() {
  const hasTexts = useHasTexts('builder')
  const hasFolders = useHasTexts('catalogue')
  return hasTexts && hasFolders ? <ProtocolsPage /> : <WaitingPage />
}

function ProtocolsPage() {
  const { t } = useTranslation('builder')
  return (
    <AreaPage title={t('list.title')} lead={t('pages.lead')}>
      <WithLateActor name="protocolsPage">{(list) => <Protocols list={list} />}</WithLateActor>
    </AreaPage>
  )
}

function Protocols({ list }: { readonly list: ProtocolListRef }) {
  const { t } = useTranslation('builder')
  const reasonId = useId()
  const formatNumber = useFormatNumber()
  const { found, query, problem } = useSelector(list, ({ context }) => context)
  const isBusy = useSelector(list, (snapshot) => snapshot.hasTag('busy'))
  const isFailed = useSelector(list, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(problem)
  const count = found?.total_results ?? 0
  const isUnused = found !== null && count === 0 && query === ''
  return (
    <>
      {!isUnused && <ListTools list={list} action={<NewProtocol />} />}
      <BusyLine busy={isBusy} />
      {isFailed && (
        <InlineError
          message={`${t('list.failed')} ${reason}`}
          action={<Button onClick={() => list.send({ type: 'list.retry' })}>{t('common:retry')}</Button>}
        />
      )}
      {!found && isBusy && <BusyNote text={t('list.loading')} />}
      {isUnused && <EmptyState heading={t('list.emptyTitle')} text={t('list.emptyText')} actions={<NewProtocol />} />}
      {found && count === 0 && query !== '' && (
        <EmptyState
          heading={t('list.noneTitle')}
          text={t('list.none', { query })}
          actions={
            <Button variant="primary" onClick={() => list.send({ type: 'list.search', text: '' })}>
              {t('list.showAll')}
            </Button>
          }
        />
      )}
      {found && count > 0 && (
        <>
          <NotApproved id={reasonId} />
          <FoundProtocols list={list} found={found} reasonId={reasonId} />
        </>
      )}
      <Announcer message={found && !isBusy ? t('list.found', { count, number: formatNumber(count) }) : ''} />
    </>
  )
}

/** Opens the builder's form; it has no use before the builder is there. */
function NewProtocol() {
  const { t } = useTranslation('builder')
  const builder = useLateActor('protocolBuilder')
  return (
    <Button
      variant="primary"
      aria-disabled={builder === undefined}
      onClick={() => builder?.send({ type: 'builder.create' })}
    >
      {t('list.new')}
    </Button>
  )
}
