import type { ChosenFile } from '#contract/rules.ts'

type Leaf = string | number | boolean | null | ChosenFile

/**
 * Values while a body is being filled in: null for a number, choice or file that was not given yet; texts begin empty and
 * boxes unticked.
 */
export type Draft<Value> = Value extends undefined
  ? never
  : Value extends boolean
    ? boolean
    : Value extends string
      ? string extends Value
        ? string
        : Value | null
      : Value extends number | null | ChosenFile
        ? Value | null
        : Value extends readonly (infer Item)[]
          ? readonly (Item extends object ? Draft<Item> : Item)[]
          : { readonly [Name in keyof Value]-?: Draft<Value[Name]> }

/**
 * The paths of a form's fields, such as `address.city` and `packages.0.price`: each value, and each list as a whole. A list of
 * plain values is one field. `Index` is what stands for the place in a list.
 */
export type Path<Value, Index extends string = `${number}`, At extends string = ''> = Value extends Leaf
  ? At
  : Value extends readonly (infer Item)[]
    ? At | (Item extends Leaf ? never : Path<Item, Index, `${At}.${Index}`>)
    : {
        [Name in keyof Value & string]: Path<Value[Name], Index, At extends '' ? Name : `${At}.${Name}`>
      }[keyof Value & string]

type Part<Value, Name extends string> = Name extends keyof Value
  ? Value[Name]
  : Value extends readonly (infer Item)[]
    ? Item
    : never

/** The type of the value at a path. */
export type ValueAt<Value, At extends string> = At extends `${infer Name}.${infer Rest}`
  ? ValueAt<Part<Value, Name>, Rest>
  : Part<Value, At>

/** The paths at which a value of some type stands. */
export type PathTo<Values, Wanted> = {
  [At in Path<Values>]: ValueAt<Values, At> extends Wanted ? At : never
}[Path<Values>]

/** The paths that take a value of some type. */
export type PathFor<Values, Given> = {
  [At in Path<Values>]: Given extends ValueAt<Values, At> ? At : never
}[Path<Values>]

type Parts = Readonly<Record<string, unknown>>

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isGroup = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !isList(value) && !('kind' in value && value.kind === 'file')

/** Undefined where there is no such path. */
export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce((part, name) => (Object.hasOwn(Object(part) as object, name) ? (part as Parts)[name] : undefined), values)
}

/** The values with another at a path; the same ones where there is no such path. */
export function withValue<Values>(values: Values, path: string, value: unknown): Values {
  const [name = '', ...rest] = path.split('.')
  const old = valueAt(values, name)
  if (old === undefined) return values
  const next = rest.length === 0 ? value : withValue(old, rest.join('.'), value)
  return (isList(values) ? values.with(Number(name), next) : { ...values, [name]: next }) as Values
}

const joined = (path: string, name: string | number) => (path === '' ? `${name}` : `${path}.${name}`)

/** The fields in the order in which they stand: each value, each list and, after it, what its items are made of. */
export function fieldsOf(values: unknown, path = ''): readonly string[] {
  if (isList(values))
    return [path, ...values.flatMap((item, index) => (isGroup(item) ? fieldsOf(item, joined(path, index)) : []))]
  if (!isGroup(values)) return [path]
  return Object.entries(values).flatMap(([name, part]) => fieldsOf(part, joined(path, name)))
}

/** The fields that are filled in as a whole: each value and each list. */
export function wholeFieldsOf(values: unknown, path = ''): readonly string[] {
  if (!isGroup(values)) return [path]
  return Object.entries(values).flatMap(([name, part]) => wholeFieldsOf(part, joined(path, name)))
}

export const isBelow = (path: string, field: string): boolean => path.startsWith(`${field}.`)

/** The field at which something is said that is about it or a part of it, such as one of its plain values. */
export function fieldAt(fields: readonly string[], path: string): string | undefined {
  return fields.findLast((field) => field === path || isBelow(path, field))
}

/** The former index of each item of a changed list; null for a new one. */
export type Origins = readonly (number | null)[]

/**
 * The path that a field has after a list was changed: what is in a list goes with its item. None where the item is gone, or
 * where it is not known where the items stood.
 */
export function pathAfter(path: string, list: string, origins: Origins = []): readonly string[] {
  if (!isBelow(path, list)) return [path]
  const [index, ...rest] = path.slice(list.length + 1).split('.')
  const next = origins.indexOf(Number(index))
  return next < 0 ? [] : [[list, next, ...rest].join('.')]
}

/** Leaves out choices that were not made yet. */
export function withoutUnchosen(value: unknown): unknown {
  if (isList(value)) return value.map(withoutUnchosen)
  if (!isGroup(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== null)
      .map(([name, part]) => [name, withoutUnchosen(part)]),
  )
}

/** The fields of a body that paths lie in: `address` for `address.city`. */
export const topFields = (paths: readonly string[]): readonly string[] => [
  ...new Set(paths.map((path) => path.split('.', 1)[0] ?? path)),
]
