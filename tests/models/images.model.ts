import assert from 'node:assert/strict'

import { imagesMachine } from '#machines/image-fallback/images.machine.ts'

import { defineModel } from './support/model.ts'
import { sent, started } from './support/rules.ts'

export const model = defineModel({
  machine: imagesMachine,
  events: [
    { type: 'image.failed', source: '/media/packs/1-0-250.svg' },
    { type: 'image.failed', source: '/media/packs/1-0-250.svg', shown: 'defaultImage' },
    { type: 'image.failed', source: '/media/packs/2-0-250.svg' },
  ],
  project: ({ context }) => context.broken,
  rules: {
    'starts one fallback for each picture that fails': {
      when: ({ event, before }) => before?.context.broken.includes(event['source']) === false,
      must: (step) => {
        assert.equal(started(step, 'imageFallback').length, 1)
        assert.equal(step.after.context.broken.at(-1), step.event['source'])
      },
    },
    'tells the fallback of a picture what failed in its place': {
      when: ({ event, before }) => before?.context.broken.includes(event['source']) === true,
      must: (step) => {
        const { shown } = step.event
        assert.deepEqual(sent(step, step.event['source']), [
          { type: 'image.failed', ...(shown !== undefined && { shown }) },
        ])
        assert.deepEqual(started(step, 'imageFallback'), [])
      },
    },
  },
})
