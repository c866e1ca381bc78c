import { useTranslation } from 'react-i18next'

import { BrandList } from '#areas/home/components/BrandList.tsx'
import { Chapter } from '#components/layout/Chapter.tsx'
import { useHref } from '#hooks/language.ts'
import { useShopOverview } from '#areas/catalogue/hooks/shop-overview.ts'

/** The brands with most products, by name. */
export function BrandLinks() {
  const { t } = useTranslation('home')
  const href = useHref()
  const brands = useShopOverview()?.brands ?? []
  if (brands.length === 0) return null
  return (
    <Chapter content="names" heading={t('brands.heading')}>
      <BrandList
        label={t('brands.heading')}
        brands={brands
          // Names of their own, so the order is the same in every language, and on both sides.
          .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
          .map(({ id, name }) => ({ href: href(`/products?brands=${id}`), label: name }))}
      />
    </Chapter>
  )
}
