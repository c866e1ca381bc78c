import '#components/SidePanel.css'

import type { TFunction } from 'i18next'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/Announcer.tsx'
import { Button } from '#components/Button.tsx'
import { Chip, ChipRow } from '#components/Chip.tsx'
import { FilterGroup } from '#components/FilterGroup.tsx'
import { createOverlay } from '#components/overlay.tsx'
import { bcp47 } from '#contract/languages.ts'
import { useActorNamed } from '#hooks/app.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import { useLanguage } from '#hooks/language.ts'
import { useSearchResults, useSearchResultsRef } from '#hooks/search-results.ts'
import { chosenGroups, SEARCH_GROUPS } from '#machines/search-results/search-results.ts'
import type { SearchGroup } from '#machines/search-results/search-results.ts'

const SidePanel = createOverlay(() => import('#components/SidePanel.tsx'))

/** From this width on the filters stand in their own column. */
const COLUMN_HAS_ROOM = '(width >= 62.5em)'

/** Long groups of names begin folded; what is chosen in them stands as chips above the results. */
const FOLDED: readonly SearchGroup[] = ['brands', 'free_from']

/** What a chip says: 'Gluten' alone would read as its contrary. */
export function searchChipName(t: TFunction<'catalogue'>, group: SearchGroup, name: string): string {
  return group === 'free_from' ? t('option.freeFrom', { name }) : name
}

export function useChosenCount(): number {
  return useSearchResults(({ context: { filters } }) => chosenGroups(filters).reduce((sum, group) => sum + (filters[group]?.length ?? 0), 0))
}

/** All groups by which the products found can be filtered, with the numbers that each value would give. */
export function SearchFilterColumn() {
  return SEARCH_GROUPS.map((group) => <OneGroup key={group} group={group} />)
}

function OneGroup({ group }: { readonly group: SearchGroup }) {
  const { t } = useTranslation('catalogue')
  const formatNumber = useFormatNumber()
  const actor = useSearchResultsRef()
  const facets = useSearchResults(({ context }) => context.facets[group])
  const chosen = useSearchResults(({ context }) => context.filters[group]) ?? []
  const title = t(`group.${group}`)
  if (facets.length === 0) return null
  return (
    <FilterGroup
      title={title}
      options={facets}
      chosen={chosen}
      onToggle={({ id }) => actor.send({ type: 'filter.toggle', group, id })}
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
        included: (name) => t('option.included', { name }),
      }}
    />
  )
}

/** What is chosen, as chips above the results. */
export function SearchChips() {
  const { t } = useTranslation('catalogue')
  const actor = useSearchResultsRef()
  const filters = useSearchResults(({ context }) => context.filters)
  const facets = useSearchResults(({ context }) => context.facets)
  // What nothing found has is not known by name.
  const chips = chosenGroups(filters).flatMap((group) =>
    facets[group].filter(({ id }) => filters[group]?.includes(id) === true).map(({ id, name }) => ({ group, id, name: searchChipName(t, group, name) })),
  )
  if (chips.length === 0) return null
  return (
    <ChipRow label={t('filters.chosen')} clearLabel={t('filters.reset')} onClear={() => actor.send({ type: 'filter.reset' })}>
      {chips.map(({ group, id, name }) => (
        <Chip
          key={`${group}-${id}`}
          label={name}
          removeLabel={t('filters.remove', { name })}
          onRemove={() => actor.send({ type: 'filter.toggle', group, id })}
        />
      ))}
    </ChipRow>
  )
}

/** The filters where their column has no room, with the number of results on the button that closes them. */
export function SearchFilterPanel() {
  const { t } = useTranslation('catalogue')
  const formatNumber = useFormatNumber()
  const lang = bcp47(useLanguage())
  const panel = useActorNamed('sidePanel')
  const isVisible = useSelector(panel, (snapshot) => snapshot.hasTag('visible') && snapshot.context.content === 'filters')
  const isOpen = useSelector(panel, (snapshot) => snapshot.hasTag('visible') && !snapshot.matches('closing'))
  const side = useSelector(panel, ({ context }) => context.side)
  const isBusy = useSearchResults((snapshot) => snapshot.hasTag('busy'))
  const total = useSearchResults(({ context }) => context.found.total_found)
  const found = { count: total, number: formatNumber(total) }
  const close = () => panel.send({ type: 'sidePanel.close' })
  if (!isVisible) return null
  return (
    <SidePanel
      open={isOpen}
      side={side}
      title={t('filters.label')}
      lang={lang}
      closeLabel={t('common:panel.close')}
      onClose={close}
      closeWhen={COLUMN_HAS_ROOM}
      onLoadFailed={close}
      footer={
        <Button variant="primary" onClick={close} aria-busy={isBusy}>
          {t('filters.show', found)}
        </Button>
      }
    >
      <SearchChips />
      <SearchFilterColumn />
      {/* The page behind, with its own announcements, is silent while the panel is open. */}
      <Announcer message={isBusy ? '' : t('found', found)} />
    </SidePanel>
  )
}
