import type { FieldNames } from '../parse.ts'
import type { Tally } from '../tally.ts'
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

/** Reads records by a table. */
export interface FieldReader<Key extends string> {
  /** The first value; empty where there is none. */
  readonly read: (record: ShopRecord, key: Key) => string
  readonly all: (record: ShopRecord, key: Key) => readonly string[]
  /** Fields that the table does not read. */
  readonly others: (record: ShopRecord) => { readonly name: string; readonly value: string }[]
  /** Counts as lost what the table does not read; names of `taken` are read elsewhere. */
  readonly loseOthers: (record: ShopRecord, tally: Tally, taken?: ReadonlySet<string>) => void
  readonly names: FieldNames
}

export function fieldReader<Key extends string>({ fields, silent }: FieldTable<Key>): FieldReader<Key> {
  const keys = new Map<string, string>()
  const names = new Map<string, string>()
  for (const [key, { names: called, to }] of Object.entries<Field>(fields)) {
    for (const name of called) keys.set(name.toLowerCase(), key)
    for (const path of to) if (!names.has(path)) names.set(path, called[0] ?? path)
  }
  const all = (record: ShopRecord, key: Key): readonly string[] => {
    for (const [name, values] of record.fields) if (keys.get(name.toLowerCase()) === key) return values
    return []
  }
  const silentValues = new Map(Object.entries(silent).map(([name, values]) => [name.toLowerCase(), values]))
  const others = ({ fields: given }: ShopRecord) =>
    [...given].flatMap(([name, values]) =>
      keys.has(name.toLowerCase()) ? [] : values.map((value) => ({ name, value })),
    )
  const isSilent = ({ name, value }: { readonly name: string; readonly value: string }): boolean => {
    const values = silentValues.get(name.toLowerCase())
    return values !== undefined && (values.length === 0 || values.includes(value.toLowerCase()))
  }
  return {
    names,
    all,
    read: (record, key) => all(record, key)[0] ?? '',
    others,
    loseOthers: (record, tally, taken) => {
      const lost = others(record).filter((other) => !isSilent(other) && taken?.has(other.name) !== true)
      for (const name of new Set(lost.map((other) => other.name))) tally.lose(name)
    },
  }
}
