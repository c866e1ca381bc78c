import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { Button, ButtonLink } from '#components/action/Button.tsx'
import { EmptyState } from '#components/feedback/EmptyState.tsx'
import { Pages } from '#components/layout/Pages.tsx'
import { ProductCardSkeleton } from '#areas/catalogue/components/ProductCardSkeleton.tsx'
import { ProductGrid } from '#areas/catalogue/components/ProductGrid.tsx'
import { ProductGridPart } from '#areas/catalogue/components/ProductGridPart.tsx'
import { SearchMeant } from '#areas/catalogue/components/SearchMeant.tsx'
import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH, SEARCH_PAGE_SIZE } from '#contract/constants.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useHref } from '#hooks/language.ts'
import { useSearchResults, useSearchResultsRef } from '#areas/catalogue/hooks/search-results.ts'
import { searchPath } from '#machines/catalogue/search-results/search-results.ts'
import type { SearchGroup } from '#machines/catalogue/search-results/search-results.ts'

import { useCardWords } from '../card-words.ts'
import { ListedGroup } from '../ListedGroup.tsx'
import { FailedSearch } from './FailedSearch.tsx'
import { matchedName } from './matched-name.tsx'
import { NotStocked } from './NotStocked.tsx'
import { searchChipName } from './SearchFilters.tsx'

/** Cards above the fold at any width: their pictures come first. */
const FIRST_IN_SIGHT = 4
const SKELETONS = Array.from({ length: SEARCH_PAGE_SIZE }, (_, index) => index)

export function FoundProducts() {
  const isWaiting = useSearchResults((snapshot) => snapshot.matches({ open: 'waiting' }))
  const isEmpty = useSearchResults((snapshot) => snapshot.matches({ open: 'empty' }))
  const isFilteredAway = useSearchResults((snapshot) => snapshot.matches({ open: 'filteredAway' }))
  const isPastEnd = useSearchResults((snapshot) => snapshot.matches({ open: 'pastEnd' }))
  const isFailed = useSearchResults((snapshot) => snapshot.hasTag('failed'))
  if (isWaiting) return <Waiting />
  if (isEmpty) return <NoSuchWords />
  if (isFilteredAway) return <NothingLeft />
  if (isPastEnd) return <PastEnd />
  if (isFailed) return <FailedSearch />
  return <PageOfProducts />
}

function PageOfProducts() {
  const { t } = useTranslation('catalogue')
  const href = useHref()
  const plain = useCardWords()
  const words = useMemo(() => ({ ...plain, nameOf: matchedName }), [plain])
  const isBusy = useSearchResults((snapshot) => snapshot.hasTag('busy'))
  const { hits, did_you_mean } = useSearchResults(({ context }) => context.found)
  return (
    <>
      {did_you_mean !== null && (
        <SearchMeant
          href={href(searchPath({ query: did_you_mean }))}
          label={t('search.meant', { query: did_you_mean })}
        />
      )}
      <ProductGrid label={t('search.list')} busy={isBusy}>
        {hits.length > 0 && (
          <ProductGridPart>
            <ListedGroup products={hits} words={words} inSight={FIRST_IN_SIGHT} focused={-1} />
          </ProductGridPart>
        )}
        {isBusy && hits.length === 0 && SKELETONS.map((index) => <ProductCardSkeleton key={index} />)}
      </ProductGrid>
      <PageLinks />
    </>
  )
}

function PageLinks() {
  const { t } = useTranslation('catalogue')
  const formatNumber = useFormatNumber()
  const href = useHref()
  const query = useSearchResults(({ context }) => context.query)
  const page = useSearchResults(({ context }) => context.page)
  const per_page = useSearchResults(({ context }) => context.per_page)
  const filters = useSearchResults(({ context }) => context.filters)
  const total = useSearchResults(({ context }) => context.found.total_pages)
  if (total < 2) return null
  return (
    <Pages
      label={t('search.pages')}
      current={page}
      total={total}
      hrefOf={(to) => href(searchPath({ query, page: to, per_page, filters }))}
      formatNumber={formatNumber}
      texts={{
        previous: t('search.previous'),
        next: t('search.next'),
        page: (number) => t('search.number', { page: formatNumber(number) }),
      }}
    />
  )
}

/** There are no words to search for, or too few or too many. */
function Waiting() {
  const { t } = useTranslation('catalogue')
  const formatNumber = useFormatNumber()
  const isLong = useSearchResults(({ context }) => context.query.length > SEARCH_MAX_LENGTH)
  return (
    <EmptyState
      heading={isLong ? t('search.longTitle') : t('search.waitingTitle')}
      text={
        isLong
          ? t('search.longText', { number: formatNumber(SEARCH_MAX_LENGTH) })
          : t('search.waitingText', { number: formatNumber(SEARCH_MIN_LENGTH) })
      }
    />
  )
}

/** The filters leave nothing: the one to take away is named, if a single one helps. */
function NothingLeft() {
  const { t } = useTranslation('catalogue')
  const formatNumber = useFormatNumber()
  const actor = useSearchResultsRef()
  const relief = useSearchResults(({ context }) => context.relief)
  const name = useReliefName(relief?.group)
  return (
    <EmptyState
      heading={t('empty.title')}
      text={t('empty.text')}
      actions={
        <>
          {relief && (
            <Button variant="primary" onClick={() => actor.send({ type: 'filter.clear', group: relief.group })}>
              {t('empty.without', {
                name,
                found: t('found', { count: relief.total_found, number: formatNumber(relief.total_found) }),
              })}
            </Button>
          )}
          <Button variant={relief ? 'secondary' : 'primary'} onClick={() => actor.send({ type: 'filter.reset' })}>
            {t('filters.reset')}
          </Button>
        </>
      }
    />
  )
}

/** The one chosen filter of a group by its own name, several by the group's. */
function useReliefName(group: SearchGroup | undefined): string {
  const { t } = useTranslation('catalogue')
  const ids = useSearchResults(({ context }) => (group ? context.filters[group] : undefined)) ?? []
  const facets = useSearchResults(({ context }) => (group ? context.facets[group] : undefined)) ?? []
  if (!group) return ''
  const only = ids.length === 1 ? facets.find(({ id }) => id === ids[0]) : undefined
  return only ? searchChipName(t, group, only.name) : t(`group.${group}`)
}

function NoSuchWords() {
  const { t } = useTranslation('catalogue')
  const href = useHref()
  const query = useSearchResults(({ context }) => context.query)
  const corrected = useSearchResults(({ context }) => context.found.did_you_mean)
  const substance = useSearchResults(({ context }) => context.found.known_substance)
  if (substance) return <NotStocked substance={substance} />
  return (
    <EmptyState
      heading={t('search.emptyTitle', { query })}
      text={t('search.emptyText')}
      actions={
        <>
          {corrected !== null && (
            <ButtonLink variant="primary" href={href(searchPath({ query: corrected }))}>
              {t('search.meant', { query: corrected })}
            </ButtonLink>
          )}
          <ButtonLink variant={corrected === null ? 'primary' : 'secondary'} href={href('/products')}>
            {t('common:error.toProducts')}
          </ButtonLink>
        </>
      }
    />
  )
}

function PastEnd() {
  const { t } = useTranslation('catalogue')
  const formatNumber = useFormatNumber()
  const href = useHref()
  const query = useSearchResults(({ context }) => context.query)
  const page = useSearchResults(({ context }) => context.page)
  const per_page = useSearchResults(({ context }) => context.per_page)
  const filters = useSearchResults(({ context }) => context.filters)
  const total = useSearchResults(({ context }) => context.found.total_pages)
  return (
    <EmptyState
      heading={t('search.pastEndTitle', { page: formatNumber(page) })}
      text={t('search.pastEndText', { total: formatNumber(total) })}
      actions={
        <ButtonLink variant="primary" href={href(searchPath({ query, per_page, filters }))}>
          {t('search.first')}
        </ButtonLink>
      }
    />
  )
}
