import { expect, it } from 'vitest'

import { shopOf } from '#areas/import/server/other-shops/origin.ts'

it.each([
  ['https://cdn.shopify.com/s/files/1/0012/3456/files/a.jpg?v=1', '0012-3456'],
  ['https://cdn.shopify.com/s/files/1/0012/3456/7890/products/a.jpg', '0012-3456-7890'],
  ['https://www.apothecary.example/wp-content/a.jpg', 'apothecary-example'],
  ['https://cdn.apothecary.co.uk/a.jpg', 'apothecary-co-uk'],
  ['http://images.squarespace-cdn.com/content/v1/5f3a/a.jpg', '5f3a'],
  ['https://i0.wp.com/apothecary.example/a.jpg', 'apothecary-example'],
  ['pictures/a.jpg', undefined],
  ['', undefined],
])('tells the shop of an address: %s', (address, shop) => {
  expect(shopOf(address)).toBe(shop)
})
