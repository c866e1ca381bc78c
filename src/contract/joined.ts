import type { Every } from './every.ts'

/** All of these in one. */
export const joined = <Part extends object>(parts: readonly Part[]): Every<Part> =>
  Object.assign({}, ...parts) as Every<Part>
