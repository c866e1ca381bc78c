import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { BusyLine } from '#components/feedback/BusyLine.tsx'
import { Button } from '#components/action/Button.tsx'
import { EmptyState } from '#components/feedback/EmptyState.tsx'
import type { EmptyStateProps } from '#components/feedback/EmptyState.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
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
  const isEmpty = list?.data.length === 0
  return (
    <>
      <BusyLine busy={isBusy} />
      {failure !== null && <InlineError message={failure} action={<Button onClick={onRetry}>{t('retry')}</Button>} />}
      {list && !isEmpty && (
        <>
          <p>{found}</p>
          {children(list.data)}
          <ListPages current={list.current_page} total={list.total_pages} hrefOf={(page) => href(pathOf(page))} />
        </>
      )}
      {isEmpty && <EmptyState {...empty} />}
      <Announcer message={isBusy ? loading : (news ?? (isEmpty ? empty.heading : list ? found : ''))} />
    </>
  )
}
