import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/Button.tsx'
import { EmptyState } from '#components/EmptyState.tsx'
import { InlineError } from '#components/InlineError.tsx'
import { LoadMore } from '#components/LoadMore.tsx'
import { NearEnd } from '#components/NearEnd.tsx'
import { ProductCardSkeleton } from '#components/ProductCardSkeleton.tsx'
import { ProductGrid } from '#components/ProductGrid.tsx'
import { useCatalogue, useCatalogueSend } from '#hooks/catalogue.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useProblemText } from '#hooks/problem.ts'

import { isListFailed } from './list-failed.ts'
import { ListedProduct } from './ListedProduct.tsx'

/** Cards above the fold at any width: their pictures come first. */
const FIRST_IN_SIGHT = 4
const SKELETONS = Array.from({ length: 12 }, (_, index) => index)

/** The list in each of its states. */
export function Results() {
  const { t } = useTranslation('catalogue')
  const isBusy = useCatalogue((snapshot) => snapshot.hasTag('busy'))
  const isEmpty = useCatalogue((snapshot) => snapshot.matches({ open: { listing: { products: 'empty' } } }))
  const isFailed = useCatalogue(isListFailed)
  const products = useCatalogue(({ context }) => context.products)
  const firstNew = useCatalogue(({ context }) => context.firstNew)

  if (isFailed) return <FailedList />
  if (isEmpty) return <EmptyList />
  return (
    <>
      <ProductGrid label={t('list.label')} busy={isBusy}>
        {products.map((product, index) => (
          <ListedProduct key={product.product_id} product={product} priority={index < FIRST_IN_SIGHT} focusOnMount={index === firstNew} />
        ))}
        {isBusy && products.length === 0 && SKELETONS.map((index) => <ProductCardSkeleton key={index} />)}
      </ProductGrid>
      {products.length > 0 && <ListEnd />}
    </>
  )
}

function EmptyList() {
  const { t } = useTranslation('catalogue')
  const send = useCatalogueSend()
  const canReset = useCatalogue((snapshot) => snapshot.can({ type: 'filter.reset' }))
  if (!canReset) return <EmptyState heading={t('empty.shopTitle')} text={t('empty.shopText')} />
  return (
    <EmptyState
      heading={t('empty.title')}
      text={t('empty.text')}
      actions={
        <Button variant="primary" onClick={() => send({ type: 'filter.reset' })}>
          {t('filters.reset')}
        </Button>
      }
    />
  )
}

function FailedList() {
  const { t } = useTranslation('catalogue')
  const problem = useProblemText(useCatalogue(({ context }) => context.problem))
  const hasFilters = useCatalogue((snapshot) => snapshot.can({ type: 'filter.reset' }))
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
  const shown = useCatalogue(({ context }) => context.products.length)
  const total = useCatalogue(({ context }) => context.metadata.total_results)
  const isLoading = useCatalogue((snapshot) => snapshot.hasTag('loading-next'))
  const canLoad = useCatalogue((snapshot) => snapshot.can({ type: 'page.next' }))
  const comesByItself = useCatalogue((snapshot) => snapshot.can({ type: 'list.end.near' }))
  const hasFailed = useCatalogue((snapshot) => snapshot.matches({ open: { listing: { products: 'nextFailed' } } }))
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
