import type { SecretKind } from '#machines/secret-keys.ts'

import type { Plain } from '../trace/trace.ts'

import { isFreeText } from './free-texts.ts'
import { isSort, kindOfKey } from './keys.ts'
import { named } from './named.ts'
import { Texts } from './texts.ts'

/** Values deeper, longer or with more items than this are cut, and marked as cut. */
export const LIMITS = { depth: 16, items: 2000, letters: 20_000, leaves: 50_000 } as const

interface Place {
  /** The kind of the value around it, if that is secret. */
  readonly kind: SecretKind | undefined
  readonly chart: string | undefined
  readonly depth: number
  readonly above: ReadonlySet<object>
  readonly budget: { leaves: number }
}

interface Read {
  readonly chart: string | undefined
  readonly plain: Plain
  readonly leaves: number
}

/**
 * Turns anything that a recording holds into plain JSON without secrets (statecharts.secrets-are-redacted). Redacted
 * values stay unchanged.
 *
 * @param salt new for each recording, and never revealed
 */
export class Redactor {
  readonly #texts: Texts
  /** Objects that many records share, such as lists of products, are read once per chart. */
  readonly #read = new WeakMap<object, Read>()

  constructor(salt: string) {
    this.#texts = new Texts(salt)
  }

  text(text: string): string {
    return this.#texts.open(text)
  }

  value(value: unknown, chart?: string): Plain {
    return this.#plain(value, this.#start(chart))
  }

  /** The fields of an object, without undefined ones. */
  fields(value: object, chart?: string): { readonly [key: string]: Plain } {
    return this.#fields(value, this.#start(chart))
  }

  field(key: string, value: unknown, chart?: string): Plain {
    return this.#field(key, value, this.#start(chart), undefined)
  }

  #start(chart: string | undefined): Place {
    return { kind: undefined, chart, depth: 0, above: new Set(), budget: { leaves: LIMITS.leaves } }
  }

  #plain(value: unknown, place: Place): Plain {
    place.budget.leaves -= 1
    switch (typeof value) {
      case 'string':
        return cutText(place.kind ? this.#texts.secret(place.kind, value) : this.#texts.open(value))
      case 'number':
        return Number.isFinite(value) ? value : { $number: String(value) }
      case 'boolean':
        return value
      case 'undefined':
        return null
      case 'object':
        return value === null ? null : this.#object(value, place)
      case 'function':
        return { $function: value.name }
      case 'bigint':
      case 'symbol':
        break
    }
    return { [`$${typeof value}`]: String(value) }
  }

  #object(value: object, place: Place): Plain {
    if (place.above.has(value)) return { $cycle: true }
    if (place.depth >= LIMITS.depth) return { $cut: 'depth' }
    if (place.budget.leaves <= 0) return { $cut: 'leaves' }
    const known = place.kind === undefined ? this.#read.get(value) : undefined
    if (known && known.chart === place.chart) {
      place.budget.leaves -= known.leaves
      return known.plain
    }
    const before = place.budget.leaves
    const plain = this.#within(value, { ...place, depth: place.depth + 1, above: new Set([...place.above, value]) })
    const { leaves } = place.budget
    if (place.kind === undefined && leaves > 0)
      this.#read.set(value, { chart: place.chart, plain, leaves: before - leaves })
    return plain
  }

  #within(value: object, place: Place): Plain {
    if (Array.isArray(value)) return this.#list(value, place)
    const other = named(value)
    if (other === undefined) return this.#fields(value, place)
    const [name, content] = other
    return { [name]: content === undefined ? true : this.#plain(content, place) }
  }

  #list(list: readonly unknown[], place: Place): Plain {
    const items = list.slice(0, LIMITS.items).map((item) => this.#plain(item, place))
    return list.length > LIMITS.items ? [...items, { $cut: list.length - LIMITS.items }] : items
  }

  #fields(value: object, place: Place): { readonly [key: string]: Plain } {
    const entries = Object.entries(value).filter(([, part]) => part !== undefined)
    const kept = entries.slice(0, LIMITS.items).map(([key, part]) => [
      // Keys may be people's addresses.
      this.#texts.open(key),
      this.#field(key, part, place, value),
    ])
    if (entries.length > LIMITS.items) kept.push(['$cut', entries.length - LIMITS.items])
    return Object.fromEntries(kept) as { [key: string]: Plain }
  }

  #field(key: string, value: unknown, place: Place, whole: object | undefined): Plain {
    if (isSort(key) && typeof value === 'string' && value.length < 40) return this.#texts.open(value)
    const kind = kindOfField(key, whole, place.chart) ?? place.kind ?? freeKind(key, value, whole, place.chart)
    return this.#plain(value, { ...place, kind })
  }
}

/** A form's change event names its field beside the value; the name of a chosen file may be any text. */
function kindOfField(key: string, whole: object | undefined, chart: string | undefined): SecretKind | undefined {
  if (whole && key === 'value' && 'field' in whole && typeof whole.field === 'string')
    return kindOfKey(whole.field, chart)
  // On these pages practitioners and admins search for names.
  if (whole && key === 'query' && 'path' in whole && /\/(clients|accounts)/.test(String(whole.path))) return 'text'
  if (whole && key === 'name' && 'kind' in whole && whole.kind === 'file') return 'text'
  // The address of a page is no secret. Its query is searched like any text.
  if (whole && key === 'address' && 'address' in whole && /^\/(?!\/)/.test(String(whole.address))) return undefined
  return kindOfKey(key, chart, whole && 'type' in whole ? whole.type : undefined)
}

/** Applies to strings only: an object under such a key has keys of its own. */
function freeKind(
  key: string,
  value: unknown,
  whole: object | undefined,
  chart: string | undefined,
): SecretKind | undefined {
  if (typeof value !== 'string') return undefined
  const isField = whole && key === 'value' && 'field' in whole && typeof whole.field === 'string'
  return isFreeText(isField ? String(whole.field) : key, value, isField ? undefined : whole, chart) ? 'text' : undefined
}

function cutText(text: string): string {
  if (text.length <= LIMITS.letters) return text
  return `${text.slice(0, LIMITS.letters)} ‹${text.length - LIMITS.letters} letters cut›`
}
