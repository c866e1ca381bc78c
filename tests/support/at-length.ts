import { describe, it } from 'vitest'

import { isLong } from './length.ts'

type Declare = (name: string, body: () => void | Promise<void>, timeout?: number) => void

/** Declares a test that only the long run has. It is left out elsewhere, not skipped: nothing is to be done about it. */
export const itAtLength: Declare = (...test) => void (isLong && it(...test))

/** The same of a suite. */
export const describeAtLength = (name: string, suite: () => void) => void (isLong && describe(name, suite))
