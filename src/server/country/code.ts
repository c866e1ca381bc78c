const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Stands in the standard, and in headers of proxies, for a country that nobody knows. */
const UNKNOWN = new Set(['ZZ', 'XX'])

/** Whether a text is an ISO 3166-1 alpha-2 code in use, in capitals: `GB`, not `UK`. */
export function isCountryCode(text: string): boolean {
  if (!/^[A-Z]{2}$/.test(text) || UNKNOWN.has(text) || names.of(text) === undefined) return false
  // Names that only stand for another code, as UK does for GB, are known too.
  return Intl.getCanonicalLocales(`und-${text}`)[0] === `und-${text}`
}
