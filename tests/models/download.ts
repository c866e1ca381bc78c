import assert from 'node:assert/strict'

import type { createDownloadMachine } from '#machines/download/download.machine.ts'
import type { RequirementId } from '#machines/requirements/index.ts'

import { refused, unreachable } from './samples.ts'
import { defineModel, done, failed } from './support/model.ts'
import { entered, started } from './support/rules.ts'

interface DownloadSamples<Intent> {
  readonly machine: ReturnType<typeof createDownloadMachine<Intent>>
  readonly intent: readonly NoInfer<Intent>[]
  readonly requirements: readonly RequirementId[]
}

/** The model of any file that is made of an answer. */
export function downloadModel<Intent>({ machine, intent, requirements }: DownloadSamples<Intent>) {
  return defineModel({
    machine,
    events: [{ type: 'page.opened' }, ...intent.map((one) => ({ type: 'file.want' as const, intent: one }))],
    answers: [
      done('saveFile', { ok: true, value: null }),
      done('saveFile', refused),
      done('saveFile', unreachable),
      failed('saveFile'),
    ],
    project: ({ context }) => context.problem,
    rules: {
      'saves nothing that nobody has asked for': {
        when: ({ event }) => event.type !== 'file.want',
        must: (step) => assert.deepEqual(started(step, 'saveFile'), []),
      },
      'saves the file that is asked for, once': {
        requirements,
        when: ({ event }) => event.type === 'file.want',
        must: (step) => {
          const isBusy = step.before?.hasTag('busy') === true
          assert.deepEqual(started(step, 'saveFile'), isBusy ? [] : [{ intent: step.event['intent'] }])
          assert.deepEqual([step.after.hasTag('busy'), step.after.context.problem], [true, null])
        },
      },
      'says that the file is there, and holds nothing of it': {
        requirements,
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
}
