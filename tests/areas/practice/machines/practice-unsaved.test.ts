import { expect, test } from 'vitest'

import { wordsOf } from '#machines/practice/editor/saved-words.ts'
import { unsavedSections } from '#machines/practice/editor/unsaved.ts'

import { store } from '../models/store-samples.ts'

test('sections whose words the page has not are told, in their order (practice.says-what-is-not-saved)', () => {
  const page = store()
  const kept = wordsOf(page)
  expect(unsavedSections(page, kept, [])).toEqual([])
  expect(unsavedSections(page, {}, [])).toEqual([])
  const typed = {
    ...kept,
    storeContact: { description: 'Ring' },
    storeAbout: { title: '', description: 'Typed' },
    storeHours: { ...kept.storeHours, timezone: 'Europe/Rome' },
  }
  expect(unsavedSections(page, typed, ['services'])).toEqual(['about', 'services', 'hours', 'contact'])
})
