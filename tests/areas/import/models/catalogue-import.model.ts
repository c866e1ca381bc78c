import assert from 'node:assert/strict'

import { IMPORT_STATES } from '#areas/import/contract/catalogue-import.ts'
import type { ImportAnswers, ImportJob } from '#areas/import/contract/catalogue-import.ts'
import { IMPORT_MAX_BYTES } from '#contract/constants.ts'
import type { CallResult } from '#contract/result.ts'
import { catalogueImportMachine } from '#machines/import/catalogue-import.machine.ts'
import { fieldsOf } from '#machines/import/import.ts'

import { catalogueFile, columns, importJob, undo } from './import-samples.ts'
import { refused as tooBusy, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { called, started } from '#tests/models/support/rules.ts'

type At = Step<typeof catalogueImportMachine>
type Told = CallResult<ImportJob | null>

const place = (language: 'en' | 'de') => ({ language, path: '/account/admin/import', query: {} }) as const
const good = catalogueFile('f1')
const other = catalogueFile('f2', { name: 'autumn.csv' })
const heavy = catalogueFile('f3', { size: IMPORT_MAX_BYTES + 1 })
const empty = catalogueFile('f4', { size: 0 })

const told = (value: ImportJob | null): Told => ({ ok: true, value })
const none = told(null)
const jobs = [
  none,
  ...IMPORT_STATES.map((state) => told(importJob(state))),
  told(importJob('checked', { can_start: false, findings: [], findings_kept: 0 })),
  told(importJob('done', { findings: [], findings_kept: 0, can_undo: false, absent: { count: 0, names: [] } })),
  told(importJob('interrupted', { can_start: false, can_undo: false, checked: null, findings: [], findings_kept: 0 })),
  told(importJob('cancelled', { can_undo: false, findings: [], findings_kept: 0 })),
  told(importJob('undone', { findings: [], findings_kept: 0 })),
  told(
    importJob('failed', { can_start: true, can_undo: true, findings: importJob('checked').findings, findings_kept: 1 }),
  ),
]
const conflict: Told = {
  ok: false,
  problem: { kind: 'refused', status: 409, message: 'Bo has a catalogue import open.' },
}
const CALLS = ['fetchImport', 'startImport', 'answerImport', 'cancelImport'] as const
/** Calls that answer the import too, each by what it can come to. */
const FEW: Readonly<Record<string, readonly Told[]>> = {
  stopSending: [none, told(importJob('checking')), told(importJob('done'))],
  undoImport: [told(importJob('undone'))],
  takeAbsentOffSale: [told(importJob('done', { absent: { count: 0, names: [] }, off_sale: 1 }))],
}
const LATER = { looks: 1 }
/** States in which an import keeps others from being begun. */
const OPEN: ReadonlySet<unknown> = new Set(['checking', 'columns', 'checked', 'running'])
/** Columns as they can be said to the server, and as they cannot. */
const whole: ImportAnswers = { columns: { 0: 'name', 1: 'price', 2: null } }
const unwhole: readonly ImportAnswers[] = [
  { columns: { 0: 'name', 1: null, 2: null } },
  { columns: { 0: 'name', 1: 'price', 2: 'price' } },
]
const ANSWERS: readonly ImportAnswers[] = [whole, ...unwhole, { currency: 'GBP' }]

const outputOf = ({ event }: At): Told | undefined =>
  event.type === 'upload.answered' ? (event['result'] as Told) : (event['output'] as Told | undefined)
const isCleared = ({ event, before }: At) =>
  event.type.endsWith('.actor.fetchImport') &&
  before?.matches('clearing') === true &&
  !OPEN.has(event['output']?.value?.state)
const isJobAnswer = (step: At) =>
  ([...CALLS, ...Object.keys(FEW)].some((call) => step.event.type === `xstate.done.actor.${call}`) &&
    !isCleared(step)) ||
  (step.event.type === 'upload.answered' && step.before?.matches('sending') === true)
const has = (step: At): ImportJob | null | undefined => {
  const output = outputOf(step)
  return isJobAnswer(step) && output?.ok ? output.value : undefined
}
const ofJob = ({ before }: At) => [{ id: 7, language: before?.context.language }]
const canTake = ({ before, event }: At) =>
  event.type === 'file.choose' && (before?.matches('choosing') === true || before?.matches('unsent') === true)
const asks = (step: At, event: string) => step.event.type === event && step.before?.can(step.event as never) === true

export const model = defineModel({
  machine: catalogueImportMachine,
  events: [
    { type: 'import.entered', place: place('en') },
    { type: 'import.entered', place: place('de') },
    { type: 'import.retry' },
    ...[good, other, heavy, empty].map((file) => ({ type: 'file.choose' as const, file })),
    { type: 'upload.progress', progress: 0.5 },
    ...[none, told(importJob('checking')), conflict, tooBusy, unreachable].map((result) => ({
      type: 'upload.answered' as const,
      result,
    })),
    { type: 'upload.cancel' },
    { type: 'upload.retry' },
    { type: 'column.choose', at: 1, field: 'price' },
    { type: 'column.choose', at: 0, field: null },
    ...ANSWERS.map((answers) => ({ type: 'import.answer' as const, answers })),
    { type: 'import.start' },
    { type: 'import.cancel' },
    { type: 'import.another' },
    { type: 'findings.save' },
    { type: 'undo.weigh' },
    { type: 'undo.confirm' },
    { type: 'undo.leave' },
    { type: 'absent.withdraw' },
  ],
  answers: [
    ...CALLS.flatMap((call) => [
      ...jobs.map((job) => done(call, job)),
      done(call, conflict),
      done(call, unreachable),
      failed(call),
    ]),
    ...Object.entries(FEW).flatMap(([call, jobs]) => [
      ...jobs.map((job) => done(call, job)),
      done(call, unreachable),
      failed(call),
    ]),
    done('weighUndo', { ok: true, value: undo }),
    done('weighUndo', unreachable),
    failed('weighUndo'),
    done('waitToLook'),
    failed('waitToLook'),
    done('saveFindings', { ok: true, value: null }),
    done('saveFindings', unreachable),
    failed('saveFindings'),
  ],
  until: ({ context }, event) => event.type.endsWith('waitToLook') && context.looks > LATER.looks,
  project: (snapshot) => {
    const { language, looks, job, chosen, fault, problem, picked, undo } = snapshot.context
    return {
      language,
      chosen: chosen?.id ?? null,
      fault,
      hasProblem: problem !== null,
      looks: Math.min(looks, LATER.looks),
      job: job && [job.state, job.can_start, job.findings_kept, job.can_undo, job.absent.count],
      undo: undo?.stayed ?? null,
      fields: job?.state === 'columns' ? fieldsOf(columns.columns, picked) : null,
      answers: snapshot.matches('answering') ? snapshot.context.answers : null,
    }
  },
  equivalents: {
    'catalogueImport.saving: onDone of saveFindings, branch 1: not taken':
      'the branch for refusals keeps no problem of an answer',
  },
  rules: {
    'asks for the newest import when the page is opened, and again where that failed': {
      requirements: ['admin.import-survives-a-reload'],
      when: (step) =>
        (step.event.type === 'import.entered' && step.before?.matches('idle') === true) || asks(step, 'import.retry'),
      must: (step) => assert.deepEqual(started(step, 'fetchImport'), [{ language: step.after.context.language }]),
    },
    'follows the import as the server tells it': {
      requirements: ['admin.import-survives-a-reload', 'admin.imports-a-catalogue'],
      when: (step) => has(step) !== undefined,
      must: (step) => {
        const job = has(step)
        assert.deepEqual(step.after.context.job, job)
        assert.equal(step.after.context.problem, null)
        assert.equal(step.after.matches(job?.state ?? 'choosing'), true)
      },
    },
    'keeps what it is doing while its page is opened anew, in the language of the page': {
      when: ({ event, before }) => event.type === 'import.entered' && before?.matches('idle') === false,
      must: ({ event, before, after }) => {
        assert.deepEqual(after.value, before?.value)
        assert.equal(after.context.language, event['place'].language)
      },
    },
    'asks for the newest import before it sends a file that is neither empty nor too large': {
      requirements: ['admin.one-import-at-a-time'],
      when: (step) => (canTake(step) && [good, other].includes(step.event['file'])) || asks(step, 'upload.retry'),
      must: (step) => {
        const { language, chosen, progress, problem } = step.after.context
        assert.deepEqual(started(step, 'fetchImport'), [{ language }])
        assert.deepEqual([step.after.matches('clearing'), progress, problem], [true, 0, null])
        assert.equal(chosen?.id, step.event['file']?.id ?? step.before?.context.chosen?.id)
      },
    },
    'sends the file by its id, unless another import is open': {
      requirements: ['admin.imports-a-catalogue', 'admin.one-import-at-a-time'],
      when: ({ before, event }) => before?.matches('clearing') === true && event.type.endsWith('.actor.fetchImport'),
      must: (step) => {
        const { language, progress } = step.after.context
        const { chosen } = step.before?.context ?? {}
        if (isCleared(step)) {
          assert.deepEqual(started(step, 'sendFile'), [{ fileId: chosen?.id, language }])
          assert.deepEqual([step.after.matches('sending'), progress], [true, 0])
        } else {
          assert.deepEqual(started(step, 'sendFile'), [])
          assert.deepEqual(called(step, 'forgetFile'), [{ id: chosen?.id }])
          assert.equal(step.after.context.chosen, null)
        }
      },
    },
    'says why it sends no other, and lets go of it': {
      when: (step) => canTake(step) && [heavy, empty].includes(step.event['file']),
      must: (step) => {
        const file = step.event['file']
        assert.deepEqual(started(step, 'sendFile'), [])
        const { fault, chosen } = step.after.context
        assert.deepEqual([fault, chosen], [file === empty ? 'empty' : 'tooLarge', null])
        assert.deepEqual(called(step, 'forgetFile').at(-1), { id: file.id })
      },
    },
    'lets go of the file before when another is chosen': {
      when: canTake,
      must: (step) => assert.deepEqual(called(step, 'forgetFile')[0], { id: step.before?.context.chosen?.id ?? null }),
    },
    'tells how much is sent': {
      requirements: ['admin.imports-a-catalogue'],
      when: ({ event, before }) => event.type === 'upload.progress' && before?.matches('sending') === true,
      must: ({ after }) => assert.deepEqual([after.context.progress, after.matches('sending')], [0.5, true]),
    },
    'says in the words of the server why it took no file, and lets go of it': {
      requirements: ['admin.one-import-at-a-time'],
      when: (step) => isJobAnswer(step) && step.event.type === 'upload.answered' && outputOf(step) === conflict,
      must: (step) => {
        assert.deepEqual(step.after.context.problem, conflict.ok ? null : conflict.problem)
        assert.deepEqual([step.after.matches('choosing'), step.after.context.chosen], [true, null])
        assert.deepEqual(called(step, 'forgetFile'), [{ id: step.before?.context.chosen?.id }])
      },
    },
    'lets go of the file once it is taken': {
      when: (step) => step.event.type === 'upload.answered' && has(step) !== undefined,
      must: (step) => {
        assert.deepEqual(called(step, 'forgetFile'), [{ id: step.before?.context.chosen?.id }])
        const { chosen, progress, problem } = step.after.context
        assert.deepEqual([chosen, progress, problem], [null, 0, null])
      },
    },
    'tells the server to take nothing of a file whose sending is stopped, and lets go of it then': {
      requirements: ['admin.import-stops-at-once'],
      when: (step) => asks(step, 'upload.cancel') || step.event.type.endsWith('.actor.stopSending'),
      must: (step) => {
        const { before, after } = step
        const fileId = before?.context.chosen?.id
        const { language, chosen, progress } = after.context
        if (step.event.type === 'upload.cancel') {
          assert.deepEqual(started(step, 'stopSending'), [{ fileId, language }])
          assert.deepEqual(called(step, 'forgetFile'), [])
        } else {
          assert.deepEqual(called(step, 'forgetFile'), [{ id: fileId }])
          assert.deepEqual([chosen, progress], [null, 0])
          if (has(step) === undefined) assert.deepEqual(started(step, 'fetchImport'), [{ language }])
        }
      },
    },
    'asks what undoing would do, and shows it': {
      requirements: ['admin.undo-keeps-what-was-ordered'],
      when: (step) => asks(step, 'undo.weigh') || step.event.type === 'xstate.done.actor.weighUndo',
      must: (step) => {
        const { after, event } = step
        if (event.type === 'undo.weigh') {
          assert.deepEqual(started(step, 'weighUndo'), ofJob(step))
          assert.equal(after.context.problem, null)
        } else if (event['output'].ok) assert.deepEqual([after.matches('weighed'), after.context.undo], [true, undo])
      },
    },
    'undoes once the admin has seen what would stay and says so, and never by itself': {
      requirements: ['admin.import-is-undone', 'admin.undo-keeps-what-was-ordered'],
      when: () => true,
      must: (step) => {
        const isAsked = asks(step, 'undo.confirm')
        assert.deepEqual(started(step, 'undoImport'), isAsked ? ofJob(step) : [])
        if (isAsked) assert.deepEqual([step.before?.context.undo, step.after.context.problem], [undo, null])
      },
    },
    'keeps what undoing would do only while it is asked': {
      when: ({ after }) => !after.matches('weighed') && !after.matches('undoing'),
      must: ({ after }) => assert.equal(after.context.undo, null),
    },
    'leaves an import as it is where it is not to be undone': {
      when: (step) => asks(step, 'undo.leave'),
      must: ({ before, after }) => assert.equal(after.matches(before?.context.job?.state ?? 'choosing'), true),
    },
    'takes products off sale that the file does not name when the admin says so, and never by itself': {
      requirements: ['admin.import-offers-what-is-absent'],
      when: () => true,
      must: (step) => {
        const isAsked = asks(step, 'absent.withdraw')
        assert.deepEqual(started(step, 'takeAbsentOffSale'), isAsked ? ofJob(step) : [])
        if (isAsked) assert.deepEqual([step.before?.context.job?.absent.count, step.after.context.problem], [1, null])
      },
    },
    'looks again while the server works, later each time that there is no news': {
      requirements: ['admin.imports-a-catalogue'],
      when: ({ before, after }) =>
        (after.matches({ checking: 'resting' }) && before?.matches({ checking: 'resting' }) !== true) ||
        (after.matches({ running: 'resting' }) && before?.matches({ running: 'resting' }) !== true),
      must: (step) => {
        const { before, after, event } = step
        assert.deepEqual(started(step, 'waitToLook'), [{ looks: after.context.looks }])
        const looked = event.type.endsWith('fetchImport')
        const isNews = JSON.stringify(before?.context.job) !== JSON.stringify(after.context.job)
        if (!looked || isNews) {
          if (event.type.endsWith('startImport') && has(step) === undefined) return
          if (event.type.endsWith('cancelImport') && has(step) === undefined) return
          if (event.type.endsWith('answerImport') && has(step) === undefined) return
          assert.equal(after.context.looks, 0)
        } else assert.equal(after.context.looks, (before?.context.looks ?? 0) + 1)
      },
    },
    'looks after each pause': {
      when: ({ event, before }) =>
        event.type.endsWith('waitToLook') &&
        (before?.matches({ checking: 'resting' }) === true || before?.matches({ running: 'resting' }) === true),
      must: (step) => assert.deepEqual(started(step, 'fetchImport'), [{ language: step.after.context.language }]),
    },
    'starts what was checked, or goes on with what was interrupted, once the admin says so': {
      requirements: ['admin.import-is-checked-first', 'admin.interrupted-import-goes-on'],
      when: (step) => asks(step, 'import.start'),
      must: (step) => {
        assert.equal(step.before?.context.job?.can_start, true)
        assert.deepEqual(started(step, 'startImport'), ofJob(step))
        assert.equal(step.after.context.problem, null)
      },
    },
    'gives a column the field that the admin picks, and tells nobody yet': {
      requirements: ['admin.import-asks-about-columns'],
      when: (step) => asks(step, 'column.choose'),
      must: (step) => {
        const { at, field } = step.event as { at: number; field: string | null } & typeof step.event
        assert.equal(step.after.context.picked[at], field)
        assert.deepEqual(step.after.value, step.before?.value)
      },
    },
    'says how the file is to be read, where that is all that a table needs, and follows its check': {
      requirements: ['admin.import-asks-about-columns', 'admin.import-is-checked-first'],
      when: ({ event, before }) =>
        event.type === 'import.answer' && (before?.matches('columns') === true || before?.matches('checked') === true),
      must: (step) => {
        const isWhole = !unwhole.includes(step.event['answers'])
        const said = [{ id: 7, language: step.after.context.language, answers: step.event['answers'] }]
        assert.deepEqual(started(step, 'answerImport'), isWhole ? said : [])
        assert.equal(step.after.matches('answering'), isWhole)
      },
    },
    'keeps the fields that were picked where the server was not told them': {
      requirements: ['admin.import-asks-about-columns'],
      when: ({ event }) => event.type.endsWith('.actor.answerImport') && event['output']?.ok !== true,
      must: ({ before, after }) => assert.deepEqual(after.context.picked, before?.context.picked),
    },
    'says nothing by itself of how a file is to be read': {
      requirements: ['admin.import-asks-about-columns'],
      when: ({ event }) => event.type !== 'import.answer',
      must: (step) => assert.deepEqual(started(step, 'answerImport'), []),
    },
    'starts nothing by itself, and nothing that cannot be started': {
      requirements: ['admin.import-is-checked-first'],
      when: (step) => !asks(step, 'import.start'),
      must: (step) => assert.deepEqual(started(step, 'startImport'), []),
    },
    'drops or stops an import when the admin says so, and never by itself': {
      when: () => true,
      must: (step) => {
        const isAsked = asks(step, 'import.cancel')
        assert.deepEqual(started(step, 'cancelImport'), isAsked ? ofJob(step) : [])
        if (isAsked) assert.equal(step.after.context.problem, null)
      },
    },
    'saves what was found as a file, where anything was': {
      requirements: ['admin.import-findings-are-downloaded'],
      when: (step) => step.event.type === 'findings.save',
      must: (step) => {
        const isAsked = asks(step, 'findings.save')
        assert.deepEqual(started(step, 'saveFindings'), isAsked ? ofJob(step) : [])
        if (isAsked) assert.deepEqual([step.before?.context.job?.findings_kept, step.after.context.problem], [1, null])
      },
    },
    'goes back to the import after a call that failed, and says why': {
      when: ({ event, before }) =>
        [
          'startImport',
          'answerImport',
          'cancelImport',
          'saveFindings',
          'weighUndo',
          'undoImport',
          'takeAbsentOffSale',
        ].some((call) => event.type.endsWith(`.actor.${call}`)) &&
        event['output']?.ok !== true &&
        before !== undefined,
      must: ({ event, before, after }) => {
        assert.deepEqual(after.context.problem, event['output']?.problem ?? { kind: 'unreachable' })
        assert.equal(after.matches(before?.context.job?.state ?? 'choosing'), true)
      },
    },
    'says that a look failed, and looks on': {
      when: ({ event, before }) =>
        event.type.endsWith('fetchImport') &&
        event['output']?.ok !== true &&
        (before?.matches('checking') === true || before?.matches('running') === true),
      must: ({ event, before, after }) => {
        assert.deepEqual(after.context.problem, event['output']?.problem ?? { kind: 'unreachable' })
        assert.deepEqual(after.context.job, before?.context.job)
        assert.equal(
          after.matches(before?.matches('checking') ? { checking: 'resting' } : { running: 'resting' }),
          true,
        )
      },
    },
    'takes another file after an import has ended': {
      when: (step) => asks(step, 'import.another'),
      must: ({ after }) => assert.deepEqual([after.matches('choosing'), after.context.problem], [true, null]),
    },
    'is busy while it asks or sends, and has failed where nothing can be shown or no answer came': {
      when: () => true,
      must: ({ after }) => {
        const isBusy = (['asking', 'clearing', 'sending', 'stopping'] as const).some((state) => after.matches(state))
        assert.equal(after.hasTag('busy'), isBusy)
        assert.equal(after.hasTag('failed'), after.matches('unknown') || after.matches('unsent'))
      },
    },
  },
})
