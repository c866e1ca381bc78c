import { useTranslation } from 'react-i18next'

import { FilterToggles } from '#areas/catalogue/components/FilterToggles.tsx'
import { useCatalogue, useCatalogueLater, useCatalogueSend } from '#areas/catalogue/hooks/catalogue.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { shownOptions } from '#machines/catalogue/catalogue.ts'
import { isChosen } from '#machines/catalogue/filters.ts'

import { quickFilters } from './quick-filters.ts'

/** The filters that many look for, above the list. They are the filters' own: both always agree. */
export function QuickFilters() {
  const { t } = useTranslation('catalogue')
  const formatNumber = useFormatNumber()
  const options = useCatalogueLater(({ context }) => shownOptions(context))
  const metadata = useCatalogueLater(({ context }) => context.metadata)
  const filters = useCatalogue(({ context }) => context.filters)
  const send = useCatalogueSend()
  if (options === null) return null
  const labels = {
    vegan: t('quick.vegan'),
    glutenFree: t('quick.glutenFree'),
    zeroWaste: t('option.zeroWaste'),
    inStock: t('product.inStock'),
  }
  const toggles = quickFilters(options, metadata).map(({ name, group, id, count }) => {
    const pressed = isChosen(filters, group, id)
    return {
      key: name,
      label: labels[name],
      count: count === undefined ? undefined : formatNumber(count),
      pressed,
      onToggle: () => send({ type: pressed ? 'filter.remove' : 'filter.add', group, id }),
    }
  })
  return <FilterToggles label={t('quick.label')} toggles={toggles} />
}
