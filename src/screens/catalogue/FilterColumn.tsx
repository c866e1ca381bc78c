import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import type { FilterGroupOption as Row } from '#components/filter-list.ts'
import { FilterGroup as Group } from '#components/FilterGroup.tsx'
import { AVAILABLE, FILTER_GROUPS, UNAVAILABLE } from '#contract/catalogue.ts'
import type { FilterGroup, FilterOption, FilterOptions } from '#contract/catalogue.ts'
import { useCatalogue, useCatalogueSend } from '#hooks/catalogue.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { shownOptions } from '#machines/catalogue/catalogue.ts'
import type { Metadata } from '#machines/catalogue/catalogue.ts'

/** Long groups of names begin folded; what is chosen in them stands as chips above the list. */
const FOLDED: readonly FilterGroup[] = ['brands', 'delivery_form']

/** All eight groups of filters with the numbers that each option would give. */
export function FilterColumn() {
  const options = useCatalogue(({ context }) => shownOptions(context))
  return options === null ? null : FILTER_GROUPS.map((group) => <OneGroup key={group} group={group} options={options} />)
}

function OneGroup({ group, options }: { readonly group: FilterGroup; readonly options: FilterOptions }) {
  const { t } = useTranslation('catalogue')
  const formatNumber = useFormatNumber()
  const chosen = useCatalogue(({ context }) => context.filters[group])
  const metadata = useCatalogue(({ context }) => context.metadata)
  const isCounted = metadata.limit > 0
  const totals = useCatalogue(({ context }) => (group === 'availability' ? null : (context.options?.[group] ?? null)))
  const ranked = useMemo(() => (group === 'availability' ? [] : rank(group, options[group], totals ?? [])), [group, options, totals])
  const send = useCatalogueSend()
  const title = t(`group.${group}`)
  const rows = group === 'availability' ? availability(metadata) : ranked
  // A group without any option offers nothing.
  if (rows.length === 0) return null
  return (
    <Group
      title={title}
      options={rows.map((option) => named(option))}
      chosen={chosen.map(({ id }) => id)}
      onToggle={({ id }, wanted) => send({ type: wanted ? 'filter.add' : 'filter.remove', group, id })}
      formatCount={formatNumber}
      open={!FOLDED.includes(group)}
      texts={{
        search: t('option.search', { group: title }),
        noMatch: t('option.none'),
        showAll: (total) => t('option.showAll', { number: formatNumber(total) }),
        showFewer: t('option.showFewer'),
        more: (hidden) => t('option.more', { number: hidden }),
        expand: (name) => t('option.expand', { name }),
        collapse: (name) => t('option.collapse', { name }),
      }}
    />
  )

  function named(option: FilterOption): Row {
    if (group === 'zero_waste') return { ...option, name: t('option.zeroWaste') }
    if (group !== 'availability') return option
    const name = option.id === AVAILABLE ? t('option.available') : t('option.unavailable')
    // Their number stands in the name, in brackets, once it is known (section 3).
    return { id: option.id, name: isCounted ? t('option.counted', { name, number: formatNumber(option.count) }) : name }
  }
}

/**
 * The options that most products have come first, brands by name. Ranked by the plain totals, so that the order stays
 * while the numbers change with the filters.
 */
function rank(group: FilterGroup, rows: readonly FilterOption[], totals: readonly FilterOption[]): readonly FilterOption[] {
  if (group === 'brands') return rows
  const places = new Map(totals.toSorted((a, b) => b.count - a.count).map(({ id }, place) => [id, place]))
  return rows.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
}

/** The two availability options with the counts of the list's answer (section 3). */
function availability({ available_products, unavailable_products }: Metadata): FilterOption[] {
  return [
    { id: AVAILABLE, name: '', slug: 'available', count: available_products },
    { id: UNAVAILABLE, name: '', slug: 'unavailable', count: unavailable_products },
  ]
}
