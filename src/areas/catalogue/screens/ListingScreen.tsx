import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { BusyLine } from '#components/feedback/BusyLine.tsx'
import { Button } from '#components/action/Button.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { ListingLayout } from '#components/layout/ListingLayout.tsx'
import { PageHeading } from '#components/layout/PageHeading.tsx'
import { ResultBar } from '#components/search/ResultBar.tsx'
import { FILTER_GROUPS } from '#areas/catalogue/contract/listing.ts'
import { useActorNamed, useFocusOnArrival, useShop } from '#hooks/app.tsx'
import { useCatalogue, useCatalogueLater } from '#areas/catalogue/hooks/catalogue.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useHasTexts } from '#hooks/language.ts'

import { createPanelPlace } from './filters/panel-place.tsx'
import { AfterArrival } from '#screens/page/AfterArrival.tsx'
import { PageHead } from '#screens/page/PageHead.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { useAnnouncement } from './announcement.ts'
import { ChosenFilters } from './ChosenFilters.tsx'
import { FilterColumn } from './FilterColumn.tsx'
import { isListFailed } from './list-failed.ts'
import { chipName } from './option-names.ts'
import { QuickFilters } from './QuickFilters.tsx'
import { Results } from './Results.tsx'
import { ReturnToPlace } from './ReturnToPlace.tsx'
import { Sort } from './Sort.tsx'

const FilterPanel = createPanelPlace(() => import('./FilterPanel.tsx'))

/** The product listing. It stands back until its words are there: the page that was left may have had others. */
export function ListingScreen() {
  return useHasTexts('catalogue') ? <Listing /> : <WaitingPage />
}

/** Each part has its own subscriptions: a press draws the few that answer it, and never the page as a whole. */
function Listing() {
  const { t } = useTranslation('catalogue')
  return (
    <>
      <Head />
      <PageHeading focusOnMount={useFocusOnArrival()}>{t('title')}</PageHeading>
      <ListingLayout
        filtersLabel={t('filters.label')}
        filters={
          <AfterArrival>
            <FilterColumn />
          </AfterArrival>
        }
      >
        <KeepFocus label={t('list.label')}>
          <QuickFilters />
          <Bar />
          <ChosenFilters />
          <Busy />
          <Results />
          <ReturnToPlace />
        </KeepFocus>
        <Announcements />
      </ListingLayout>
      <FilterPanel />
    </>
  )
}

function Head() {
  const { t } = useTranslation('catalogue')
  const shop = useShop()
  return <PageHead title={useTitle()} description={t('description', { shop: shop.name })} />
}

function Bar() {
  return <ResultBar summary={useSummary()} filtersButton={<FiltersButton />} sort={<Sort />} />
}

function Busy() {
  return <BusyLine busy={useCatalogue((snapshot) => snapshot.hasTag('busy'))} />
}

function Announcements() {
  return <Announcer message={useAnnouncement()} />
}

/** A list of one filter is a page of its own, and named by it. */
function useTitle(): string {
  const { t } = useTranslation('catalogue')
  const filters = useCatalogueLater(({ context }) => context.filters)
  const names = FILTER_GROUPS.flatMap((group) => filters[group].map((choice) => chipName(t, group, choice)))
  const [name] = names
  return name !== undefined && names.length === 1 ? `${name} · ${t('title')}` : t('title')
}

function useSummary(): string {
  const { t } = useTranslation('catalogue')
  const formatNumber = useFormatNumber()
  const total = useCatalogueLater(({ context }) => context.metadata.total_results)
  const isLoaded = useCatalogueLater(({ context }) => context.metadata.limit > 0)
  const isFailed = useCatalogueLater(isListFailed)
  if (isFailed) return t('failed.title')
  return isLoaded ? t('found', { count: total, number: formatNumber(total) }) : t('list.loading')
}

function FiltersButton() {
  const { t } = useTranslation('catalogue')
  const formatNumber = useFormatNumber()
  const panel = useActorNamed('sidePanel')
  const isOpen = useSelector(panel, (snapshot) => snapshot.hasTag('visible'))
  const chosen = useCatalogueLater(({ context }) =>
    FILTER_GROUPS.reduce((sum, group) => sum + context.filters[group].length, 0),
  )
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
