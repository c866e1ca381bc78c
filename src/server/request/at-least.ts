import { setTimeout } from 'node:timers/promises'

/**
 * Resolves no sooner than after so many milliseconds, so that the time an answer takes does not tell which answer it is;
 * results that `isSecret` does not hold for resolve at once.
 */
export async function atLeast<Result>(
  ms: number,
  work: () => Promise<Result>,
  isSecret: (result: Result) => boolean = () => true,
): Promise<Result> {
  const least = setTimeout(ms)
  const result = await work()
  if (isSecret(result)) await least
  return result
}
