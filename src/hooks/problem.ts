import { useTranslation } from 'react-i18next'

import type { Problem } from '#contract/result.ts'

/** What a problem says to a person: the server's own words where it had any, which are in the person's language (decision 42). */
export function useProblemText(problem: Problem | null): string {
  const { t } = useTranslation('common')
  if (problem?.kind === 'refused' && problem.message !== '') return problem.message
  return problem?.kind === 'unreadable' ? t('problem.unreadable') : t('problem.unreachable')
}
