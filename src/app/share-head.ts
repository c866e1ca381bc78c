import type { ShopSettings } from '#contract/shop-settings.ts'

/** Stands for pages without a picture of their own: most that show previews draw no SVG. */
const ICON = { address: '/icons/icon-512.png', side: 512 }

/** From this share of its height on, a picture is shown across a preview, and not beside the words. */
const WIDE = 1.2

interface Shared {
  readonly shop: Pick<ShopSettings, 'name' | 'origin'>
  readonly isProduct: boolean
}

/**
 * The head of a drawn page with what previews of it are made of (first-paint.can-be-shared). Nobody asks for it in a browser,
 * so it is no part of what browsers load.
 */
export function withShareHead(head: string, { shop, isProduct }: Shared): string {
  const own = head.replaceAll(/<meta property="og:image" content="[^"]*\.svg"\/>/g, '')
  const of = (property: string) => new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(own)?.[1]
  const address = /<link rel="canonical" href="([^"]*)"/.exec(own)?.[1]
  const name = escaped(shop.name)
  const hasPicture = of('og:image') !== undefined
  const isWide = Number(of('og:image:width')) >= WIDE * Number(of('og:image:height'))
  return [
    own,
    ...(hasPicture
      ? [of('og:image:alt') === undefined && og('image:alt', of('og:title') ?? name)]
      : [
          og('image', `${escaped(shop.origin)}${ICON.address}`),
          og('image:width', `${ICON.side}`),
          og('image:height', `${ICON.side}`),
          og('image:alt', name),
        ]),
    address !== undefined && og('url', address),
    og('type', isProduct ? 'product' : 'website'),
    og('site_name', name),
    `<meta name="twitter:card" content="${hasPicture && isWide ? 'summary_large_image' : 'summary'}"/>`,
  ]
    .filter(Boolean)
    .join('')
}

const og = (property: string, content: string) => `<meta property="og:${property}" content="${content}"/>`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
