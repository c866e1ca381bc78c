import { useMemo } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'

import type { FilterGroupOption as Row } from '#areas/catalogue/components/filter-list.ts'
import { AVAILABLE, FILTER_GROUPS, UNAVAILABLE } from '#areas/catalogue/contract/listing.ts'
import type { FilterGroup, FilterOption, FilterOptions } from '#areas/catalogue/contract/catalogue.ts'
import { useCatalogue, useCatalogueLater, useCatalogueSend } from '#areas/catalogue/hooks/catalogue.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { shownOptions } from '#machines/catalogue/catalogue.ts'
import type { Metadata } from '#machines/catalogue/catalogue.ts'

import { NamedFilterGroup } from './filters/NamedFilterGroup.tsx'

/** All eight groups of filters with the numbers that each option would give. */
export function FilterColumn() {
  const options = useCatalogueLater(({ context }) => shownOptions(context))
  return options === null
    ? null
    : FILTER_GROUPS.map((group) => <OneGroup key={group} group={group} options={options} />)
}

function OneGroup({ group, options }: { readonly group: FilterGroup; readonly options: FilterOptions }) {
  const { t } = useTranslation('catalogue')
  const choices = useCatalogue(({ context }) => context.filters[group])
  const chosen = useMemo(() => choices.map(({ id }) => id), [choices])
  const rows = useRows(group, options)
  const send = useCatalogueSend()
  return (
    <NamedFilterGroup
      group={`listing.${group}`}
      title={t(`group.${group}`)}
      options={rows}
      chosen={chosen}
      onToggle={({ id }, isChosen) => send({ type: isChosen ? 'filter.add' : 'filter.remove', group, id })}
    />
  )
}

/** The rows of a group. A choice leaves them the same, so that it costs nothing where a group has thousands of them. */
function useRows(group: FilterGroup, options: FilterOptions): readonly Row[] {
  const { t } = useTranslation('catalogue')
  const formatNumber = useFormatNumber()
  const metadata = useCatalogueLater(({ context }) => (group === 'availability' ? context.metadata : null))
  const totals = useCatalogueLater(({ context }) =>
    group === 'availability' ? null : (context.options?.[group] ?? null),
  )
  const ranked = useMemo(() => {
    if (group === 'availability') return []
    const rows = rank(group, options[group], totals ?? [])
    return group === 'zero_waste' ? rows.map((option) => ({ ...option, name: t('option.zeroWaste') })) : rows
  }, [group, options, totals, t])
  return metadata === null ? ranked : availability(t, formatNumber, metadata)
}

/**
 * The options that most products have come first, brands by name. Ranked by the plain totals, so that the order stays
 * while the numbers change with the filters.
 */
function rank(
  group: FilterGroup,
  rows: readonly FilterOption[],
  totals: readonly FilterOption[],
): readonly FilterOption[] {
  if (group === 'brands') return rows
  const places = new Map(totals.toSorted((a, b) => b.count - a.count).map(({ id }, place) => [id, place]))
  return rows.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
}

/**
 * The two availability options. Their number stands in the name, in brackets, once the list's answer has told it
 * (filters.availability-is-one-or-two).
 */
function availability(
  t: TFunction<'catalogue'>,
  formatNumber: (value: number) => string,
  metadata: Metadata,
): readonly Row[] {
  const { limit, available_products, unavailable_products } = metadata
  const named = (name: string, count: number) =>
    limit > 0 ? t('option.counted', { name, number: formatNumber(count) }) : name
  return [
    { id: AVAILABLE, name: named(t('option.available'), available_products) },
    { id: UNAVAILABLE, name: named(t('option.unavailable'), unavailable_products) },
  ]
}
