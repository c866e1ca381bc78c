import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { createOverlay } from '#components/overlay/overlay.tsx'
import { SearchBar } from '#areas/catalogue/components/SearchBar.tsx'
import { SEARCH_MAX_LENGTH } from '#contract/constants.ts'
import { useLateActor, usePlace } from '#hooks/app.tsx'
import { useHref } from '#hooks/language.ts'
import { isPage } from '#machines/pages/place.ts'

const Suggestions = createOverlay(() => import('./HeaderSuggestions.tsx'))
const ignore = () => {}

/** The search in the head of every page: a plain form until its chart has come, and where its code cannot be had. */
export function HeaderSearch() {
  const { t } = useTranslation()
  const href = useHref()
  const place = usePlace()
  const bar = useLateActor('searchBar')
  const field = useRef<HTMLInputElement>(null)
  return (
    <SearchBar
      field={field}
      action={href('/search-results')}
      label={t('searchBar.label')}
      hint={t('searchBar.hint')}
      button={t('searchBar.submit')}
      clearLabel={t('searchBar.clear')}
      value={place && isPage(place, 'searchResults') ? place.query.query : undefined}
      maxLength={SEARCH_MAX_LENGTH}
    >
      {bar && <Suggestions open bar={bar} field={field} onLoadFailed={ignore} />}
    </SearchBar>
  )
}
