import { expect, test } from 'vitest'

import { doneParts, isDone, PARTS } from '#machines/practice/editor/sections.ts'

import { store } from '../models/store-samples.ts'

const heading = { title: 'Words', description: '', language: 'en' as const }
const service = { id: 1, name: 'Talk', description: '', icon: 'leaf', order: 1, language: 'en' as const }

test('a part is done once it has words or an entry (practice.done-parts-are-counted)', () => {
  const nothing = store({
    shop_name: null,
    header: { ...heading, title: '' },
    hours: { opening_hours: [], timezone: null },
  })
  expect(PARTS).toHaveLength(9)
  expect(doneParts(nothing)).toEqual([])
  const all = store({
    header: heading,
    about: heading,
    message: { message: 'Closed', language: 'en' },
    services: [service],
    packages: [{ ...service, image: null, features: [] }],
    approach: { ...heading, image: null, style_image: null },
    contact: { description: 'Ring', language: 'en' },
  })
  expect(doneParts(all)).toEqual(PARTS)
  expect(doneParts(store({ services_header: heading }))).toEqual(['name', 'header', 'services', 'hours'])
  expect(isDone(nothing, 'look')).toBe(true)
})
