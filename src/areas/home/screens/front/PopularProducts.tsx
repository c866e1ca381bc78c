import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { Chapter } from '#components/layout/Chapter.tsx'
import { ProductCardSkeleton } from '#areas/catalogue/components/ProductCardSkeleton.tsx'
import { QuietNote } from '#components/feedback/QuietNote.tsx'
import { ShortProductGrid } from '#areas/catalogue/components/ShortProductGrid.tsx'
import { useHref } from '#hooks/language.ts'
import { usePopularProducts, usePopularProductsActor } from '#areas/catalogue/hooks/popular-products.ts'

import { ListedProduct } from '#areas/catalogue/screens/ListedProduct.tsx'

const MOST = 12
const SKELETONS = Array.from({ length: MOST }, (_, index) => index)

/** The popular products in each state of having them. A shop without any leaves the part out. */
export function PopularProducts() {
  const { t } = useTranslation('home')
  const href = useHref()
  const actor = usePopularProductsActor()
  const products = usePopularProducts(({ context }) => context.data)
  const hasFailed = usePopularProducts(({ context }) => context.problem !== null)
  if (products?.length === 0) return null
  return (
    <Chapter
      content="products"
      heading={t('popular.heading')}
      more={{ label: t('popular.all'), href: href('/products') }}
    >
      {products === null && hasFailed ? (
        <QuietNote
          text={t('popular.failed')}
          action={<Button onClick={() => actor.send({ type: 'data.retry' })}>{t('common:retry')}</Button>}
        />
      ) : (
        <ShortProductGrid label={t('popular.heading')} busy={products === null}>
          {products
            ?.slice(0, MOST)
            .map((product) => (
              <ListedProduct key={product.product_id} product={product} priority={false} focusOnMount={false} />
            )) ?? SKELETONS.map((index) => <ProductCardSkeleton key={index} />)}
        </ShortProductGrid>
      )}
    </Chapter>
  )
}
