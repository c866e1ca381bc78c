import { useTranslation } from 'react-i18next'

import { Chapter } from '#components/layout/Chapter.tsx'
import { TileGrid } from '#components/layout/TileGrid.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import { useHref } from '#hooks/language.ts'
import { useShopOverview } from '#areas/catalogue/hooks/shop-overview.ts'

import { goalIcon } from './goal-icons.ts'

/** The health goals with most products. */
export function GoalTiles() {
  const { t } = useTranslation('home')
  const href = useHref()
  const formatNumber = useFormatNumber()
  const goals = useShopOverview()?.health_goals ?? []
  if (goals.length === 0) return null
  return (
    <Chapter content="tiles" heading={t('goals.heading')}>
      <TileGrid
        label={t('goals.heading')}
        tiles={goals.map(({ id, name, slug, count, lang }) => {
          const Icon = goalIcon(slug)
          return {
            href: href(`/products?health_goals=${id}`),
            label: name,
            lang,
            note: t('goals.products', { count, number: formatNumber(count) }),
            icon: <Icon size={20} strokeWidth={1.75} />,
          }
        })}
      />
    </Chapter>
  )
}
