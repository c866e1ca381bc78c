/** Whether this is `npm run test:long`, which runs what takes long and what `npm test` runs a sample of. */
export const isLong = process.env['TEST_LENGTH'] === 'long'

/** All cases in the long run, the first `count` elsewhere. */
export function sample<Case>(cases: readonly Case[], count: number): readonly Case[] {
  return isLong ? cases : cases.slice(0, count)
}
