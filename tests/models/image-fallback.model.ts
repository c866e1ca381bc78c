import assert from 'node:assert/strict'

import { imageFallbackMachine } from '#machines/image-fallback/image-fallback.machine.ts'

import { defineModel } from './support/model.ts'

const ORDER = ['defaultImage', 'blankPixel', 'noSource']

export const model = defineModel({
  machine: imageFallbackMachine,
  events: [{ type: 'image.failed' }],
  project: () => null,
  rules: {
    'falls back to the default image, then the blank pixel, then no source (section 2)': {
      when: ({ before }) => before !== undefined,
      must: ({ before, after }) => {
        const at = ORDER.indexOf(String(before?.value))
        assert.equal(after.value, ORDER[Math.min(at + 1, 2)])
      },
    },
    'tries at most two other images (section 9)': {
      when: ({ before }) => before?.matches('blankPixel') === true,
      must: ({ after }) => assert.equal(after.hasTag('no-source'), true),
    },
  },
})
