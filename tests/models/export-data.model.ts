import assert from 'node:assert/strict'

import { exportDataMachine } from '#machines/account/export-data.machine.ts'

import { refused, unreachable } from './samples.ts'
import { defineModel, done, failed } from './support/model.ts'
import { entered, started } from './support/rules.ts'

export const model = defineModel({
  machine: exportDataMachine,
  events: [{ type: 'page.opened' }, { type: 'export.want' }],
  answers: [
    done('saveExport', { ok: true, value: null }),
    done('saveExport', refused),
    done('saveExport', unreachable),
    failed('saveExport'),
  ],
  project: ({ context }) => context.problem,
  rules: {
    'saves nothing that nobody has asked for': {
      when: ({ event }) => event.type !== 'export.want',
      must: (step) => assert.deepEqual(started(step, 'saveExport'), []),
    },
    'saves the file once, whenever it is asked for': {
      requirements: ['account.data-can-be-exported'],
      when: ({ event, before }) => event.type === 'export.want' && before?.hasTag('busy') === false,
      must: (step) => {
        assert.equal(started(step, 'saveExport').length, 1)
        assert.equal(step.after.hasTag('busy'), true)
      },
    },
    'says that the file is there, and holds nothing of it': {
      when: (step) => entered(step, 'saved'),
      must: ({ after }) => assert.deepEqual(after.context, { problem: null }),
    },
    'says why there is none': {
      when: (step) => entered(step, 'failed'),
      must: ({ event, after }) => {
        assert.equal(after.hasTag('failed'), true)
        assert.deepEqual(after.context.problem, event['output']?.problem ?? { kind: 'unreachable' })
      },
    },
    'is as new when its page is opened again': {
      when: ({ event, before }) => event.type === 'page.opened' && before?.hasTag('busy') === false,
      must: ({ after }) => {
        assert.equal(after.matches('offered'), true)
        assert.equal(after.context.problem, null)
      },
    },
  },
})
