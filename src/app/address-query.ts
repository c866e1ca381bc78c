import type { Query } from '#machines/pages/query.ts'

/**
 * Reads an address query as plain text: the router's own reader would turn `12` into a number. A repeated name counts once.
 * Calls refuse NUL characters, so none is read.
 */
export function parseSearch(search: string): Query {
  // A map first, so that no name is mistaken for one that every object inherits.
  const query = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(search.replaceAll('%00', '')))
    if (!query.has(name)) query.set(name, value)
  return Object.fromEntries(query)
}

/** Writes it plainly: `categories=3,17` (address.query-is-written-plainly). */
export function stringifySearch(query: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string') params.set(name, value)
  }
  const text = params.toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}
