import { expect, test } from 'vitest'

import { withShareHead } from '#app/share-head.ts'

const shop = { name: 'Herb & Root', origin: 'https://shop.test' }
const image = (address: string) => `<meta property="og:image" content="https://shop.test${address}"/>`
const title = '<meta property="og:title" content="Zinc &amp; more"/>'

test('a drawing gives way to the shop’s icon, which previews can show (first-paint.can-be-shared)', () => {
  expect(withShareHead(`${title}${image('/media/packs/1.svg')}`, { shop, isProduct: true })).toBe(
    [
      title,
      image('/icons/icon-512.png'),
      '<meta property="og:image:width" content="512"/><meta property="og:image:height" content="512"/>',
      '<meta property="og:image:alt" content="Herb &amp; Root"/><meta property="og:type" content="product"/>',
      '<meta property="og:site_name" content="Herb &amp; Root"/><meta name="twitter:card" content="summary"/>',
    ].join(''),
  )
})

test('a picture is called what its page is called (first-paint.can-be-shared)', () => {
  const head = withShareHead(`${title}${image('/media/photos/1.webp')}`, { shop, isProduct: true })
  expect(head).toContain(`${image('/media/photos/1.webp')}<meta property="og:image:alt" content="Zinc &amp; more"/>`)
  expect(head).not.toContain('og:url')
})
