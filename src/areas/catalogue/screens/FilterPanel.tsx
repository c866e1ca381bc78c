import { useCatalogueLater } from '#areas/catalogue/hooks/catalogue.ts'

import { FiltersPanel } from './filters/FiltersPanel.tsx'
import type { OpenedProps } from './filters/panel-place.tsx'
import { useAnnouncement } from './announcement.ts'
import { ChosenFilters } from './ChosenFilters.tsx'
import { FilterColumn } from './FilterColumn.tsx'
import { isListFailed } from './list-failed.ts'

/** The filters of the listing where their column has no room. */
export default function FilterPanel({ open }: OpenedProps) {
  const total = useCatalogueLater(({ context }) => context.metadata.total_results)
  const isFailed = useCatalogueLater(isListFailed)
  const isBusy = useCatalogueLater((snapshot) => snapshot.hasTag('busy'))
  const announcement = useAnnouncement()
  return (
    <FiltersPanel
      open={open}
      total={isFailed ? undefined : total}
      isBusy={isBusy}
      announcement={announcement}
      chosen={<ChosenFilters />}
    >
      <FilterColumn />
    </FiltersPanel>
  )
}
