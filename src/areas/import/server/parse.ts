import { createHash } from 'node:crypto'

import * as v from 'valibot'

import {
  foreignLine,
  importLine,
  INGREDIENT_FIELDS,
  VARIANT_FIELDS,
  type ImportLine,
  type ImportProduct,
  type LineProblem,
  type ReadLine,
  UNSTORABLE,
} from './line.ts'

const ADDRESS_MAX = 2000

/** More faults of a line than these are counted only. */
const FAULTS_TOLD = 20

export type ParsedProduct =
  | Omit<ReadLine, 'number' | 'shop'>
  | { readonly problem: LineProblem; readonly externalId: string | undefined }

/** Reads one line. If it is refused, all its faults are reported (operations.import-tells-all-faults). */
export function parseLine(line: string): ParsedProduct {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return { problem: { code: 'not-json', detail: 'The line is not JSON' }, externalId: undefined }
  }
  const read = parseProduct(importLine, value)
  return 'problem' in read ? read : { ...read, unknown: unknownIn(importLine, value) }
}

/** The same for a product of another shop's file; faults name the fields of that file. */
export function parseForeign(value: ImportLine, names: FieldNames): ParsedProduct {
  return parseProduct(foreignLine, value, names)
}

/** Names of fields with values for which the format has none; those of entries of a list with the list's name. */
function unknownIn(schema: typeof importLine, value: unknown): readonly string[] {
  const { variants, ingredients } = value as { variants: readonly object[]; ingredients?: readonly object[] | null }
  const beyond = (fields: object, known: object, of = ''): string[] =>
    Object.entries(fields).flatMap(([name, given]) =>
      Object.hasOwn(known, name) || given === null || given === '' ? [] : [`${of}${name}`],
    )
  return [
    ...new Set([
      ...beyond(value as object, schema.entries),
      ...variants.flatMap((one) => beyond(one, VARIANT_FIELDS, 'variants.')),
      ...(ingredients ?? []).flatMap((one) => beyond(one, INGREDIENT_FIELDS, 'ingredients.')),
    ]),
  ]
}

/** A file's own names of fields of the import format, by their path without places: 'variants.price_eur'. */
export type FieldNames = ReadonlyMap<string, string>

/** A wrong address of a picture costs the product that picture alone (operations.import-loses-only-the-picture). */
function parseProduct(schema: typeof importLine, value: unknown, names?: FieldNames): ParsedProduct {
  const { success, output, issues } = v.safeParse(schema, value)
  if (!success)
    return { problem: { code: 'invalid', detail: detailOf(issues, names) }, externalId: externalIdOf(value) }
  const addresses = new Set([
    ...output.images,
    ...output.variants.flatMap(({ image = '' }) => (image === '' ? [] : [image])),
  ])
  const pictures = [...addresses].flatMap((address) => {
    const detail = faultOf(address)
    return detail === undefined ? [] : [{ address, detail }]
  })
  for (const { address } of pictures) addresses.delete(address)
  const product = { ...output, images: [...addresses] }
  return { product, hash: hashOf(product), pictures }
}

function detailOf(issues: readonly v.InferIssue<typeof importLine>[], names?: FieldNames): string {
  const faults = issues.map((issue) => {
    const path = v.getDotPath(issue)
    if (path === null) return issue.message
    const field = names?.get(path.replaceAll(/\.\d+/g, '')) ?? path
    return `${field}: ${names && issue.expected === 'number' ? notTaken(issue) : issue.message}`
  })
  const more = faults.length - FAULTS_TOLD
  return [...faults.slice(0, FAULTS_TOLD), ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
}

/** Names the currency of a price that the shop does not sell in. */
function notTaken({ input, received }: { readonly input: unknown; readonly received: string }): string {
  const [currency] = typeof input === 'string' && /\d/.test(input) ? (/[A-Z]{3}|\p{Sc}/u.exec(input) ?? []) : []
  return currency === undefined || /^(?:EUR|GBP|[€£])$/.test(currency)
    ? `cannot be taken: ${received}`
    : `is in ${currency}, and this shop sells in EUR and GBP`
}

function externalIdOf(line: unknown): string | undefined {
  const read = v.safeParse(v.pick(importLine, ['external_id']), line)
  return read.success ? read.output.external_id : undefined
}

/** Hex digits that are the same as long as what the shop takes of a line is. */
export function hashOf(product: ImportProduct): string {
  return createHash('sha256').update(JSON.stringify(product)).digest('hex').slice(0, 32)
}

/** An https address, or a path that stays below where it starts. */
function isPicture(address: string): boolean {
  if (/^https:\/\//i.test(address)) return URL.canParse(address)
  return !/^[a-z][a-z0-9+.-]*:|^\/\//i.test(address) && !address.split(/[\\/]/).includes('..')
}

/** The end of a sentence that begins with the picture's address. */
function faultOf(address: string): string | undefined {
  if (address === '') return 'is empty'
  if (address.length > ADDRESS_MAX) return `is longer than ${ADDRESS_MAX} characters`
  if (UNSTORABLE.test(address)) return 'holds characters that are no text'
  return isPicture(address) ? undefined : 'is neither a path nor an https address'
}
