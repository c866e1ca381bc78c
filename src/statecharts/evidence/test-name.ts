/** A test of a file, as it is named among those that take a transition. */
export const testName = (file: string, title: string) => `${file}: ${title}`

export const fileOf = (test: string) => test.slice(0, test.indexOf(': '))

/** True for a test that only the long run takes. */
export const isOfLongRun = (test: string) => fileOf(test).endsWith('.long.spec.ts')

export const titleOf = (test: string) => test.slice(test.indexOf(': ') + 2)
