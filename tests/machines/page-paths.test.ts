import { expect, test } from 'vitest'

import { PAGES } from '#machines/pages/pages.ts'
import { address } from '#machines/requirements/address.ts'

/** The paths that a rule names: absolute ones, and those below the home that it begins with. */
function named(rule: string): readonly string[] {
  const words = rule.split(/[\s,]+/).map((word) => word.replace(/\.$/, ''))
  const home = /^Below ([^,]+),/.exec(rule)?.[1]
  if (home === undefined) return words.filter((word) => word.startsWith('/'))
  return [
    home,
    ...words
      .slice(words.indexOf('are') + 1)
      .filter((word) => word !== 'and')
      .map((word) => `${home}/${word}`),
  ]
}

const below = (start: string): readonly string[] =>
  Object.values(PAGES).flatMap(({ path }) => (path === start || path.startsWith(`${start}/`) ? [path] : []))

test.each([
  ['the checkout (address.checkout-paths)', '/checkout', address['address.checkout-paths']],
  ['practices (address.practice-path)', '/practice', address['address.practice-path']],
  ['practitioners (address.practitioner-paths)', '/account/practitioner', address['address.practitioner-paths']],
  ['clients (address.client-paths)', '/account/client', address['address.client-paths']],
  ['admins (address.admin-paths)', '/account/admin', address['address.admin-paths']],
] as const)('the pages of %s are those that their rule names, and no others', (_, start, rule) => {
  expect(below(start).toSorted()).toEqual(named(rule).toSorted())
})
