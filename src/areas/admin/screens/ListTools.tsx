import { useTranslation } from 'react-i18next'

import { TabLinks } from '#components/action/TabLinks.tsx'
import { SearchForm } from '#components/search/SearchForm.tsx'
import { SEARCH_MAX_LENGTH } from '#contract/constants.ts'
import { useHref } from '#hooks/language.ts'

interface ListToolsProps<Kind> {
  /** Address of the list, without the language. */
  readonly path: string
  readonly keyword: string
  /** Names the field. */
  readonly search: string
  /** An example in the empty field. */
  readonly hint: string
  /** Names what the list is narrowed by. */
  readonly filter: string
  /** Null for all. */
  readonly kinds: readonly (Kind | null)[]
  readonly kind: Kind | null
  readonly nameOf: (kind: Kind | null) => string
  /** The query of the list that is narrowed so. */
  readonly queryOf: (kind: Kind | null) => string
}

/** The search and the one filter of an admin's lists. A search looks through all, and what it finds can be narrowed. */
export function ListTools<Kind extends string | number>({
  path,
  keyword,
  search,
  hint,
  filter,
  kinds,
  kind,
  nameOf,
  queryOf,
}: ListToolsProps<Kind>) {
  const { t } = useTranslation('account')
  const href = useHref()
  return (
    <>
      <SearchForm
        action={href(path)}
        label={search}
        button={t('admin.search')}
        hint={hint}
        value={keyword}
        maxLength={SEARCH_MAX_LENGTH}
      />
      <TabLinks
        label={filter}
        tabs={kinds.map((one) => ({
          href: href(`${path}${queryOf(one)}`),
          label: nameOf(one),
          current: one === kind,
        }))}
      />
    </>
  )
}
