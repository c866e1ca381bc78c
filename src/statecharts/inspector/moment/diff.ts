import type { Plain } from '../../trace/trace.ts'

export interface Change {
  /** Such as `lines.0.quantity`. */
  readonly path: string
  readonly before?: Plain
  readonly after?: Plain
}

/** Returns the changes between two values, each at its innermost path. Values equal by reference are skipped. */
export function diffOf(before: Plain | undefined, after: Plain | undefined, path = ''): readonly Change[] {
  if (before === after) return []
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after)) {
    return [{ path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }]
  }
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => diffOf(fieldOf(before, key), fieldOf(after, key), path ? `${path}.${key}` : key))
}

type Branch = readonly Plain[] | { readonly [key: string]: Plain }

function isBranch(value: Plain | undefined): value is Branch {
  return typeof value === 'object' && value !== null
}

const fieldOf = (branch: Branch, key: string): Plain | undefined =>
  Object.hasOwn(branch, key) ? (branch as { readonly [key: string]: Plain })[key] : undefined
