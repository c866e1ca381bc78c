/** A test of a file, as it is named among those that take a transition. */
export const testName = (file: string, title: string) => `${file}: ${title}`

export const fileOf = (test: string) => test.slice(0, test.indexOf(': '))

export const titleOf = (test: string) => test.slice(test.indexOf(': ') + 2)
