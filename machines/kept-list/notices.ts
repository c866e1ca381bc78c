import type { Problem } from '#contract/result.ts'

/** Says that the server will not carry a change of something out, and why. */
export function refusalNotice(name: string, problem: Problem) {
  const reason = problem.kind === 'refused' ? problem.message : ''
  return {
    type: 'notice.raised' as const,
    tone: 'error' as const,
    text: reason === '' ? 'common:listNotice.refusedUntold' : 'common:listNotice.refused',
    values: { name, reason },
  }
}

/** Says that the shop has failed at a change again and again, with a way to try it once more. */
export function givenUpNotice<Retry>(name: string, retry: Retry) {
  return {
    type: 'notice.raised' as const,
    tone: 'error' as const,
    text: 'common:listNotice.givenUp',
    values: { name },
    undo: { ...retry, label: 'common:retry' },
  }
}
