import assert from 'node:assert/strict'

import { imageFallbackMachine } from '#machines/image-fallback/image-fallback.machine.ts'

import { defineModel } from './support/model.ts'

/** Each image and its substitute once it fails. */
const NEXT: Readonly<Record<string, string>> = { defaultImage: 'blankPixel', blankPixel: 'noSource' }

export const model = defineModel({
  machine: imageFallbackMachine,
  events: [
    { type: 'image.failed' },
    { type: 'image.failed', shown: 'defaultImage' },
    { type: 'image.failed', shown: 'blankPixel' },
  ],
  project: () => null,
  rules: {
    'falls back to the default image, then the blank pixel, then no source': {
      requirements: ['product.picture-fallback-order'],
      when: ({ event, before }) => before !== undefined && event['shown'] === before.value,
      must: ({ before, after }) => assert.equal(after.value, NEXT[String(before?.value)]),
    },
    'counts once what fails at several places of the page, and again what failed before': {
      when: ({ event, before }) => before !== undefined && event['shown'] !== before.value,
      must: ({ before, after }) => assert.equal(after.value, before?.value),
    },
    'tries at most two other images': {
      requirements: ['product.picture-tries-two-others'],
      when: ({ event, before }) => before?.matches('blankPixel') === true && event['shown'] === 'blankPixel',
      must: ({ after }) => assert.equal(after.hasTag('no-source'), true),
    },
  },
})
