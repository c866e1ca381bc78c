import { useTranslation } from 'react-i18next'

import { SearchForm } from '#components/search/SearchForm.tsx'
import { SEARCH_MAX_LENGTH } from '#contract/constants.ts'
import { useHref } from '#hooks/language.ts'

interface OrderSearchProps {
  /** Address of the list, without the language. */
  readonly path: string
  readonly keyword: string
}

/** Finds orders of a list by their number (checkout.numbers-are-found). It looks through all of them. */
export function OrderSearch({ path, keyword }: OrderSearchProps) {
  const { t } = useTranslation('orders')
  const href = useHref()
  return (
    <SearchForm
      action={href(path)}
      label={t('admin.search')}
      button={t('account:admin.search')}
      hint={t('numberHint')}
      value={keyword}
      maxLength={SEARCH_MAX_LENGTH}
    />
  )
}
