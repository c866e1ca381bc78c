import { expect, test } from 'vitest'

import { previewOf } from '#machines/practice/editor/preview.ts'
import { wordsOf } from '#machines/practice/editor/saved-words.ts'

import { store } from '../models/store-samples.ts'

const page = store()
const look = { type: 'clinic', theme: 'clay' } as const
const span = { day: 2, opens: '09:00', closes: '00:00' }

test('the preview shows the page as it is kept, in the chosen look, while nothing is typed', () => {
  expect(previewOf(page, look, wordsOf(page), 'de')).toEqual({ ...page, ...look })
})

test('typed words show in the language of the editor, untouched ones in their own', () => {
  const typed = { ...wordsOf(page), storeAbout: { title: 'Über uns', description: '' } }
  const { about, header } = previewOf(page, look, typed, 'de')
  expect([about, header.language]).toEqual([{ title: 'Über uns', description: '', language: 'de' }, 'en'])
})

test('typed hours show once they break no rule', () => {
  const of = (opening_hours: readonly (typeof span)[]) =>
    previewOf(
      page,
      look,
      { ...wordsOf(page), storeHours: { opening_hours: [...opening_hours] as never, timezone: 'Europe/Rome' } },
      'en',
    )
  expect(of([span]).hours).toEqual({ opening_hours: [{ ...span, closes: '24:00' }], timezone: 'Europe/Rome' })
  expect(of([{ ...span, closes: '08:00' }]).hours).toEqual(page.hours)
})
