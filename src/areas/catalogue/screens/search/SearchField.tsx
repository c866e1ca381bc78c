import { useTranslation } from 'react-i18next'

import { SearchForm } from '#components/search/SearchForm.tsx'
import { SEARCH_MAX_LENGTH } from '#contract/constants.ts'
import { useHref } from '#hooks/language.ts'
import { searchPath } from '#machines/catalogue/search-results/search-results.ts'

/** The search form of a page, with the words that it begins with. */
export function SearchField({ query }: { readonly query: string }) {
  const { t } = useTranslation('catalogue')
  const href = useHref()
  return (
    <SearchForm
      action={href(searchPath({}))}
      label={t('search.label')}
      hint={t('search.hint')}
      button={t('search.button')}
      value={query}
      maxLength={SEARCH_MAX_LENGTH}
    />
  )
}
