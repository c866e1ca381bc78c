import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { useProblemText } from '#hooks/problem.ts'
import { useSearchResults, useSearchResultsRef } from '#areas/catalogue/hooks/search-results.ts'

export function FailedSearch() {
  const { t } = useTranslation('catalogue')
  const actor = useSearchResultsRef()
  const problem = useProblemText(useSearchResults(({ context }) => context.problem))
  return (
    <InlineError
      message={`${t('search.failed')} ${problem}`}
      action={<Button onClick={() => actor.send({ type: 'search.retry' })}>{t('common:retry')}</Button>}
    />
  )
}
