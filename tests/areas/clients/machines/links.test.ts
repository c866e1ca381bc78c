import { expect, test } from 'vitest'

import { withoutEnded } from '#machines/clients/consent/links.ts'
import { linkedLinden, linkedSage } from '../models/consent-samples.ts'

const both = [linkedLinden, linkedSage]

test('a link that has just ended is not listed any more (account.link-ends-by-one-press)', () => {
  expect(withoutEnded(both, linkedLinden)).toEqual([linkedSage])
  expect(withoutEnded(both, null)).toEqual(both)
})

test('a practitioner who was agreed to again since then is listed', () => {
  const again = { ...linkedLinden, linked_at: '2026-04-02T09:00:00.000Z' }
  expect(withoutEnded([again, linkedSage], linkedLinden)).toEqual([again, linkedSage])
})
