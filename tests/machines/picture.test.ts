import { expect, test } from 'vitest'

import { pictureMachine } from '#machines/upload/picture.machine.ts'
import { brokenByPicture, imageTypeOf } from '#machines/upload/pictures.ts'

import { model } from '../models/picture.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)

test.each([
  ['a.jpg', 'image/jpeg', 'image/jpeg'],
  ['a.JPEG', '', 'image/jpeg'],
  ['a.avif', '', 'image/avif'],
  ['a.png', 'IMAGE/PNG', 'image/png'],
  ['a.png', 'text/plain', undefined],
  ['a', '', undefined],
])('%s of type %j is taken for %s', (name, type, taken) => {
  expect(imageTypeOf({ name, type })).toBe(taken)
})

test('an empty slot has nothing to remove, and a picture stays until it is removed (upload.picture-can-be-removed)', () => {
  const stands = (picture: string | null) =>
    pictureMachine.resolveState({
      value: picture === null ? 'empty' : 'shown',
      context: { slot: 'logo', picture, language: 'en', chosen: null, progress: 0, rule: null, problem: null },
    })
  expect(stands(null).can({ type: 'picture.remove', language: 'en' })).toBe(false)
  expect(stands('/old.webp').can({ type: 'picture.remove', language: 'en' })).toBe(true)
})

test('a picture of no bytes breaks no rule of its own: the server says that it is none', () => {
  expect(brokenByPicture({ size: 0, type: 'image/png' })).toBeNull()
})
