import { stripVTControlCharacters } from 'node:util'

import * as v from 'valibot'

import { browserTests, identity, unitFiles, type BrowserTest } from './reports.ts'

export const failure = v.object({ name: v.string(), says: v.string() })
/** A failed test, or a file that could not be run, and the first lines of what it said. */
export type Failure = v.InferOutput<typeof failure>

const LINES = 12

/** All that failed by both reports, without the browser tests that are excused; a report that is missing has none. */
export async function failures(
  vitestFile: string,
  playwrightFile: string,
  excused: readonly BrowserTest[] = [],
): Promise<readonly Failure[]> {
  const known = new Set(excused.map(identity))
  const units = (await unitFiles(vitestFile)).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [{ name, says: opening(message) }] : []
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${name}: ${fullName}`,
      says: opening(failureMessages?.[0]),
    }))
  })
  const browser = (await browserTests(playwrightFile))
    .filter((test) => !test.ok && !known.has(identity(test)))
    .map(browserFailure)
  return [...units, ...browser]
}

export function browserFailure({ name, results }: BrowserTest): Failure {
  return { name, says: opening(results.flatMap(({ errors }) => errors)[0]?.message) }
}

function opening(message = ''): string {
  return stripVTControlCharacters(message).split('\n').slice(0, LINES).join('\n')
}
