import { useTranslation } from 'react-i18next'

import type { Problem } from '#contract/result.ts'

import { useProblemText } from './problem.ts'

/** The reason for which a call that must happen once was refused. One that met a missing sign-in is told of after the next one. */
export function useRefusalText(problem: Problem | null): string {
  const { t } = useTranslation('common')
  const text = useProblemText(problem)
  return problem?.kind === 'unauthorized' ? t('problem.turnedAway') : text
}
