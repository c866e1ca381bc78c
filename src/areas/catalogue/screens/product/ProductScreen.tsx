import { useTranslation } from 'react-i18next'

import { Button, ButtonLink } from '#components/action/Button.tsx'
import { ErrorView } from '#components/feedback/ErrorView.tsx'
import { ProductPageSkeleton } from '#areas/catalogue/components/ProductPageSkeleton.tsx'
import { useFocusOnArrival, useLateActor, useShop } from '#hooks/app.tsx'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { ProductProvider, useProduct, useProductLater, useProductRef } from '#areas/catalogue/hooks/product.ts'
import { slugWords } from '#machines/catalogue/product/product.ts'

import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { SearchField } from '../search/SearchField.tsx'
import { ProductPage } from './ProductPage.tsx'

/** A product's page in each of its states. It stands back until its words are there. */
export function ProductScreen() {
  const hasTexts = useHasTexts('catalogue')
  const actor = useLateActor('product')
  if (!hasTexts) return <WaitingPage />
  if (!actor) return <LoadingProduct />
  return (
    <ProductProvider value={actor}>
      <AnyProduct />
    </ProductProvider>
  )
}

function AnyProduct() {
  const product = useProductLater(({ context }) => context.product)
  const isMissing = useProductLater((snapshot) => snapshot.hasTag('http-404'))
  const isFailed = useProductLater((snapshot) => snapshot.hasTag('failed'))
  if (isMissing) return <MissingProduct />
  if (isFailed) return <FailedProduct />
  if (product) return <ProductPage key={product.product_id} product={product} />
  return <LoadingProduct />
}

function LoadingProduct() {
  const { t } = useTranslation('catalogue')
  const shop = useShop()
  const title = t('product.loading')
  return (
    <>
      <title>{t('common:title', { page: title, shop: shop.name })}</title>
      <div aria-busy="true" aria-label={title} role="group">
        <ProductPageSkeleton />
      </div>
    </>
  )
}

function MissingProduct() {
  const { t } = useTranslation('catalogue')
  const shop = useShop()
  const href = useHref()
  const slug = useProduct(({ context }) => context.slug)
  const title = t('product.missingTitle')
  return (
    <>
      <title>{t('common:title', { page: title, shop: shop.name })}</title>
      <meta name="robots" content="noindex" />
      <ErrorView
        heading={title}
        message={t('product.missingText')}
        focusOnMount={useFocusOnArrival()}
        actions={<ButtonLink href={href('/products')}>{t('common:error.toProducts')}</ButtonLink>}
      >
        <SearchField query={slugWords(slug)} />
      </ErrorView>
    </>
  )
}

function FailedProduct() {
  const { t } = useTranslation('catalogue')
  const shop = useShop()
  const actor = useProductRef()
  const problem = useProblemText(useProduct(({ context }) => context.problem))
  const title = t('product.failed')
  return (
    <>
      <title>{t('common:title', { page: title, shop: shop.name })}</title>
      <ErrorView
        heading={title}
        message={problem}
        focusOnMount={useFocusOnArrival()}
        actions={
          <Button variant="primary" onClick={() => actor.send({ type: 'product.retry' })}>
            {t('common:retry')}
          </Button>
        }
      />
    </>
  )
}
