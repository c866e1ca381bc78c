import { useTranslation } from 'react-i18next'

import { Chapter } from '#components/layout/Chapter.tsx'
import { LinkGroups } from '#components/layout/LinkGroups.tsx'
import type { FilterOption } from '#areas/catalogue/contract/catalogue.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useHref } from '#hooks/language.ts'
import { useShopOverview } from '#areas/catalogue/hooks/shop-overview.ts'

/** The largest categories, each with the largest of those below it. */
export function CategoryLinks() {
  const { t } = useTranslation('home')
  const href = useHref()
  const formatNumber = useFormatNumber()
  const categories = useShopOverview()?.categories ?? []
  if (categories.length === 0) return null
  const link = ({ id, name, lang }: FilterOption) => ({ href: href(`/products?categories=${id}`), label: name, lang })
  return (
    <Chapter
      content="groups"
      heading={t('categories.heading')}
      more={{ label: t('categories.all'), href: href('/products') }}
    >
      <LinkGroups
        label={t('categories.heading')}
        groups={categories.map((category) => ({
          ...link(category),
          note: t('goals.products', { count: category.count, number: formatNumber(category.count) }),
          links: (category.children ?? []).map(link),
        }))}
      />
    </Chapter>
  )
}
