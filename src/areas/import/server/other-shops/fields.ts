import type { FieldNames } from '../parse.ts'
import type { Tally } from '../tally.ts'
import { plainHeading } from './plain-heading.ts'
import type { ShopRecord } from './records.ts'

/** A field that is read, by the names that it has had. */
export interface Field {
  readonly names: readonly string[]
  /** Fields of the import format that are made of it, a part of a variant as `variants.sku`; none where it decides about others. */
  readonly to: readonly string[]
  /** Explains it in the README. */
  readonly rule: string
}

export const field = (names: string | readonly string[], to: string | readonly string[], rule = ''): Field => ({
  names: typeof names === 'string' ? [names] : names,
  to: typeof to === 'string' ? (to === '' ? [] : [to]) : to,
  rule,
})

/** A format's table: what becomes of each field. */
export interface FieldTable<Key extends string = string> {
  readonly fields: Readonly<Record<Key, Field>>
  /** Values that say nothing of a product, such as what each has unless something is said; all values where there is none. */
  readonly silent: Readonly<Record<string, readonly string[]>>
}

/** The key of a field by a name that the table has for it. */
export function keyByName({ fields }: FieldTable): (name: string) => string | undefined {
  const keys = new Map(
    Object.entries(fields).flatMap(([key, { names }]) => names.map((name) => [plainHeading(name), key] as const)),
  )
  return (name) => keys.get(plainHeading(name))
}

/** A file's own names of fields of the import format; the table's, where the file has no such field. */
export function namesIn({ fields }: FieldTable, headings: ReadonlyMap<string, string> = new Map()): FieldNames {
  const names = new Map<string, string>()
  const isGiven = ([key]: [string, Field]): boolean => headings.has(key)
  const all = Object.entries(fields)
  for (const [key, { names: called, to }] of [...all.filter(isGiven), ...all.filter((one) => !isGiven(one))])
    for (const path of to) if (!names.has(path)) names.set(path, headings.get(key) ?? called[0] ?? path)
  return names
}

/** Reads records by a table. */
export interface FieldReader<Key extends string> {
  /** The first value; empty where there is none. */
  readonly read: (record: ShopRecord, key: Key) => string
  readonly all: (record: ShopRecord, key: Key) => readonly string[]
  /** Counts as lost what the table does not read; names of `taken` are read elsewhere. */
  readonly loseOthers: (record: ShopRecord, tally: Tally, taken?: ReadonlySet<string>) => void
}

export function fieldReader<Key extends string>({ silent }: FieldTable<Key>): FieldReader<Key> {
  const all = (record: ShopRecord, key: Key): readonly string[] => record.values.get(key) ?? []
  const silentValues = new Map(Object.entries(silent).map(([name, values]) => [plainHeading(name), values]))
  const isSilent = ({ name, value }: { readonly name: string; readonly value: string }): boolean => {
    const values = silentValues.get(plainHeading(name))
    return values !== undefined && (values.length === 0 || values.includes(value.toLowerCase()))
  }
  return {
    all,
    read: (record, key) => all(record, key)[0] ?? '',
    loseOthers: ({ others }, tally, taken) => {
      const lost = others.filter((other) => !isSilent(other) && taken?.has(other.name) !== true)
      for (const name of new Set(lost.map((other) => other.name))) tally.lose(name)
    },
  }
}
