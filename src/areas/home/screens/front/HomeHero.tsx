import { useTranslation } from 'react-i18next'

import { Hero } from '#components/layout/Hero.tsx'
import { PackShelf } from '#areas/home/components/PackShelf.tsx'
import { PageHeading } from '#components/layout/PageHeading.tsx'
import { SearchForm } from '#components/search/SearchForm.tsx'
import { SEARCH_MAX_LENGTH } from '#contract/constants.ts'
import { useFocusOnArrival } from '#hooks/app.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import { useHref } from '#hooks/language.ts'
import { usePopularProducts } from '#areas/catalogue/hooks/popular-products.ts'
import { useShopOverview } from '#areas/catalogue/hooks/shop-overview.ts'

import { packsOf, shelved } from './packs.ts'

const SEARCH_RESULTS = '/search-results'
const PACKS = 6

const searchFor = (query: string) => `${SEARCH_RESULTS}?${new URLSearchParams({ query }).toString()}`

export function HomeHero() {
  const { t } = useTranslation('home')
  const href = useHref()
  const overview = useShopOverview()
  const popular = usePopularProducts(({ context }) => context.data)
  return (
    <Hero
      heading={
        <PageHeading focusOnMount={useFocusOnArrival()} lead={useLead()}>
          {t('hero.heading')}
        </PageHeading>
      }
      search={
        <SearchForm
          large
          action={href(SEARCH_RESULTS)}
          label={t('hero.searchLabel')}
          button={t('hero.searchButton')}
          hint={t('hero.searchHint')}
          maxLength={SEARCH_MAX_LENGTH}
        />
      }
      suggestionsLabel={t('hero.often')}
      suggestions={(overview?.suggestions ?? []).map(({ name, lang }) => ({
        label: name,
        lang,
        href: href(searchFor(name)),
      }))}
      shelf={<PackShelf packs={packsOf(shelved(popular ?? [], PACKS))} />}
    />
  )
}

function useLead(): string {
  const { t } = useTranslation('home')
  const formatNumber = useFormatNumber()
  const overview = useShopOverview()
  if (overview === null || overview.total_products === 0) return t('hero.textPlain')
  return t('hero.text', {
    products: formatNumber(overview.total_products),
    brands: formatNumber(overview.total_brands),
  })
}
