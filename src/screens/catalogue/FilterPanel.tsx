import { useCatalogueLater } from '#hooks/catalogue.ts'

import { FiltersPanel } from '../filters/FiltersPanel.tsx'
import { useAnnouncement } from './announcement.ts'
import { ChosenFilters } from './ChosenFilters.tsx'
import { FilterColumn } from './FilterColumn.tsx'
import { isListFailed } from './list-failed.ts'

/** The filters of the listing where their column has no room. */
export function FilterPanel() {
  const total = useCatalogueLater(({ context }) => context.metadata.total_results)
  const isFailed = useCatalogueLater(isListFailed)
  const isBusy = useCatalogueLater((snapshot) => snapshot.hasTag('busy'))
  const announcement = useAnnouncement()
  return (
    <FiltersPanel total={isFailed ? undefined : total} isBusy={isBusy} announcement={announcement} chosen={<ChosenFilters />}>
      <FilterColumn />
    </FiltersPanel>
  )
}
