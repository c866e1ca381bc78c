import type { CanAnswer } from '../../channel/messages.ts'

/**
 * The words of the page for an answer. An example stands for whatever a screen would send: of what its guards ask for, it may
 * have another value.
 */
export function answerText({ kind, on }: CanAnswer, basis: 'example' | 'written'): string {
  if (basis === 'example' && on.length > 0) return `depends on ${on.join(', ')}`
  return TEXTS[kind]
}

const TEXTS: Readonly<Record<CanAnswer['kind'], string>> = {
  takes: 'takes it now',
  refuses: 'its guard says no',
  unknown: 'its guard cannot be asked with this',
  nothing: 'takes it, and nothing follows',
  ignores: 'would ignore it',
}
