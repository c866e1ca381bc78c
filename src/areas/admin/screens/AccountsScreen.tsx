import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '#components/action/Button.tsx'
import { DataTable } from '#components/layout/DataTable.tsx'
import { shownAddress } from '#contract/shown-address.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useFormatMoment } from '#hooks/format-time.ts'
import { useFullName } from '#hooks/full-name.ts'
import { useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { AccountsListRef } from '#machines/admin/accounts-list.machine.ts'
import { ACCOUNT_TYPES, accountsOfKey, accountsQuery } from '#machines/admin/lists.ts'
import type { Account } from '#machines/admin/lists.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { AreaPage } from '#areas/account/screens/own-area/AreaPage.tsx'
import { PagedList } from '#screens/page/PagedList.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { ListTools } from './ListTools.tsx'

const PATH = PAGES.adminAccounts.path
const PARTS = ['state', 'named', 'named'] as const

/** An admin finds accounts here (admin.finds-accounts). */
export function AccountsScreen() {
  const { t } = useTranslation('account')
  return (
    <AreaPage title={t('admin.accounts.title')} lead={t('admin.accounts.lead')}>
      <WithLateActor name="accountsList">{(actor) => <Accounts actor={actor} />}</WithLateActor>
    </AreaPage>
  )
}

function Accounts({ actor }: { readonly actor: AccountsListRef }) {
  const { t } = useTranslation('account')
  const href = useHref()
  const formatNumber = useFormatNumber()
  const { key, data: list, problem } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(problem)
  const { type = null, keyword = '' } = key === null ? {} : accountsOfKey(key)
  const total = list?.total_results ?? 0
  return (
    <>
      <ListTools
        path={PATH}
        keyword={keyword}
        search={t('admin.accounts.search')}
        hint={t('admin.accounts.hint')}
        filter={t('admin.accounts.column.type')}
        kinds={[null, ...ACCOUNT_TYPES]}
        kind={type}
        nameOf={(one) => t(one === null ? 'admin.accounts.allTypes' : `admin.accounts.type.${one}`)}
        queryOf={(one) => accountsQuery({ type: one, keyword, page: 1 })}
      />
      <PagedList
        list={list}
        isBusy={isBusy}
        failure={isFailed ? `${t('admin.accounts.failed')} ${reason}` : null}
        onRetry={() => actor.send({ type: 'data.retry' })}
        texts={{
          loading: t('admin.accounts.loading'),
          found: t('admin.accounts.found', { count: total, number: formatNumber(total) }),
        }}
        empty={{
          heading: t('admin.accounts.noneTitle'),
          text: t('admin.none'),
          actions: (
            <ButtonLink variant="primary" href={href(PATH)}>
              {t('admin.accounts.all')}
            </ButtonLink>
          ),
        }}
        pathOf={(page) => `${PATH}${accountsQuery({ type, keyword, page })}`}
      >
        {(accounts) => <AccountsTable accounts={accounts} />}
      </PagedList>
    </>
  )
}

function AccountsTable({ accounts }: { readonly accounts: readonly Account[] }) {
  const { t } = useTranslation('account')
  const fullName = useFullName()
  const formatMoment = useFormatMoment()
  return (
    <DataTable
      label={t('admin.accounts.list')}
      lines={PARTS}
      columns={(['name', 'type', 'registered', 'seen'] as const).map((column) => t(`admin.accounts.column.${column}`))}
      rows={accounts.map((account) => ({
        id: account.user_id,
        cells: [
          <>
            <span>{fullName(account)}</span>
            <br />
            <span className="vb-table-note">{shownAddress(account.email)}</span>
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
