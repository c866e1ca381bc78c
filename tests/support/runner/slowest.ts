import { browserTests, unitFiles } from './reports.ts'

/** A test file, or a test in a browser. */
export interface Timed {
  readonly name: string
  readonly seconds: number
}

/** The slowest of both reports, the slowest first; a report that is missing has none. */
export async function slowest(vitestFile: string, playwrightFile: string, count: number): Promise<readonly Timed[]> {
  const units = (await unitFiles(vitestFile)).map(({ name, startTime, endTime }) => ({
    name,
    seconds: (endTime - startTime) / 1000,
  }))
  const browser = (await browserTests(playwrightFile)).map(({ name, results }) => ({
    name,
    seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }))
  return [...units, ...browser].toSorted((a, b) => b.seconds - a.seconds).slice(0, count)
}
