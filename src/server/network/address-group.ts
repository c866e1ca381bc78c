import { isIPv4, isIPv6 } from 'node:net'

/**
 * What counts as one caller's address: an IPv4 address, or the 64-bit network of an IPv6 address, since whoever has one
 * address of it has them all. Callers without an address, which is gone once the connection is, count as one.
 */
export function addressGroup(address: string | undefined): string {
  const plain = plainAddress(address)
  if (isIPv4(plain)) return plain
  return isIPv6(plain) ? `${network(plain)}::/64` : 'unknown'
}

/** An IP address without what only the socket that it comes from adds: the form of version 6, the interface. */
export function plainAddress(address: string | undefined): string {
  return address?.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '') ?? ''
}

function network(address: string): string {
  // The parser of web addresses leaves nothing but hexadecimal groups and at most one '::'.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail = ''] = canonical.split('::')
  const groups = (part: string) => part.split(':').filter((group) => group !== '')
  const zeros = Array.from({ length: 8 - groups(head).length - groups(tail).length }, () => '0')
  return [...groups(head), ...zeros, ...groups(tail)].slice(0, 4).join(':')
}
