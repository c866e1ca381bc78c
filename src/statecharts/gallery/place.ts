/** A page of the gallery, as named by its address. */
export type Place =
  | { readonly view: 'overview' }
  /** `area` is one of those on the map. */
  | { readonly view: 'map'; readonly area: string | null }
  | { readonly view: 'requirements' }
  /** `item` is the id of a state or the key of a transition. */
  | { readonly view: 'chart'; readonly chart: string; readonly item: string | null }

/** The selectable items of each chart; `map` holds the map's areas. */
export type Items = Readonly<Record<string, readonly string[]>>

/** Reads an address such as `#cart/cart.signedIn`. Returns null if it names nothing in the gallery. */
export function readPlace(hash: string, items: Items): Place | null {
  const [name = '', ...rest] = decoded(hash.replace(/^#/, '')).split('/')
  const item = rest.join('/')
  if (name === '' || (name === 'overview' && item === '')) return { view: 'overview' }
  if (name === 'map' && item === '') return { view: 'map', area: null }
  if (name === 'map') return items['map']?.includes(item) ? { view: 'map', area: item } : null
  if (item === '' && name === 'requirements') return { view: 'requirements' }
  const known = Object.hasOwn(items, name) ? items[name] : undefined
  if (!known) return null
  if (item === '') return { view: 'chart', chart: name, item: null }
  return known.includes(item) ? { view: 'chart', chart: name, item } : null
}

export function addressOf(place: Place): string {
  if (place.view === 'map' && place.area !== null) return `#map/${encodeURIComponent(place.area)}`
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
