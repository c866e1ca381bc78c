import { expect, it } from 'vitest'

import { Redactor } from '#statecharts/redact/redactor.ts'

it('leaves names of the catalogue, keys of texts, and what errors say', () => {
  const kept = [
    { name: 'Magnesium', slug: 'magnesium' },
    { name: 'Brand', count: 4 },
    { text: 'common:cart.added' },
    { name: 'TypeError', message: 'It is undefined' },
    { reason: 'offline' },
  ]
  expect(new Redactor('salt').value(kept)).toEqual(kept)
})
