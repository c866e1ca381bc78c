/** True in `npm run test:long`, which runs slow tests and everything that `npm test` samples. */
export const isLong = process.env['TEST_LENGTH'] === 'long'

/** All cases in the long run, the first `count` elsewhere. */
export function sample<Case>(cases: readonly Case[], count: number): readonly Case[] {
  return isLong ? cases : cases.slice(0, count)
}
