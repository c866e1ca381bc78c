import { expect, test } from 'vitest'

import { pictureMachine } from '#machines/upload/picture.machine.ts'
import { brokenByPicture } from '#machines/upload/pictures.ts'

import { model } from '../models/picture.model.ts'
import { testChart } from '../models/support/suite.ts'

testChart(model)

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
