import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { ButtonLink } from '#components/action/Button.tsx'
import { DataTable, NoValue } from '#components/layout/DataTable.tsx'
import { EmptyState } from '#components/feedback/EmptyState.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import type { Payable } from '#areas/commission/contract/admin-commission.ts'
import { shownAddress } from '#contract/shown-address.ts'
import { useFormatDate } from '#hooks/format-day.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useHref } from '#hooks/language.ts'
import { PAGES } from '#machines/pages/pages.ts'
import { payoutQuery } from '#machines/commission/payout/payout.ts'
import type { Basis } from '#machines/commission/payout/payout.ts'

import { ListPages } from '#screens/page/ListPages.tsx'

import { DueFiles } from './DueFiles.tsx'
import { useDueWords, usePayoutWords } from './words.ts'

const PATH = PAGES.adminCommission.path
const DUE_PARTS = ['amount', 'named', 'named', 'state'] as const
const DONE_PARTS = ['note', 'amount', 'named', 'words'] as const

/** Commission that is to be paid, and what was paid before. */
export function PayoutLists({ basis }: { readonly basis: Basis }) {
  return (
    <>
      <Due basis={basis} />
      <Done basis={basis} />
    </>
  )
}

function Due({ basis: { payable, payableTotal, nextPayout } }: { readonly basis: Basis }) {
  const { t } = useTranslation('commission')
  const href = useHref()
  const formatNumber = useFormatNumber()
  const formatDate = useFormatDate()
  const wordsOf = useDueWords()
  const correct = <ButtonLink href={href(PAGES.commissionCorrection.path)}>{t('correct.title')}</ButtonLink>
  if (payable.length === 0)
    return (
      <EmptyState
        heading={t('admin.noneTitle')}
        text={t('admin.noneText')}
        actions={
          <>
            <ButtonLink variant="primary" href={href(PAGES.adminOrders.path)}>
              {t('admin.toOrders')}
            </ButtonLink>
            {correct}
          </>
        }
      />
    )
  const [number, total] = [formatNumber(payable.length), formatNumber(payableTotal)]
  return (
    <AreaCard
      heading={t('admin.due')}
      text={[
        t('admin.nextPayout', { date: formatDate(nextPayout) }),
        ...(payableTotal > payable.length ? [t('admin.first', { number, total })] : []),
      ].join(' ')}
    >
      <DataTable
        label={t('admin.due')}
        lines={DUE_PARTS}
        columns={(['practitioner', 'total', 'entries', 'account', 'action'] as const).map((column) =>
          t(`admin.${column}`),
        )}
        rows={payable.map((due, id) => {
          const words = wordsOf(due)
          return {
            id,
            cells: [
              <Practitioner key="name" of={due.practitioner} name={words.name} />,
              <strong key="total" translate="no">
                {words.total}
              </strong>,
              formatNumber(due.entries),
              <span key="bank" className="vb-table-words">
                {t(due.bank === null ? 'admin.noBank' : `bank.kind.${due.bank}`)}
              </span>,
              <TextLink
                key="choose"
                href={href(`${PATH}${payoutQuery(due)}`)}
                aria-label={t('admin.chooseNamed', { name: words.name, total: words.total })}
              >
                {t('admin.choose')}
              </TextLink>,
            ],
          }
        })}
      />
      <DueFiles withoutBank={payable.filter(({ bank }) => bank === null).map((due) => wordsOf(due).name)}>
        {correct}
      </DueFiles>
    </AreaCard>
  )
}

function Practitioner({ of, name }: { readonly of: Payable['practitioner']; readonly name: string }) {
  const { t } = useTranslation('commission')
  return (
    <>
      <span>{name}</span>
      <br />
      <span className="vb-table-note">
        {[of.practice_name, shownAddress(of.email), of.user_id === null ? t('admin.deleted') : '']
          .filter((part) => part !== '')
          .join(' · ')}
      </span>
    </>
  )
}

function Done({ basis: { payouts, currentPage, totalPages } }: { readonly basis: Basis }) {
  const { t } = useTranslation('commission')
  const href = useHref()
  const formatNumber = useFormatNumber()
  const wordsOf = usePayoutWords()
  return (
    <AreaCard heading={t('admin.done')} text={payouts.length === 0 ? t('admin.noPayouts') : undefined}>
      {payouts.length > 0 && (
        <DataTable
          label={t('admin.done')}
          lines={DONE_PARTS}
          columns={(['practitioner', 'date', 'total', 'entries', 'note'] as const).map((column) =>
            t(`admin.${column}`),
          )}
          rows={payouts.map((payout) => {
            const { name, date, total } = wordsOf(payout)
            return {
              id: payout.payout_id,
              cells: [
                name,
                date,
                <span key="total" translate="no">
                  {total}
                </span>,
                formatNumber(payout.entries),
                payout.note === '' ? <NoValue key="note" /> : payout.note,
              ],
            }
          })}
        />
      )}
      <ListPages current={currentPage} total={totalPages} hrefOf={(page) => href(`${PATH}?page=${page}`)} />
    </AreaCard>
  )
}
