import { useTranslation } from 'react-i18next'

import { ButtonLink } from '#components/action/Button.tsx'
import { EmptyState } from '#components/feedback/EmptyState.tsx'
import { Section } from '#components/layout/Section.tsx'
import { ProductGrid } from '#areas/catalogue/components/ProductGrid.tsx'
import type { SearchResult } from '#areas/catalogue/contract/search.ts'
import { useHref } from '#hooks/language.ts'

import { ListedProduct } from '../ListedProduct.tsx'

interface NotStockedProps {
  readonly substance: NonNullable<SearchResult['known_substance']>
}

/** Of a substance that no product holds, with products of its kind (search.known-substance-is-named). */
export function NotStocked({ substance: { name, near } }: NotStockedProps) {
  const { t } = useTranslation('catalogue')
  const href = useHref()
  return (
    <>
      <EmptyState
        heading={t('search.unsoldTitle', { name })}
        text={near.length > 0 ? t('search.unsoldNear') : t('search.unsoldText')}
        actions={<ButtonLink href={href('/products')}>{t('common:error.toProducts')}</ButtonLink>}
      />
      {near.length > 0 && (
        <Section heading={t('search.near')}>
          <ProductGrid label={t('search.near')}>
            {near.map((product) => (
              <ListedProduct key={product.product_id} product={product} priority={false} focusOnMount={false} />
            ))}
          </ProductGrid>
        </Section>
      )}
    </>
  )
}
