import { isIPv4, isIPv6 } from 'node:net'

/**
 * Returns the group of addresses that counts as one caller: an IPv4 address, or the 64-bit network of an IPv6 address,
 * because the owner of one address in it has them all. Callers whose connection is gone have no address and count as
 * one.
 */
export function addressGroup(address: string | undefined): string {
  const plain = plainAddress(address)
  if (isIPv4(plain)) return plain
  return isIPv6(plain) ? `${network(plain)}::/64` : 'unknown'
}

/** Strips what a socket adds to an IP address: the IPv6 form of an IPv4 address, and the interface. */
export function plainAddress(address: string | undefined): string {
  return address?.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '') ?? ''
}

function network(address: string): string {
  // The URL parser leaves only hexadecimal groups and at most one '::'.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail = ''] = canonical.split('::')
  const groups = (part: string) => part.split(':').filter((group) => group !== '')
  const zeros = Array.from({ length: 8 - groups(head).length - groups(tail).length }, () => '0')
  return [...groups(head), ...zeros, ...groups(tail)].slice(0, 4).join(':')
}
