import { BlockList, isIP } from 'node:net'

/**
 * Addresses outside the public internet (IANA's special-purpose registries, RFC 6890): a machine's own, its network's,
 * and those that stand for others.
 */
const NOT_PUBLIC: Readonly<Record<'ipv4' | 'ipv6', readonly (readonly [net: string, prefix: number])[]>> = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ],
  ipv6: [
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ],
}

const notPublic = new BlockList()
for (const family of ['ipv4', 'ipv6'] as const) {
  for (const [net, prefix] of NOT_PUBLIC[family]) notPublic.addSubnet(net, prefix, family)
}
/** Every other IPv6 address is reserved or embeds an IPv4 address. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/** True if an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !notPublic.check(address, 'ipv4')
  return version === 6 && global.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}
