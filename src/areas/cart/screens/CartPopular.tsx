import { useTranslation } from 'react-i18next'

import { Section } from '#components/layout/Section.tsx'
import { ShortProductGrid } from '#areas/catalogue/components/ShortProductGrid.tsx'
import { usePopularProducts } from '#areas/catalogue/hooks/popular-products.ts'

import { ListedProduct } from '#areas/catalogue/screens/ListedProduct.tsx'

const MOST = 12

/** Popular products for an empty cart; left out if there are none. */
export function CartPopular() {
  const { t } = useTranslation('shopping')
  const products = usePopularProducts(({ context }) => context.data)
  if (products === null || products.length === 0) return null
  return (
    <Section heading={t('cart.popular')}>
      <ShortProductGrid label={t('cart.popular')}>
        {products.slice(0, MOST).map((product) => (
          <ListedProduct key={product.product_id} product={product} priority={false} focusOnMount={false} />
        ))}
      </ShortProductGrid>
    </Section>
  )
}
