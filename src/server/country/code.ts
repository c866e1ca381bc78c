const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Codes of an unknown country, in the standard and in proxies' headers. */
const UNKNOWN = new Set(['ZZ', 'XX'])

/** True for an ISO 3166-1 alpha-2 code in use, in capitals: `GB`, not `UK`. */
export function isCountryCode(text: string): boolean {
  if (!/^[A-Z]{2}$/.test(text) || UNKNOWN.has(text) || names.of(text) === undefined) return false
  // Intl also knows aliases of other codes, such as UK for GB.
  return Intl.getCanonicalLocales(`und-${text}`)[0] === `und-${text}`
}
