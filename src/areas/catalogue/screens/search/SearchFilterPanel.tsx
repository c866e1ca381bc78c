import { useTranslation } from 'react-i18next'

import { useFormatNumber } from '#hooks/format.ts'
import { useSearchResults } from '#areas/catalogue/hooks/search-results.ts'

import { FiltersPanel } from '../filters/FiltersPanel.tsx'
import type { OpenedProps } from '../filters/panel-place.tsx'
import { FailedSearch } from './FailedSearch.tsx'
import { SearchChips, SearchFilterColumn } from './SearchFilters.tsx'

/** The filters of a search where their column has no room. */
export default function SearchFilterPanel({ open }: OpenedProps) {
  const { t } = useTranslation('catalogue')
  const formatNumber = useFormatNumber()
  const isBusy = useSearchResults((snapshot) => snapshot.hasTag('busy'))
  const isFailed = useSearchResults((snapshot) => snapshot.hasTag('failed'))
  const total = useSearchResults(({ context }) => context.found.total_found)
  const announcement = isBusy || isFailed ? '' : t('found', { count: total, number: formatNumber(total) })
  return (
    <FiltersPanel
      open={open}
      total={isFailed ? undefined : total}
      isBusy={isBusy}
      announcement={announcement}
      chosen={<SearchChips />}
    >
      {isFailed && <FailedSearch />}
      <SearchFilterColumn />
    </FiltersPanel>
  )
}
