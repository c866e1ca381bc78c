import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaPage } from '#areas/account/screens/own-area/AreaPage.tsx'
import { ListTools } from '#areas/admin/screens/ListTools.tsx'
import { Customer } from '#areas/orders/screens/Customer.tsx'
import { RETURN_STATES } from '#areas/returns/contract/returns.ts'
import { ButtonLink } from '#components/action/Button.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { DataTable, NoValue } from '#components/layout/DataTable.tsx'
import { useFormatDate, useFormatDay } from '#hooks/format-day.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { PAGES } from '#machines/pages/pages.ts'
import type { AllReturnsRef } from '#machines/returns/all-returns.machine.ts'
import { adminReturnPath, returnsOfKey, returnsQuery } from '#machines/returns/returns-place.ts'

import { PagedList } from '#screens/page/PagedList.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { useReturnStatus } from './ReturnList.tsx'

const PATH = PAGES.adminReturns.path
const PARTS = ['note', 'note', 'amount', 'wide', 'named'] as const

/** The returns of the shop, for an admin (returns.admin-sees-all). It stands back until its words are there. */
export function AdminReturns() {
  const hasTexts = useHasTexts('returns')
  const hasOrders = useHasTexts('orders')
  return hasTexts && hasOrders ? <Page /> : <WaitingPage />
}

function Page() {
  const { t } = useTranslation('returns')
  return (
    <AreaPage title={t('all.title')} lead={t('all.lead')}>
      <WithLateActor name="allReturns">{(actor) => <All actor={actor} />}</WithLateActor>
    </AreaPage>
  )
}

function All({ actor }: { readonly actor: AllReturnsRef }) {
  const { t } = useTranslation('returns')
  const href = useHref()
  const formatNumber = useFormatNumber()
  const { key, data: list, problem } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(problem)
  const { state = null, keyword = '' } = key === null ? {} : returnsOfKey(key)
  const isFiltered = state !== null || keyword !== ''
  const total = list?.total_results ?? 0
  return (
    <>
      <ListTools
        path={PATH}
        keyword={keyword}
        search={t('all.search')}
        hint={t('orders:admin.hint')}
        filter={t('list.state')}
        kinds={[null, ...RETURN_STATES]}
        kind={state}
        nameOf={(one) => t(one === null ? 'all.all' : `short.${one}`)}
        queryOf={(one) => returnsQuery({ state: one, keyword })}
      />
      <PagedList
        list={list}
        isBusy={isBusy}
        failure={isFailed ? `${t('failed')} ${reason}` : null}
        onRetry={() => actor.send({ type: 'data.retry' })}
        texts={{ loading: t('loading'), found: t('all.found', { count: total, number: formatNumber(total) }) }}
        empty={
          isFiltered
            ? {
                heading: t('all.noneTitle'),
                text: t('all.noneText'),
                actions: (
                  <ButtonLink variant="primary" href={href(PATH)}>
                    {t('all.showAll')}
                  </ButtonLink>
                ),
              }
            : {
                heading: t('all.emptyTitle'),
                text: t('all.emptyText'),
                actions: (
                  <ButtonLink variant="primary" href={href(PAGES.adminOrders.path)}>
                    {t('all.toOrders')}
                  </ButtonLink>
                ),
              }
        }
        pathOf={(page) => `${PATH}${returnsQuery({ state, keyword, page })}`}
      >
        {(rows) => <Rows rows={rows} />}
      </PagedList>
    </>
  )
}

type Listed = NonNullable<ReturnType<AllReturnsRef['getSnapshot']>['context']['data']>['data']

function Rows({ rows }: { readonly rows: Readonly<Listed> }) {
  const { t } = useTranslation('returns')
  const href = useHref()
  const formatDay = useFormatDay()
  const formatDate = useFormatDate()
  const formatNumber = useFormatNumber()
  const statusOf = useReturnStatus()
  return (
    <DataTable
      label={t('all.title')}
      lines={PARTS}
      columns={[
        t('orders:column.number'),
        t('list.asked'),
        t('orders:column.customer'),
        t('list.state'),
        t('orders:column.items'),
        t('all.refundBy'),
      ]}
      rows={rows.map((one) => ({
        id: one.return_id,
        cells: [
          <TextLink key="number" href={href(adminReturnPath(one.return_id))}>
            <span translate="no">{one.number}</span>
          </TextLink>,
          formatDay(one.asked_at),
          <span key="customer">
            <Customer customer={one.customer} />
          </span>,
          statusOf(one),
          formatNumber(one.total_items),
          one.state === 'closed' ? <NoValue key="refundBy" /> : formatDate(one.refund_by),
        ],
      }))}
    />
  )
}
