import { toUnicode } from 'punycode/punycode.es6.js'

/** A web address or an email: the part before its host, and the host. */
const HOST = /^((?:[a-z]+:\/\/|[^/]*@)?)([^/?#]*)/i
/** Alphabets whose letters can be taken for each other's: a name that mixes them keeps its ASCII form, as in browsers. */
const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]
/** Cyrillic letters, all of which look like Latin ones. */
const LOOK_ALIKE = /^[асԁеһіјӏорԛѕԝхуъьёї\d-]+$/

/** An email or a web address with its domain as people write it (forms.international-email); all else is as it was. */
export const shownAddress = (address: string): string =>
  address.replace(HOST, (_, before: string, host: string) => before + host.split('.').map(shownLabel).join('.'))

function shownLabel(label: string): string {
  if (!label.toLowerCase().startsWith('xn--')) return label
  try {
    const shown = toUnicode(label.toLowerCase())
    const isMixed = ALPHABETS.filter((alphabet) => alphabet.test(shown)).length > 1
    return isMixed || LOOK_ALIKE.test(shown) ? label : shown
  } catch {
    return label
  }
}
