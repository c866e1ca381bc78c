import { describe, it } from 'vitest'

/** Whether this is `npm run test:long`, which runs what takes long and what `npm test` runs a sample of. */
export const isLong = process.env['TEST_LENGTH'] === 'long'

type Declare = (name: string, body: () => void | Promise<void>, timeout?: number) => void

/** Declares a test that only the long run has. It is left out elsewhere, not skipped: nothing is to be done about it. */
export const itAtLength: Declare = (...test) => void (isLong && it(...test))

/** The same of a suite. */
export const describeAtLength = (name: string, suite: () => void) => void (isLong && describe(name, suite))

/** All cases in the long run, the first `count` elsewhere. */
export function sample<Case>(cases: readonly Case[], count: number): readonly Case[] {
  return isLong ? cases : cases.slice(0, count)
}
