import assert from 'node:assert/strict'

import { IMAGE_MAX_BYTES } from '#contract/constants.ts'
import type { ChosenFile } from '#contract/rules.ts'
import { pictureMachine } from '#machines/upload/picture.machine.ts'

import { refused as tooBusy, unreachable } from './samples.ts'
import { defineModel, done, failed, type Step } from './support/model.ts'
import { called, emitted, entered, started } from './support/rules.ts'

type At = Step<typeof pictureMachine>

const file = (id: string, more: Partial<ChosenFile> = {}): ChosenFile => ({
  kind: 'file',
  id,
  name: 'shelf.webp',
  size: IMAGE_MAX_BYTES,
  type: 'image/webp',
  ...more,
})
const good = file('f1')
const other = file('f2', { name: 'leaf.avif', type: 'image/avif' })
const heavy = file('f3', { size: IMAGE_MAX_BYTES + 1 })
const drawing = file('f4', { name: 'shelf.svg', type: 'image/svg+xml' })
const OLD = '/pictures/old.webp'
const NEW = '/pictures/new.webp'
const unfit = {
  ok: false,
  problem: { kind: 'refused', status: 415, message: 'No picture' },
} as const
const shown = { ok: true, value: { picture: NEW } } as const

const isFree = ({ before }: At) => before?.matches('removing') === false
const isChosen = (step: At) => step.event.type === 'file.choose' && isFree(step)
const isAnswered = ({ event, before }: At) => event.type === 'upload.answered' && before?.matches('sending') === true
const held = ({ before }: At) => before?.context.chosen ?? null

export const model = defineModel({
  machine: pictureMachine,
  inputs: [
    { slot: 'package:7', picture: OLD },
    { slot: 'package:7', picture: null },
  ] as never[],
  events: [
    { type: 'picture.known', picture: OLD },
    { type: 'picture.known', picture: null },
    ...[good, other, heavy, drawing].map((one) => ({
      type: 'file.choose' as const,
      file: one,
      language: 'jp' as const,
    })),
    { type: 'upload.progress', progress: 0.5 },
    { type: 'upload.progress', progress: 1 },
    ...[shown, unfit, tooBusy, unreachable].map((result) => ({ type: 'upload.answered' as const, result })),
    { type: 'upload.cancel' },
    { type: 'upload.retry' },
    { type: 'picture.remove', language: 'de' },
    { type: 'picture.remove', language: 'fr' },
  ],
  answers: [done('removePicture', { ok: true, value: null }), done('removePicture', tooBusy), failed('removePicture')],
  project: ({ context }) => context,
  equivalents: {
    'picture.removing: onDone of removePicture, branch 1: leads to shown': 'without a picture, shown leads to empty',
  },
  rules: {
    'sends a picture, by its id, once it is chosen': {
      requirements: ['upload.checks-before-sending'],
      when: (step) => isChosen(step) && [good, other].includes(step.event['file']),
      must: (step) => {
        const { language, file: chosen } = step.event as unknown as { language: string; file: ChosenFile }
        assert.deepEqual(started(step, 'sendFile'), [{ slot: 'package:7', fileId: chosen.id, language }])
        assert.deepEqual([step.after.context.progress, step.after.hasTag('busy')], [0, true])
      },
    },
    'sends no other file, and says why': {
      requirements: ['upload.checks-before-sending'],
      when: (step) => isChosen(step) && [heavy, drawing].includes(step.event['file']),
      must: (step) => {
        assert.deepEqual(started(step, 'sendFile'), [])
        const rule = step.event['file'] === heavy ? 'form.image-size' : 'form.image-type'
        const { context } = step.after
        assert.deepEqual([step.after.matches('refused'), context.rule, context.problem], [true, rule, null])
        assert.equal(context.chosen, null)
      },
    },
    'lets go of the file before when another is chosen, and of one that is refused': {
      when: isChosen,
      must: (step) => {
        const refused = step.after.matches('refused') ? [{ id: step.event['file'].id }] : []
        assert.deepEqual(called(step, 'forgetFile'), [{ id: held(step)?.id ?? null }, ...refused])
      },
    },
    'tells how much is sent': {
      requirements: ['upload.shows-progress'],
      when: ({ event, before }) => event.type === 'upload.progress' && before?.matches('sending') === true,
      must: ({ event, after }) => {
        assert.equal(after.context.progress, event['progress'])
        assert.equal(after.matches('sending'), true)
      },
    },
    'shows the new picture once it is answered, and lets go of the file': {
      requirements: ['upload.old-picture-stays'],
      when: (step) => isAnswered(step) && step.event['result'].ok === true,
      must: (step) => {
        assert.deepEqual([step.after.matches('shown'), step.after.context.picture], [true, NEW])
        assert.deepEqual(called(step, 'forgetFile'), [{ id: held(step)?.id }])
        assert.deepEqual([step.after.context.chosen, step.after.context.problem], [null, null])
        assert.deepEqual(emitted(step), [{ type: 'picture.changed', slot: 'package:7', picture: NEW }])
      },
    },
    'keeps the picture before until then': {
      requirements: ['upload.old-picture-stays', 'upload.can-be-cancelled'],
      when: (step) =>
        step.before !== undefined &&
        step.event.type !== 'picture.known' &&
        !step.before.matches('removing') &&
        !(isAnswered(step) && step.event['result'].ok === true),
      must: ({ before, after }) => assert.equal(after.context.picture, before?.context.picture),
    },
    'says why the server took no picture, in its words, and lets go of the file': {
      when: (step) => isAnswered(step) && step.event['result'] === unfit,
      must: (step) => {
        assert.deepEqual([step.after.matches('refused'), step.after.context.problem], [true, unfit.problem])
        assert.deepEqual([step.after.context.chosen, step.after.context.rule], [null, null])
        assert.deepEqual(called(step, 'forgetFile'), [{ id: held(step)?.id }])
      },
    },
    'keeps the file where there was no answer': {
      requirements: ['upload.keeps-the-file-to-try-again'],
      when: (step) => isAnswered(step) && [tooBusy, unreachable].includes(step.event['result']),
      must: (step) => {
        assert.deepEqual([step.after.matches('failed'), step.after.context.chosen], [true, held(step)])
        assert.deepEqual(step.after.context.problem, step.event['result'].problem)
        assert.deepEqual(called(step, 'forgetFile'), [])
      },
    },
    'sends the same file again when it is told to': {
      requirements: ['upload.keeps-the-file-to-try-again'],
      when: (step) => step.event.type === 'upload.retry' && step.before?.matches('failed') === true,
      must: (step) => {
        const { language } = step.after.context
        assert.deepEqual(started(step, 'sendFile'), [{ slot: 'package:7', fileId: held(step)?.id, language }])
        assert.deepEqual([step.after.context.progress, step.after.context.problem], [0, null])
      },
    },
    'is done with a file that is called off, on its way or failed': {
      requirements: ['upload.can-be-cancelled'],
      when: ({ event, before }) =>
        event.type === 'upload.cancel' &&
        before !== undefined &&
        (before.matches('sending') || before.hasTag('failed')),
      must: (step) => {
        const { chosen, problem, rule, picture, progress } = step.after.context
        assert.deepEqual([chosen, problem, rule, progress], [null, null, null, 0])
        assert.equal(step.after.matches(picture === null ? 'empty' : 'shown'), true)
        assert.equal(step.after.children['sendFile'], undefined)
        const kept = held(step)
        assert.deepEqual(called(step, 'forgetFile'), kept ? [{ id: kept.id }] : [])
      },
    },
    'removes the picture by a call, in the language of the page': {
      requirements: ['upload.picture-can-be-removed'],
      when: (step) => entered(step, 'removing'),
      must: (step) => {
        assert.deepEqual(started(step, 'removePicture'), [{ slot: 'package:7', language: step.event['language'] }])
        assert.notEqual(step.after.context.picture, null)
        assert.deepEqual([step.after.context.problem, step.after.context.rule], [null, null])
      },
    },
    'shows no picture once it is removed, and keeps it where that fails': {
      requirements: ['upload.picture-can-be-removed'],
      when: ({ event }) => event.type.endsWith('.removePicture'),
      must: (step) => {
        const isGone = step.event['output']?.ok === true
        assert.equal(step.after.matches(isGone ? 'empty' : 'notRemoved'), true)
        assert.equal(step.after.context.picture, isGone ? null : step.before?.context.picture)
        assert.equal(emitted(step).length, isGone ? 1 : 0)
        if (!isGone)
          assert.deepEqual(step.after.context.problem, step.event['output']?.problem ?? { kind: 'unreachable' })
      },
    },
    'shows the picture that the server is known to have': {
      when: ({ event }) => event.type === 'picture.known',
      must: ({ event, after }) => assert.equal(after.context.picture, event['picture']),
    },
    'is empty or shown by its picture, busy while it sends or removes, and has failed where something is said': {
      when: () => true,
      must: ({ after }) => {
        if (after.matches('empty')) assert.equal(after.context.picture, null)
        if (after.matches('shown')) assert.notEqual(after.context.picture, null)
        assert.equal(after.hasTag('busy'), after.matches('sending') || after.matches('removing'))
        assert.equal(
          after.hasTag('failed'),
          after.matches('refused') || after.matches('failed') || after.matches('notRemoved'),
        )
      },
    },
  },
})
