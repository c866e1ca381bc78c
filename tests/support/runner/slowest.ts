import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'

import * as v from 'valibot'

/** A test file, or a test in a browser. */
export interface Timed {
  readonly name: string
  readonly seconds: number
}

const vitestReport = v.object({
  testResults: v.array(v.object({ name: v.string(), startTime: v.number(), endTime: v.number() })),
})

interface Suite {
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[]
  }[]
  readonly suites?: readonly Suite[] | undefined
}
const suite: v.GenericSchema<Suite> = v.object({
  specs: v.array(
    v.object({
      title: v.string(),
      file: v.string(),
      tests: v.array(v.object({ results: v.array(v.object({ duration: v.number() })) })),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => suite))),
})
const playwrightReport = v.object({ suites: v.array(suite) })

/** The slowest of both reports, the slowest first; a report that is missing has none. */
export async function slowest(vitestFile: string, playwrightFile: string, count: number): Promise<readonly Timed[]> {
  const units = v.safeParse(vitestReport, await readJson(vitestFile))
  const browser = v.safeParse(playwrightReport, await readJson(playwrightFile))
  return [
    ...(units.success ? units.output.testResults : []).map(({ name, startTime, endTime }) => ({
      name: relative('.', name),
      seconds: (endTime - startTime) / 1000,
    })),
    ...(browser.success ? browser.output.suites : []).flatMap(testsIn),
  ]
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
}

function testsIn({ specs, suites = [] }: Suite): readonly Timed[] {
  return [
    ...specs.map(({ title, file, tests }) => ({
      name: `tests/browser/${file}: ${title}`,
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
    ...suites.flatMap(testsIn),
  ]
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}
