import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'

import { useSearchResults, useSearchResultsRef } from '#areas/catalogue/hooks/search-results.ts'
import { chosenGroups, SEARCH_GROUPS } from '#machines/catalogue/search-results/search-results.ts'
import type { SearchGroup } from '#machines/catalogue/search-results/search-results.ts'

import { ChosenChips } from '../filters/ChosenChips.tsx'
import { NamedFilterGroup } from '../filters/NamedFilterGroup.tsx'

/** 'Gluten' alone would read as the opposite of gluten-free. */
export function searchChipName(t: TFunction<'catalogue'>, group: SearchGroup, name: string): string {
  return group === 'free_from' ? t('option.freeFrom', { name }) : name
}

export function useChosenCount(): number {
  return useSearchResults(({ context: { filters } }) =>
    chosenGroups(filters).reduce((sum, group) => sum + (filters[group]?.length ?? 0), 0),
  )
}

/** All groups by which the products found can be filtered, with the numbers that each value would give. */
export function SearchFilterColumn() {
  return SEARCH_GROUPS.map((group) => <OneGroup key={group} group={group} />)
}

function OneGroup({ group }: { readonly group: SearchGroup }) {
  const { t } = useTranslation('catalogue')
  const actor = useSearchResultsRef()
  const facets = useSearchResults(({ context }) => context.facets[group])
  const chosen = useSearchResults(({ context }) => context.filters[group]) ?? []
  return (
    <NamedFilterGroup
      group={`search.${group}`}
      title={t(`group.${group}`)}
      options={facets}
      chosen={chosen}
      onToggle={({ id }) => actor.send({ type: 'filter.toggle', group, id })}
    />
  )
}

export function SearchChips() {
  const { t } = useTranslation('catalogue')
  const actor = useSearchResultsRef()
  const filters = useSearchResults(({ context }) => context.filters)
  const facets = useSearchResults(({ context }) => context.facets)
  // What nothing found has is not known by name.
  const chips = chosenGroups(filters).flatMap((group) =>
    facets[group]
      .filter(({ id }) => filters[group]?.includes(id) === true)
      .map(({ id, name }) => ({
        key: `${group}-${id}`,
        name: searchChipName(t, group, name),
        onRemove: () => actor.send({ type: 'filter.toggle', group, id }),
      })),
  )
  return <ChosenChips chips={chips} onClear={() => actor.send({ type: 'filter.reset' })} />
}
