import { useCallback, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { EmptyState } from '#components/feedback/EmptyState.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { LoadMore } from '#components/action/LoadMore.tsx'
import { NearEnd } from '#components/focus/NearEnd.tsx'
import { ProductCardSkeleton } from '#areas/catalogue/components/ProductCardSkeleton.tsx'
import { ProductGrid } from '#areas/catalogue/components/ProductGrid.tsx'
import { PART_SIZE, ProductGridPart } from '#areas/catalogue/components/ProductGridPart.tsx'
import { ProductGridRest } from '#areas/catalogue/components/ProductGridRest.tsx'
import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'
import { useHasArrived } from '#hooks/app.tsx'
import { useCatalogue, useCatalogueLater, useCatalogueSend } from '#areas/catalogue/hooks/catalogue.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { usePartByPart } from '#hooks/part-by-part.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { Recall } from '#machines/catalogue/recall.ts'

import { useCardWords } from './card-words.ts'
import { isListFailed } from './list-failed.ts'
import { ListedGroup } from './ListedGroup.tsx'
import { chipName } from './option-names.ts'

/** Cards above the fold at any width: their pictures come first. */
const FIRST_IN_SIGHT = 4
/** Cards that a window has room for, with some to spare. */
const IN_SIGHT = 12
const EMPTY: readonly ListProduct[] = []
const SKELETONS = Array.from({ length: 12 }, (_, index) => index)

/** The list in each of its states. Only the button at its end answers a press itself: all else here follows presses elsewhere. */
export function Results() {
  const { t } = useTranslation('catalogue')
  const isBusy = useCatalogueLater((snapshot) => snapshot.hasTag('busy'))
  const isEmpty = useCatalogueLater((snapshot) => snapshot.matches({ open: { listing: { products: 'empty' } } }))
  const isFailed = useCatalogueLater(isListFailed)
  const hasProducts = useCatalogueLater(({ context }) => context.products.length > 0)

  const isShown = !isFailed && !isEmpty
  return (
    <>
      {isFailed && <FailedList />}
      {isEmpty && <EmptyList />}
      <ProductGrid label={t('list.label')} busy={isBusy} hidden={!isShown}>
        {CARDS}
        {isBusy && !hasProducts && SKELETONS.map((index) => <ProductCardSkeleton key={index} />)}
      </ProductGrid>
      {isShown && hasProducts && <ListEnd />}
    </>
  )
}

/** The products in groups as large as a part of the grid. */
function Cards() {
  const products = useCatalogueLater(({ context }) => context.products)
  const firstNew = useCatalogueLater(({ context }) => context.firstNew)
  const words = useCardWords()
  const recall = useCatalogueLater((snapshot) => snapshot.context.recall)
  const parts = useMemo(() => partsOf(products), [products])
  const isShort = parts.length < 2
  const places = useMemo(() => placesOf(parts, recall), [parts, recall])
  const drawnParts = useDeferredValue(PART_SIZE, useHasArrived() ? wantedAtOnce(parts, recall) : PART_SIZE)
  const [first, ...rest] = usePartByPart(parts, EMPTY, places).map((part, index) => {
    const focused = firstNew === null ? -1 : firstNew - index * PART_SIZE
    return (
      <ProductGridPart
        key={index}
        whole={index > 0 && parts[index]?.length === PART_SIZE}
        hidden={index >= parts.length && !(isShort && index > 0)}
      >
        <ListedGroup
          products={index === 0 ? part.slice(0, drawnParts) : part}
          words={words}
          inSight={index === 0 ? FIRST_IN_SIGHT : 0}
          // Drawn by the server, the first part must do without the browser's code.
          deferred={index > 0}
          focused={focused >= 0 && focused < PART_SIZE ? focused : -1}
        />
      </ProductGridPart>
    )
  })
  return (
    <>
      {first}
      {rest.length > 0 && <ProductGridRest hidden={isShort}>{rest}</ProductGridRest>}
    </>
  )
}

function partsOf(products: readonly ListProduct[]): readonly (readonly ListProduct[])[] {
  return Array.from({ length: Math.ceil(products.length / PART_SIZE) }, (_, part) =>
    products.slice(part * PART_SIZE, (part + 1) * PART_SIZE),
  )
}

/** The parts to which a person comes back: that of the card in sight first, then that of the card with the focus. */
function placesOf(parts: readonly (readonly ListProduct[])[], recall: Recall | null): readonly number[] {
  const cards = recall === null ? [] : [recall.card, recall.focus]
  return cards
    .map((card) => parts.findIndex((part) => part.some(({ product_id }) => product_id === card)))
    .filter((place) => place >= 0)
}

/**
 * So many cards of the first part are in the first picture of a page to which a person comes from another: those in sight
 * where they were in the list. React draws that picture in one piece, and the other cards in slices.
 */
function wantedAtOnce([first = EMPTY]: readonly (readonly ListProduct[])[], recall: Recall | null): number {
  const isRecalled = ({ product_id }: ListProduct) => product_id === recall?.card || product_id === recall?.focus
  const last = first.findLastIndex(isRecalled)
  // Above a place further down nothing may grow once a person is back there.
  return recall !== null && last < 0 ? PART_SIZE : last + 1 + IN_SIGHT
}

/** Always the same element: what changes around the cards does not concern them, however many they are. */
const CARDS = <Cards />

function EmptyList() {
  const { t } = useTranslation('catalogue')
  const send = useCatalogueSend()
  const canReset = useCatalogueLater((snapshot) => snapshot.can({ type: 'filter.reset' }))
  const hasRelief = useCatalogueLater((snapshot) => snapshot.context.metadata.relief !== undefined)
  if (!canReset) return <EmptyState heading={t('empty.shopTitle')} text={t('empty.shopText')} />
  return (
    <EmptyState
      heading={t('empty.title')}
      text={t('empty.text')}
      actions={
        <>
          <ReliefButton />
          <Button variant={hasRelief ? 'secondary' : 'primary'} onClick={() => send({ type: 'filter.reset' })}>
            {t('filters.reset')}
          </Button>
        </>
      }
    />
  )
}

/** Takes away the one filter without which most would be found (filters.empty-result-names-one-filter). */
function ReliefButton() {
  const { t } = useTranslation('catalogue')
  const formatNumber = useFormatNumber()
  const send = useCatalogueSend()
  const relief = useCatalogueLater(({ context }) => context.metadata.relief)
  const filters = useCatalogueLater(({ context }) => context.filters)
  const canClear = useCatalogueLater((snapshot) => {
    const { relief: offered } = snapshot.context.metadata
    return offered !== undefined && snapshot.can({ type: 'filter.clear', group: offered.group })
  })
  if (relief === undefined || !canClear) return null
  const { group, total_results: count } = relief
  const [only, ...others] = filters[group]
  const name = only && others.length === 0 ? chipName(t, group, only) : t(`group.${group}`)
  return (
    <Button variant="primary" onClick={() => send({ type: 'filter.clear', group })}>
      {t('empty.without', { name, found: t('found', { count, number: formatNumber(count) }) })}
    </Button>
  )
}

function FailedList() {
  const { t } = useTranslation('catalogue')
  const problem = useProblemText(useCatalogueLater(({ context }) => context.problem))
  const hasFilters = useCatalogueLater((snapshot) => snapshot.can({ type: 'filter.reset' }))
  const send = useCatalogueSend()
  return (
    <InlineError
      message={[t('failed.title'), problem, hasFilters ? t('failed.kept') : ''].join(' ').trim()}
      action={<Button onClick={() => send({ type: 'list.retry' })}>{t('common:retry')}</Button>}
    />
  )
}

function ListEnd() {
  const { t } = useTranslation('catalogue')
  const formatNumber = useFormatNumber()
  const send = useCatalogueSend()
  const shown = useCatalogueLater(({ context }) => context.products.length)
  const total = useCatalogueLater(({ context }) => context.metadata.total_results)
  const isLoading = useCatalogue((snapshot) => snapshot.hasTag('loading-next'))
  const canLoad = useCatalogueLater((snapshot) => snapshot.can({ type: 'page.next' }))
  const comesByItself = useCatalogueLater((snapshot) => snapshot.can({ type: 'list.end.near' }))
  const hasFailed = useCatalogueLater((snapshot) => snapshot.matches({ open: { listing: { products: 'nextFailed' } } }))
  const onNear = useCallback(() => send({ type: 'list.end.near' }), [send])
  return (
    <>
      {hasFailed && <InlineError message={t('list.moreFailed')} />}
      <LoadMore
        progress={t('list.shown', { shown: formatNumber(shown), total: formatNumber(total) })}
        shown={shown}
        total={total}
        label={isLoading ? t('list.loadingMore') : hasFailed ? t('common:retry') : t('list.more')}
        busy={isLoading}
        onLoadMore={canLoad || isLoading ? () => send({ type: 'page.next' }) : undefined}
      />
      {comesByItself && <NearEnd onNear={onNear} />}
    </>
  )
}
