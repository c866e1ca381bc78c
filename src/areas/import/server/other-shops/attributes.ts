import { OPTION_COLUMNS, WOOCOMMERCE_HEADINGS } from './headings.ts'
import { plainHeading } from './plain-heading.ts'
import type { ShopRecord } from './records.ts'

export interface Attribute {
  readonly name: string
  readonly value: string
}

/** Numbered columns with the names and values of attributes. */
const PAIRS: readonly { readonly part: 'name' | 'value'; readonly pattern: RegExp }[] = [
  ...WOOCOMMERCE_HEADINGS.map(({ attributes }) => attributes),
  ...OPTION_COLUMNS,
].flatMap(([name, value]) => [
  ...name.split('|').map((one) => ({ part: 'name' as const, pattern: numbered(one) })),
  ...value.split('|').map((one) => ({ part: 'value' as const, pattern: numbered(one) })),
])

function numbered(heading: string): RegExp {
  const [before = '', after = ''] = heading.split('#').map(plainHeading)
  return new RegExp(`^${before}(\\d+)${after}$`)
}

/** Further columns about an attribute, such as one that says whether it is shown, in the languages of WooCommerce's headings. */
const SWITCH =
  /^(?=.*\d).*(?:attribut|atribut|atrybut|атрибут|egenskab|eigenschap|tulajdonsag|属性|屬性|productoptiontype)/u

/** A column of one attribute each, as plugins write them. */
const SINGLE = /^(?:meta: ?)?attribute[:_](?:pa_)?(?!data:|default:)(.+)$/i

/** The attributes of a row, and the names of the columns that are about attributes. */
export function attributesOf({ others }: ShopRecord): {
  readonly attributes: readonly Attribute[]
  readonly columns: ReadonlySet<string>
} {
  const found = new Map<string, { name?: string; value?: string }>()
  const columns = new Set<string>()
  for (const { name: column, value } of others) {
    const plain = plainHeading(column)
    const pair = PAIRS.find(({ pattern }) => pattern.test(plain))
    const single = SINGLE.exec(column)?.[1]
    if (pair !== undefined) {
      const place = pair.pattern.exec(plain)?.[1] ?? ''
      found.set(place, { ...found.get(place), [pair.part]: value })
    } else if (single !== undefined) found.set(column, { name: single.replaceAll(/[-_]+/g, ' '), value })
    if (pair !== undefined || single !== undefined || SWITCH.test(plain)) columns.add(column)
  }
  const attributes = [...found.values()].flatMap(({ name = '', value = '' }) =>
    value === '' ? [] : [{ name, value: listOf(value).join(', ') }],
  )
  return { attributes, columns }
}

/** Parts of a list, parted by commas or bars; a comma with a backslash before it belongs to its part. */
export function listOf(text: string): string[] {
  return text
    .split(/(?<!\\),|\|/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter((part) => part !== '')
}
