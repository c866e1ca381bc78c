import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import type { FilterGroupOption } from '#areas/catalogue/components/filter-list.ts'
import { FilterGroup } from '#areas/catalogue/components/FilterGroup.tsx'
import { searchNames } from '#contract/names.ts'
import { useLateActor } from '#hooks/app.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import { viewOf } from '#machines/catalogue/filter-groups/filter-groups.ts'
import type { GroupKey } from '#machines/catalogue/filter-groups/filter-groups.ts'

interface NamedFilterGroupProps {
  readonly group: GroupKey
  readonly title: string
  readonly options: readonly FilterGroupOption[]
  readonly chosen: readonly number[]
  readonly onToggle: (option: FilterGroupOption, isChosen: boolean) => void
}

/** One group of filters in the shop's words. A group without any option offers nothing. */
export function NamedFilterGroup({ group, ...rest }: NamedFilterGroupProps) {
  const { t } = useTranslation('catalogue')
  const formatNumber = useFormatNumber()
  const groups = useLateActor('filterGroups')
  const view = useSelector(groups, (snapshot) => snapshot && viewOf(snapshot.context.views, group))
  if (!groups || !view || rest.options.length === 0) return null
  return (
    <FilterGroup
      {...rest}
      view={view}
      onChange={(change) => groups.send({ ...change, group })}
      formatCount={formatNumber}
      search={searchNames}
      texts={{
        search: t('option.search', { group: rest.title }),
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
