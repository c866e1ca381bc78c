/** What the gallery's address can name. */
export type Place =
  | { readonly view: 'overview' }
  | { readonly view: 'map' }
  | { readonly view: 'requirements' }
  /** `item` is the id of a state or the key of a transition. */
  | { readonly view: 'chart'; readonly chart: string; readonly item: string | null }

/** The charts, each with all that can be selected in it. */
export type Items = Readonly<Record<string, readonly string[]>>

/** Reads an address such as `#cart/cart.signedIn`. Null where it names nothing that is here. */
export function readPlace(hash: string, items: Items): Place | null {
  const [name = '', ...rest] = decoded(hash.replace(/^#/, '')).split('/')
  const item = rest.join('/')
  if (name === '' || (name === 'overview' && item === '')) return { view: 'overview' }
  if (item === '' && (name === 'map' || name === 'requirements')) return { view: name }
  const known = Object.hasOwn(items, name) ? items[name] : undefined
  if (!known) return null
  if (item === '') return { view: 'chart', chart: name, item: null }
  return known.includes(item) ? { view: 'chart', chart: name, item } : null
}

export function addressOf(place: Place): string {
  if (place.view !== 'chart') return `#${place.view}`
  const item = place.item === null ? '' : `/${encodeURIComponent(place.item)}`
  return `#${place.chart}${item}`
}

export const chartAddress = (chart: string, item: string | null = null) => addressOf({ view: 'chart', chart, item })

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
