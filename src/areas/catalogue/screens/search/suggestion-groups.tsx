import type { ReactNode } from 'react'
import { shallowEqual, useSelector } from '@xstate/react'
import History from 'lucide-react/icons/history'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Search from 'lucide-react/icons/search'
import { useTranslation } from 'react-i18next'

import { SuggestionText } from '#components/search/SuggestionList.tsx'
import type { SuggestionGroup } from '#components/search/SuggestionList.tsx'
import { SEARCH_ALL } from '#contract/constants.ts'
import type { LateActorRef } from '#hooks/app.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import { useHref } from '#hooks/language.ts'
import { entriesOf } from '#machines/catalogue/search-bar/search-bar.ts'
import type { Entry } from '#machines/catalogue/search-bar/search-bar.ts'

import { SuggestedProduct } from './SuggestedProduct.tsx'

/** The groups under their titles, in the order of the chart's entries. */
const TITLES = {
  retry: undefined,
  meant: undefined,
  all: undefined,
  recent: 'searchBar.recent',
  popular: 'searchBar.popular',
  product: 'searchBar.products',
  near: 'searchBar.near',
  brand: 'searchBar.brands',
  category: 'searchBar.categories',
} as const satisfies Readonly<Record<Entry['kind'], string | undefined>>

/** Everything that the chart suggests, drawn. */
export function useSuggestionGroups(bar: LateActorRef<'searchBar'>): readonly SuggestionGroup[] {
  const { t } = useTranslation()
  const formatNumber = useFormatNumber()
  const href = useHref()
  const context = useSelector(bar, (snapshot) => snapshot.context, shallowEqual)
  const entries = entriesOf(context)

  const draw = (entry: Entry): ReactNode => {
    switch (entry.kind) {
      case 'product':
      case 'near':
      case 'popular':
        return <SuggestedProduct product={entry.product} />
      case 'brand':
      case 'category':
        return <SuggestionText text={entry.name} end={formatNumber(entry.count)} />
      case 'recent':
        return <SuggestionText icon={<History size={18} />} text={entry.query} />
      case 'meant':
        return <SuggestionText icon={<Search size={18} />} text={t('searchBar.meant', { query: entry.query })} />
      case 'all':
        return (
          <SuggestionText
            icon={<Search size={18} />}
            text={entry.query === SEARCH_ALL ? t('searchBar.everything') : t('searchBar.all', { query: entry.query })}
            end={entry.count === null ? undefined : formatNumber(entry.count)}
          />
        )
      case 'retry':
        return <SuggestionText icon={<RotateCw size={18} />} text={t('retry')} />
      default:
        return entry satisfies never
    }
  }

  const kinds = [...new Set(entries.map(({ kind }) => kind))]
  return kinds.map((kind) => {
    const title = TITLES[kind]
    return {
      key: kind,
      title: title && t(title),
      items: entries
        .filter((entry) => entry.kind === kind)
        .map((entry) => ({
          key: entry.key,
          href: entry.kind === 'retry' ? undefined : href(entry.address),
          content: draw(entry),
        })),
    }
  })
}
