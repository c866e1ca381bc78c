import assert from 'node:assert/strict'

import type { inspectorMachine } from '#statecharts/inspector/inspector.machine.ts'
import { actorIn, recordsOf, traceOf } from '#statecharts/inspector/recording.ts'

import { FILE, REASON } from './inspector-samples.ts'
import type { Rule } from './support/model.ts'
import { called, entered, started, waits } from './support/rules.ts'

type Rules = Readonly<Record<string, Rule<typeof inspectorMachine>>>

export const fileRules: Rules = {
  'reads the chosen file': {
    when: ({ event }) => event.type === 'file.choose',
    must: (step) => assert.deepEqual(started(step, 'readTrace'), [{ file: FILE }]),
  },
  'shows the recording of a file at the record that it names': {
    when: ({ event }) =>
      event.type === 'xstate.done.actor.readTrace' && (event as unknown as { output: { ok: boolean } }).output.ok,
    must: ({ event, after }) => {
      const { trace } = (event as unknown as { output: { trace: { openAt?: number } } }).output
      assert.deepEqual(after.context.file?.trace, trace)
      assert.equal(after.context.at, trace.openAt ?? null)
      assert.equal(after.context.actor, trace.openAt === undefined ? null : 'desk')
    },
  },
  'says why a file cannot be shown, and keeps what was in sight': {
    when: (step) => entered(step, 'file.refused'),
    must: ({ event, before, after }) => {
      assert.equal(after.context.problem, event.type.includes('error') ? 'The file could not be read.' : REASON)
      assert.deepEqual({ ...after.context, problem: null }, before?.context)
    },
  },
  'says nothing more of a file once that was read or it was dismissed': {
    when: ({ after }) => !after.matches({ file: 'refused' }),
    must: ({ after }) => assert.equal(after.context.problem, null),
  },
  'goes back to the tabs once the file is closed': {
    when: ({ event, before }) => event.type === 'file.close' && before?.matches({ file: 'open' }) === true,
    must: ({ after }) => {
      const { file, actor, at, transition } = after.context
      assert.deepEqual([file, actor, at, transition], [null, null, null, null])
    },
  },
  'hands out the recording in sight': {
    when: ({ event, before }) =>
      (event.type === 'trace.save' || event.type === 'test.save') &&
      before !== undefined &&
      traceOf(before.context) !== null,
    must: (step) => {
      const { context } = step.after
      const trace = traceOf(context)
      const actor = actorIn(recordsOf(context), context.actor)?.actor ?? null
      if (step.event.type === 'trace.save') assert.deepEqual(called(step, 'saveTrace'), [{ trace }])
      else assert.deepEqual(called(step, 'saveTest'), [{ trace, actor }])
    },
  },
  'copies a summary of the recording in sight, and says for three seconds what came of it': {
    when: (step) => ['copying', 'copied', 'notCopied'].some((state) => entered(step, `handingOut.${state}`)),
    must: (step) => {
      const { context } = step.after
      if (step.event.type === 'summary.copy')
        assert.deepEqual(started(step, 'copySummary'), [{ trace: traceOf(context), at: context.at }])
      else assert.deepEqual(waits(step), [3000])
    },
  },
}
