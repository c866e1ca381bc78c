/** A value in which what stood in several places stands once, as plain JSON. */
export interface Packed {
  readonly value: unknown
  readonly shared: readonly unknown[]
}

/** In the place of a shared part: its number. */
interface Reference {
  readonly $shared: number
}

/** A part with fewer members is written as often as it stands: a reference would save nothing. */
const WORTH_SHARING = 5

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isReference = (value: object): value is Reference => '$shared' in value && typeof value.$shared === 'number'

/** The parts of a value that stand in several places, outermost only, each with its number. */
function sharedParts(value: unknown): ReadonlyMap<object, number> {
  const seen = new Set<object>()
  const shared = new Map<object, number>()
  const visit = (part: unknown): void => {
    if (!isObject(part)) return
    if (seen.has(part)) {
      if (!shared.has(part) && Object.keys(part).length >= WORTH_SHARING) shared.set(part, shared.size)
      return
    }
    seen.add(part)
    for (const member of Object.values(part)) visit(member)
  }
  visit(value)
  return shared
}

/** JSON of a value whose charts hold some of their data together: it is written once. */
export function packShared(value: unknown): string {
  const parts = sharedParts(value)
  const write = (root: unknown): string =>
    JSON.stringify(root, (_key, part: unknown) => {
      const number = isObject(part) && part !== root ? parts.get(part) : undefined
      return number === undefined ? part : { $shared: number }
    })
  return `{"value":${write(value)},"shared":[${[...parts.keys()].map(write).join(',')}]}`
}

/** Reads it again: what was one is one again. */
export function unpackShared(text: string): unknown {
  const { value, shared } = JSON.parse(text) as Packed
  const link = (part: object): void => {
    for (const [name, member] of Object.entries(part)) {
      if (!isObject(member)) continue
      if (isReference(member)) Reflect.set(part, name, shared[member.$shared])
      else link(member)
    }
  }
  for (const part of [...shared, value]) if (isObject(part)) link(part)
  return value
}
