import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { BusyLine } from '#components/feedback/BusyLine.tsx'
import { Button, ButtonLink } from '#components/action/Button.tsx'
import { EmptyState } from '#components/feedback/EmptyState.tsx'
import type { EmptyStateProps } from '#components/feedback/EmptyState.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import { useHref } from '#hooks/language.ts'
import type { ListPage } from '#machines/pages/list-query.ts'

import { ListPages } from './ListPages.tsx'

export interface PagedListProps<Row> {
  readonly list: ListPage<Row> | null
  readonly isBusy: boolean
  /** Reason for which the list could not be had; null where nothing failed. */
  readonly failure: string | null
  readonly onRetry: () => void
  readonly texts: {
    readonly loading: string
    /** The number of rows that were found. */
    readonly found: string
    /** Read out in place of the number, where there is other news. */
    readonly news?: string
  }
  /** In place of the rows where there are none. */
  readonly empty: EmptyStateProps
  /** Path and query of a page of the list, without the language. */
  readonly pathOf: (page: number) => string
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** The rows that an address asks for: their number, a page of them, and the way to the other pages. */
export function PagedList<Row>({
  list,
  isBusy,
  failure,
  onRetry,
  texts: { loading, found, news },
  empty,
  pathOf,
  children,
}: PagedListProps<Row>) {
  const { t } = useTranslation()
  const href = useHref()
  const formatNumber = useFormatNumber()
  // Rows may have left the list since its last page was opened.
  const isPastEnd = list !== null && list.data.length === 0 && list.total_results > 0
  const isEmpty = list?.data.length === 0 && !isPastEnd
  return (
    <>
      <BusyLine busy={isBusy} />
      {failure !== null && <InlineError message={failure} action={<Button onClick={onRetry}>{t('retry')}</Button>} />}
      {list && !isEmpty && <p>{found}</p>}
      {list && list.data.length > 0 && (
        <>
          {children(list.data)}
          <ListPages current={list.current_page} total={list.total_pages} hrefOf={(page) => href(pathOf(page))} />
        </>
      )}
      {isPastEnd && (
        <div>
          <ButtonLink href={href(pathOf(1))}>{t('account:admin.page', { page: formatNumber(1) })}</ButtonLink>
        </div>
      )}
      {isEmpty && <EmptyState {...empty} />}
      <Announcer message={isBusy ? loading : (news ?? (isEmpty ? empty.heading : list ? found : ''))} />
    </>
  )
}
