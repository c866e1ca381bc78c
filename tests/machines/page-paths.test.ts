import { expect, test } from 'vitest'

import { PAGES } from '#machines/pages/pages.ts'

/** The paths of an area's pages, below its first. */
const within = (area: string): readonly string[] =>
  Object.values(PAGES).flatMap(({ path }) => (path.startsWith(`${area}/`) ? [path.slice(area.length + 1)] : []))

test.each([
  ['the checkout (address.checkout-paths)', '', ['checkout', 'checkout/complete/{orderId}']],
  ['practices (address.practice-path)', '', ['practice/{shopName}']],
  [
    'practitioners (address.practitioner-paths)',
    '/account/practitioner',
    [
      'folders',
      'protocols',
      'protocols/{protocolId}',
      'clients',
      'clients/{clientId}',
      'commission',
      'orders',
      'orders/{orderId}',
      'shop',
      'profile',
    ],
  ],
  [
    'clients (address.client-paths)',
    '/account/client',
    ['protocols', 'protocols/{protocolId}', 'orders', 'orders/{orderId}', 'profile'],
  ],
  ['admins (address.admin-paths)', '/account/admin', ['practitioners', 'orders', 'accounts', 'import']],
] as const)('the pages of %s are where links from elsewhere look for them', (_, area, paths) => {
  expect(within(area)).toEqual(expect.arrayContaining([...paths]))
})
