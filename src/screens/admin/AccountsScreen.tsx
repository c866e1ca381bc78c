import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { BusyLine } from '#components/feedback/BusyLine.tsx'
import { Button, ButtonLink } from '#components/action/Button.tsx'
import { DataTable } from '#components/layout/DataTable.tsx'
import { EmptyState } from '#components/feedback/EmptyState.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { SearchForm } from '#components/search/SearchForm.tsx'
import { SEARCH_MAX_LENGTH } from '#contract/constants.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useFormatMoment } from '#hooks/format-time.ts'
import { useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { AccountsListRef } from '#machines/admin/accounts-list.machine.ts'
import type { Account } from '#machines/admin/lists.ts'

import { AreaPage } from '../account/AreaPage.tsx'
import { WithChart } from '../page/WithChart.tsx'

import { AdminPages } from './AdminPages.tsx'
import { fullName } from '../account/full-name.ts'

const PATH = '/account/admin/accounts'

/** Where an admin looks for accounts (admin.finds-accounts). */
export function AccountsScreen() {
  const { t } = useTranslation('account')
  return (
    <AreaPage title={t('admin.accounts.title')} lead={t('admin.accounts.lead')}>
      <WithChart name="accountsList">{(actor) => <Accounts actor={actor} />}</WithChart>
    </AreaPage>
  )
}

function Accounts({ actor }: { readonly actor: AccountsListRef }) {
  const { t } = useTranslation('account')
  const href = useHref()
  const formatNumber = useFormatNumber()
  const {
    wanted: { keyword },
    list,
    problem,
  } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(problem)
  const found = list
    ? t('admin.accounts.found', { count: list.total_results, number: formatNumber(list.total_results) })
    : ''
  const words = keyword === '' ? '' : `query=${encodeURIComponent(keyword)}&`
  return (
    <>
      <SearchForm
        action={href(PATH)}
        label={t('admin.accounts.search')}
        button={t('admin.accounts.button')}
        hint={t('admin.accounts.hint')}
        value={keyword}
        maxLength={SEARCH_MAX_LENGTH}
      />
      <BusyLine busy={isBusy} />
      {isFailed && (
        <InlineError
          message={reason}
          action={<Button onClick={() => actor.send({ type: 'list.retry' })}>{t('common:retry')}</Button>}
        />
      )}
      {list && list.data.length > 0 && (
        <>
          <p>{found}</p>
          <AccountsTable accounts={list.data} />
          <AdminPages
            current={list.current_page}
            total={list.total_pages}
            hrefOf={(page) => href(`${PATH}?${words}page=${page}`)}
          />
        </>
      )}
      {list?.data.length === 0 && (
        <EmptyState
          heading={t('admin.accounts.noneTitle')}
          text={t('admin.accounts.none', { keyword })}
          actions={<ButtonLink href={href(PATH)}>{t('admin.accounts.all')}</ButtonLink>}
        />
      )}
      <Announcer
        message={
          isBusy
            ? t('admin.accounts.loading')
            : !list
              ? ''
              : list.data.length === 0
                ? t('admin.accounts.noneTitle')
                : found
        }
      />
    </>
  )
}

function AccountsTable({ accounts }: { readonly accounts: readonly Account[] }) {
  const { t } = useTranslation('account')
  const formatMoment = useFormatMoment()
  return (
    <DataTable
      label={t('admin.accounts.list')}
      columns={(['name', 'type', 'registered', 'seen'] as const).map((column) => t(`admin.accounts.column.${column}`))}
      rows={accounts.map((account) => ({
        id: account.user_id,
        cells: [
          <>
            <span>{fullName(account)}</span>
            <br />
            <span className="vb-table-note">{account.email}</span>
          </>,
          <>
            <span>{t(`admin.accounts.type.${account.user_type_id}`)}</span>
            {!account.active && <span className="vb-table-note">{` · ${t('admin.accounts.inactive')}`}</span>}
          </>,
          formatMoment(account.registered_at),
          account.last_seen_at === null ? t('admin.accounts.never') : formatMoment(account.last_seen_at),
        ],
      }))}
    />
  )
}
