import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/Announcer.tsx'
import { BusyLine } from '#components/BusyLine.tsx'
import { Button } from '#components/Button.tsx'
import { ListingLayout } from '#components/ListingLayout.tsx'
import { PageHeading } from '#components/PageHeading.tsx'
import { ResultBar } from '#components/ResultBar.tsx'
import { FILTER_GROUPS } from '#contract/catalogue.ts'
import { useActorNamed, useHasArrived, useShop } from '#hooks/app.tsx'
import { useCatalogue } from '#hooks/catalogue.ts'
import { useFormatNumber } from '#hooks/format.ts'

import { ChosenFilters } from './ChosenFilters.tsx'
import { FilterColumn } from './FilterColumn.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { Results } from './Results.tsx'
import { Sort } from './Sort.tsx'

/** The product listing (section 2). */
export function ListingScreen() {
  const { t } = useTranslation('catalogue')
  const shop = useShop()
  const isBusy = useCatalogue((snapshot) => snapshot.hasTag('busy'))
  return (
    <>
      <title>{t('common:title', { page: t('title'), shop: shop.name })}</title>
      <PageHeading focusOnMount={useHasArrived()}>{t('title')}</PageHeading>
      <ListingLayout filtersLabel={t('filters.label')} filters={<FilterColumn />}>
        <ResultBar summary={useSummary()} filtersButton={<FiltersButton />} sort={<Sort />} />
        <ChosenFilters />
        <BusyLine busy={isBusy} />
        <Results />
        <Announcer message={useAnnouncement()} />
      </ListingLayout>
      <FilterPanel />
    </>
  )
}

function useSummary(): string {
  const { t } = useTranslation('catalogue')
  const formatNumber = useFormatNumber()
  const total = useCatalogue(({ context }) => context.metadata.total_results)
  const isLoaded = useCatalogue(({ context }) => context.metadata.limit > 0)
  return isLoaded ? t('found', { count: total, number: formatNumber(total) }) : t('list.loading')
}

/** What has just changed, in words: how many were found, then how many are shown. */
function useAnnouncement(): string {
  const { t } = useTranslation('catalogue')
  const formatNumber = useFormatNumber()
  const isSettled = useCatalogue((snapshot) => !snapshot.hasTag('busy') && !snapshot.hasTag('loading-next'))
  const page = useCatalogue(({ context }) => context.metadata.current_page)
  const total = useCatalogue(({ context }) => context.metadata.total_results)
  const shown = useCatalogue(({ context }) => context.products.length)
  if (!isSettled || page === 0) return ''
  if (page === 1) return t('list.announceFound', { count: total, number: formatNumber(total) })
  return t('list.announceShown', { shown: formatNumber(shown), total: formatNumber(total) })
}

function FiltersButton() {
  const { t } = useTranslation('catalogue')
  const formatNumber = useFormatNumber()
  const panel = useActorNamed('sidePanel')
  const isOpen = useSelector(panel, (snapshot) => snapshot.hasTag('visible'))
  const chosen = useCatalogue(({ context }) => FILTER_GROUPS.reduce((sum, group) => sum + context.filters[group].length, 0))
  return (
    <Button
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => panel.send({ type: 'sidePanel.open', content: 'filters', side: 'left' })}
    >
      {chosen === 0 ? t('filters.open') : t('filters.openChosen', { number: formatNumber(chosen) })}
    </Button>
  )
}
