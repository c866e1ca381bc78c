import type { ShopRecord } from './records.ts'

/** Tells the shop that a file is of by where its pictures and pages lie. */
export interface Origin {
  readonly see: (record: ShopRecord) => void
  /** The place of most of its products; undefined where none names any. */
  readonly read: () => string | undefined
}

/** Hosts that serve many shops, which differ by a part of the path. */
const SHARED: readonly (readonly [host: RegExp, shop: RegExp])[] = [
  [/^cdn\.shopify\.com$/, /^\/s\/files\/\d+\/((?:\d+\/)+)/],
  [/\.squarespace-cdn\.com$/, /^\/content\/v1\/([^/]+)/],
  [/^static\.wixstatic\.com$/, /^\/media\/([^_/]+)_/],
  [/^i\d\.wp\.com$/, /^\/([^/]+)/],
  [/^res\.cloudinary\.com$/, /^\/([^/]+)/],
  [/\.amazonaws\.com$/, /^\/([^/]+)/],
]

/** Domains below which everyone has their own. */
const SECOND_LEVEL = /\.(?:co|com|org|net|gov|ac|ne|or)\.[a-z]{2}$/

/** The shop that an address belongs to, as letters, digits and dashes; undefined for a path. */
export function shopOf(address: string): string | undefined {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined
  const { hostname, pathname } = new URL(address)
  const [, shop] = SHARED.find(([host]) => host.test(hostname)) ?? []
  const part = shop?.exec(pathname)?.[1]
  if (part !== undefined)
    return part
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replace(/-$/, '')
  const labels = hostname.split('.')
  return labels.slice(SECOND_LEVEL.test(hostname) ? -3 : -2).join('-')
}

const ADDRESSES = ['link', 'images', 'image', 'variant_image', 'variantImage', 'moreImages']

export function createOrigin(): Origin {
  const times = new Map<string, number>()
  return {
    see: ({ values }) => {
      const text = ADDRESSES.flatMap((key) => values.get(key) ?? [])[0] ?? ''
      const shop = shopOf(/https?:[^\s,;|]+/i.exec(text)?.[0] ?? '')
      if (shop !== undefined) times.set(shop, (times.get(shop) ?? 0) + 1)
    },
    read: () => [...times].toSorted(([, a], [, b]) => b - a)[0]?.[0],
  }
}
