import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { AreaCards } from '#components/layout/AreaCard.tsx'
import { BusyLine } from '#components/feedback/BusyLine.tsx'
import { Button, ButtonLink } from '#components/action/Button.tsx'
import { EmptyState } from '#components/feedback/EmptyState.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { LiveSearch } from '#components/search/LiveSearch.tsx'
import { SearchRow } from '#components/search/SearchRow.tsx'
import { CLIENT_SEARCH_MIN_LENGTH, SEARCH_MAX_LENGTH } from '#contract/constants.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { useIsResting } from '#areas/account/hooks/resting.ts'
import { keywordOf } from '#machines/clients/clients.ts'
import type { ClientsListRef } from '#machines/clients/clients-list.machine.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { AreaPage } from '#areas/account/screens/own-area/AreaPage.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { ClientsTable } from './ClientsTable.tsx'
import { ImportedNote } from './ImportedNote.tsx'
import { Rest } from '#areas/account/screens/own-area/Rest.tsx'

/** A practitioner's clients (clients.list-with-search). It stands back until its words are there. */
export function ClientsScreen() {
  return useHasTexts('clients') ? <ClientsPage /> : <WaitingPage />
}

function ClientsPage() {
  const { t } = useTranslation('clients')
  return (
    <AreaPage title={t('list.title')} lead={useIsResting() ? undefined : t('list.lead')}>
      <WithLateActor name="clientsList">
        {(actor) => (
          <KeepFocus label={t('list.title')}>
            <AreaCards>
              <Clients actor={actor} />
            </AreaCards>
          </KeepFocus>
        )}
      </WithLateActor>
    </AreaPage>
  )
}

function Clients({ actor }: { readonly actor: ClientsListRef }) {
  const { t } = useTranslation('clients')
  const { list, listed, text } = useSelector(actor, ({ context }) => context)
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  const isResting = useIsResting()
  const isNobody = list?.length === 0 && listed === '' && text.trim() === ''
  return (
    <>
      {isResting ? <Rest /> : <ImportedNote />}
      {!isNobody && <Finding actor={actor} isResting={isResting} />}
      <BusyLine busy={isBusy} />
      {isFailed && (
        <InlineError
          message={`${t('list.failed')} ${reason}`}
          action={<Button onClick={() => actor.send({ type: 'list.retry' })}>{t('common:retry')}</Button>}
        />
      )}
      {isNobody && !isResting && (
        <EmptyState heading={t('list.emptyTitle')} text={t('list.emptyText')} actions={<Adding />} />
      )}
      {list?.length === 0 && !isNobody && <NobodyFound actor={actor} />}
      {list && list.length > 0 && <Found actor={actor} />}
      <Announcer message={isBusy ? t('list.loading') : list?.length === 0 ? t('list.noneTitle') : ''} />
    </>
  )
}

/** The ways to new clients. */
function Adding() {
  const { t } = useTranslation('clients')
  const href = useHref()
  return (
    <div className="vb-form-actions">
      <ButtonLink variant="primary" href={href(PAGES.inviteClient.path)}>
        {t('invite.title')}
      </ButtonLink>
      <ButtonLink href={href(PAGES.importClients.path)}>{t('list.fromFile')}</ButtonLink>
    </div>
  )
}

function Finding({ actor, isResting }: { readonly actor: ClientsListRef; readonly isResting: boolean }) {
  const { t } = useTranslation('clients')
  const formatNumber = useFormatNumber()
  const text = useSelector(actor, ({ context }) => context.text)
  const isShort = text.trim() !== '' && keywordOf(text) === ''
  return (
    <SearchRow action={isResting ? undefined : <Adding />}>
      <LiveSearch
        label={t('list.search')}
        hint={t('list.hint')}
        value={text}
        maxLength={SEARCH_MAX_LENGTH}
        note={isShort ? t('list.short', { number: formatNumber(CLIENT_SEARCH_MIN_LENGTH) }) : undefined}
        onType={(typed) => actor.send({ type: 'list.type', text: typed })}
        onSearch={() => actor.send({ type: 'list.search' })}
      />
    </SearchRow>
  )
}

function NobodyFound({ actor }: { readonly actor: ClientsListRef }) {
  const { t } = useTranslation('clients')
  const listed = useSelector(actor, ({ context }) => context.listed)
  return (
    <EmptyState
      heading={t('list.noneTitle')}
      text={t('list.none', { keyword: listed })}
      actions={
        <Button variant="primary" onClick={() => actor.send({ type: 'list.clear' })}>
          {t('list.all')}
        </Button>
      }
    />
  )
}

function Found({ actor }: { readonly actor: ClientsListRef }) {
  const { t } = useTranslation('clients')
  const formatNumber = useFormatNumber()
  const { list, hasMore, problem } = useSelector(actor, ({ context }) => context)
  const isAdding = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'adding' }))
  const isUnadded = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'unadded' }))
  const reason = useProblemText(problem)
  const count = list?.length ?? 0
  const words = { count, number: formatNumber(count) }
  return (
    <>
      <p role="status">{t(hasMore ? 'list.first' : 'list.found', words)}</p>
      <ClientsTable clients={list ?? []} />
      {isUnadded && (
        <InlineError
          message={`${t('list.moreFailed')} ${reason}`}
          action={<Button onClick={() => actor.send({ type: 'list.retry' })}>{t('common:retry')}</Button>}
        />
      )}
      {hasMore && !isUnadded && (
        <div className="vb-area-below">
          <Button busy={isAdding} onClick={() => actor.send({ type: 'list.more' })}>
            {t('list.more')}
          </Button>
        </div>
      )}
    </>
  )
}
