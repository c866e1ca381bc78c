import type { ReactNode } from 'react'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { BusyLine } from '#components/feedback/BusyLine.tsx'
import { Button } from '#components/action/Button.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { ListingLayout } from '#components/layout/ListingLayout.tsx'
import { PageHeading } from '#components/layout/PageHeading.tsx'
import { SEARCH_ALL } from '#contract/constants.ts'
import { useActorNamed, useFocusOnArrival } from '#hooks/app.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import { useHasTexts } from '#hooks/language.ts'
import { SearchResultsProvider, useSearchResults } from '#areas/catalogue/hooks/search-results.ts'
import { hasFacets } from '#machines/catalogue/search-results/search-results.ts'

import { createPanelPlace } from '../filters/panel-place.tsx'
import { AfterArrival } from '#screens/page/AfterArrival.tsx'
import { PageHead } from '#screens/page/PageHead.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'
import { FoundProducts } from './FoundProducts.tsx'
import { SearchChips, SearchFilterColumn, useChosenCount } from './SearchFilters.tsx'
import { SearchField } from './SearchField.tsx'

const SearchFilterPanel = createPanelPlace(() => import('./SearchFilterPanel.tsx'))

/** The page of search results. It stands back until its words are there. */
export function SearchScreen() {
  const hasTexts = useHasTexts('catalogue')
  return (
    <WithLateActor name="searchResults">
      {(actor) => (
        <SearchResultsProvider value={actor}>{hasTexts ? <Search /> : <WaitingPage />}</SearchResultsProvider>
      )}
    </WithLateActor>
  )
}

function Search() {
  const { t } = useTranslation('catalogue')
  const query = useSearchResults(({ context }) => context.query)
  const page = useSearchResults(({ context }) => context.page)
  const isBusy = useSearchResults((snapshot) => snapshot.hasTag('busy'))
  const isWaiting = useSearchResults((snapshot) => snapshot.matches({ open: 'waiting' }))
  const heading =
    isWaiting || query === ''
      ? t('search.title')
      : query === SEARCH_ALL
        ? t('search.all')
        : t('search.heading', { query })
  const summary = useSummary()
  return (
    <>
      <PageHead title={heading} />
      <div className="vb-search-narrow">
        <SearchField query={query} />
      </div>
      <PageHeading
        focusOnMount={useFocusOnArrival()}
        contentKey={`${page} ${query}`}
        lead={isBusy ? t('search.loading') : summary || undefined}
      >
        {heading}
      </PageHeading>
      <Filtered>
        <KeepFocus label={t('search.list')}>
          <FiltersButton />
          <SearchChips />
          <BusyLine busy={isBusy} />
          <FoundProducts />
        </KeepFocus>
      </Filtered>
      <SearchFilterPanel />
      <Announcer message={useAnnouncement(summary)} />
    </>
  )
}

/** The filters stand beside what they filter, and have their room while it is on its way. */
function Filtered({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('catalogue')
  const hasColumn = useSearchResults((snapshot) => hasFacets(snapshot.context) || snapshot.hasTag('busy'))
  if (!hasColumn) return children
  return (
    <ListingLayout
      filtersLabel={t('filters.label')}
      filters={
        <AfterArrival>
          <SearchFilterColumn />
        </AfterArrival>
      }
    >
      {children}
    </ListingLayout>
  )
}

/** Opens the filters where their column has no room. */
function FiltersButton() {
  const { t } = useTranslation('catalogue')
  const formatNumber = useFormatNumber()
  const panel = useActorNamed('sidePanel')
  const isOpen = useSelector(panel, (snapshot) => snapshot.hasTag('visible'))
  const hasFilters = useSearchResults(({ context }) => hasFacets(context))
  const chosen = useChosenCount()
  if (!hasFilters) return null
  return (
    <div className="vb-search-filters">
      <Button
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => panel.send({ type: 'sidePanel.open', content: 'filters', side: 'left' })}
      >
        {chosen === 0 ? t('filters.open') : t('filters.openChosen', { number: formatNumber(chosen) })}
      </Button>
    </div>
  )
}

/** The number of results, and the page shown. */
function useSummary(): string {
  const { t } = useTranslation('catalogue')
  const formatNumber = useFormatNumber()
  const { total_found, total_pages, current_page } = useSearchResults(({ context }) => context.found)
  if (total_found === 0) return ''
  const found = t('found', { count: total_found, number: formatNumber(total_found) })
  if (total_pages < 2 || current_page > total_pages) return found
  return `${found} · ${t('search.page', { page: formatNumber(current_page), total: formatNumber(total_pages) })}`
}

/** A failure is told by what is shown of it. */
function useAnnouncement(summary: string): string {
  const { t } = useTranslation('catalogue')
  const query = useSearchResults(({ context }) => context.query)
  const substance = useSearchResults(({ context }) => context.found.known_substance)
  const isBusy = useSearchResults((snapshot) => snapshot.hasTag('busy'))
  const isEmpty = useSearchResults((snapshot) => snapshot.matches({ open: 'empty' }))
  const isFilteredAway = useSearchResults((snapshot) => snapshot.matches({ open: 'filteredAway' }))
  if (isBusy) return ''
  if (isFilteredAway) return t('empty.title')
  if (!isEmpty) return summary
  return substance ? t('search.unsoldTitle', { name: substance.name }) : t('search.emptyTitle', { query })
}
