import { useTranslation } from 'react-i18next'

import type { FilterGroupOption } from '#areas/catalogue/components/filter-list.ts'
import { FilterGroup } from '#areas/catalogue/components/FilterGroup.tsx'
import { searchNames } from '#contract/names.ts'
import { useFormatNumber } from '#hooks/format.ts'

interface NamedFilterGroupProps {
  readonly title: string
  readonly options: readonly FilterGroupOption[]
  readonly chosen: readonly number[]
  readonly onToggle: (option: FilterGroupOption, isChosen: boolean) => void
  /** True to begin unfolded. */
  readonly open: boolean
}

/** One group of filters in the shop's words. A group without any option offers nothing. */
export function NamedFilterGroup({ title, options, ...rest }: NamedFilterGroupProps) {
  const { t } = useTranslation('catalogue')
  const formatNumber = useFormatNumber()
  if (options.length === 0) return null
  return (
    <FilterGroup
      {...rest}
      title={title}
      options={options}
      formatCount={formatNumber}
      search={searchNames}
      texts={{
        search: t('option.search', { group: title }),
        noMatch: t('option.none'),
        showAll: (total) => t('option.showAll', { number: formatNumber(total) }),
        showFewer: t('option.showFewer'),
        more: (hidden) => t('option.more', { number: hidden }),
        expand: (name) => t('option.expand', { name }),
        collapse: (name) => t('option.collapse', { name }),
        included: (name) => t('option.included', { name }),
      }}
    />
  )
}
