import { useTranslation } from 'react-i18next'

import type { Problem } from '#contract/result.ts'

const WORDS = {
  unauthorized: 'problem.unauthorized',
  unreachable: 'problem.unreachable',
  unreadable: 'problem.unreadable',
  insecureRedirect: 'problem.insecureRedirect',
  notConnected: 'problem.unreachable',
} as const satisfies Readonly<Record<Exclude<Problem['kind'], 'refused'>, string>>

/** The server's own words if there are any: they are in the user's language. */
export function useProblemText(problem: Problem | null): string {
  const { t } = useTranslation('common')
  if (problem?.kind !== 'refused') return t(WORDS[problem?.kind ?? 'unreachable'])
  return problem.message === '' ? t('session.unexpected') : problem.message
}
