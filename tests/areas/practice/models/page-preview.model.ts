import assert from 'node:assert/strict'

import { PREVIEW_SCHEMES, PREVIEW_SCREENS, pagePreviewMachine } from '#machines/practice/editor/page-preview.machine.ts'

import { defineModel } from '#tests/models/support/model.ts'

export const model = defineModel({
  machine: pagePreviewMachine,
  events: [
    ...PREVIEW_SCREENS.map((screen) => ({ type: `screen.${screen}` as const })),
    ...PREVIEW_SCHEMES.map((scheme) => ({ type: `scheme.${scheme}` as const })),
  ],
  project: () => null,
  rules: {
    'begins as a phone shows it, in the scheme of the device': {
      requirements: ['practice.preview-as-others-see-it'],
      when: ({ before }) => before === undefined,
      must: ({ after }) => assert.deepEqual(after.value, { screen: 'phone', scheme: 'device' }),
    },
    'shows the screen and the scheme that were chosen last, each whatever the other is': {
      requirements: ['practice.preview-as-others-see-it'],
      when: ({ before }) => before !== undefined,
      must: ({ event, before, after }) => {
        const [region = '', chosen] = event.type.split('.')
        assert.deepEqual(after.value, { ...(before?.value as object), [region]: chosen })
      },
    },
  },
})
