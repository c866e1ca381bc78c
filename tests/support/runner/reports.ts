import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'

import * as v from 'valibot'

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      startTime: v.number(),
      endTime: v.number(),
      status: v.optional(v.string()),
      message: v.optional(v.string()),
      assertionResults: v.optional(
        v.array(
          v.object({ status: v.string(), fullName: v.string(), failureMessages: v.nullish(v.array(v.string())) }),
        ),
        [],
      ),
    }),
  ),
})

const result = v.object({
  duration: v.number(),
  errors: v.optional(v.array(v.object({ message: v.optional(v.string()) })), []),
})
const spec = v.object({
  title: v.string(),
  file: v.string(),
  ok: v.optional(v.boolean(), true),
  tests: v.array(v.object({ results: v.array(result) })),
})
interface Suite {
  readonly title?: string
  readonly specs: readonly v.InferOutput<typeof spec>[]
  readonly suites?: readonly Suite[] | undefined
}
const suite: v.GenericSchema<unknown, Suite> = v.object({
  title: v.optional(v.string()),
  specs: v.array(spec),
  suites: v.optional(v.array(v.lazy(() => suite))),
})
const playwrightReport = v.object({ suites: v.array(suite) })

/** The files in Vitest's report, by their paths in the project; none where there is no report. */
export async function unitFiles(report: string) {
  const read = v.safeParse(vitestReport, await readJson(report))
  return (read.success ? read.output.testResults : []).map((file) => ({ ...file, name: relative('.', file.name) }))
}

/** The tests in Playwright's report, with the results of each; none where there is no report. */
export async function browserTests(report: string) {
  const read = v.safeParse(playwrightReport, await readJson(report))
  return (read.success ? read.output.suites : []).flatMap(testsIn)
}

function testsIn({ title: suite, specs, suites = [] }: Suite): readonly BrowserTest[] {
  return [
    ...specs.map(({ title, file, ok, tests }) => ({
      file,
      suite,
      title,
      name: `tests/${file}: ${title}`,
      ok,
      results: tests.flatMap(({ results }) => results),
    })),
    ...suites.flatMap(testsIn),
  ]
}

export interface BrowserTest {
  readonly file: string
  /** The group of tests that it stands in. */
  readonly suite?: string | undefined
  readonly title: string
  /** Its file from the root, and its title. */
  readonly name: string
  readonly ok: boolean
  readonly results: readonly v.InferOutput<typeof result>[]
}

/** Tells a test from every other of its report: walks of several charts stand in one file under one title. */
export const identity = ({ name, suite }: BrowserTest): string => `${name} ${suite}`

/** A JSON file as it stands; undefined where there is none. */
export async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}
