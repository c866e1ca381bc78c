import assert from 'node:assert/strict'

import { SHOP_NAME_DEBOUNCE_MS } from '#contract/constants.ts'
import { practiceNameMachine, ruleOfName, shopNameOf } from '#machines/practice/editor/practice-name.machine.ts'

import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { emitted, entered, started, waits } from '#tests/models/support/rules.ts'

type At = Step<typeof practiceNameMachine>

const conflict = { ok: false, problem: { kind: 'refused', status: 409, message: 'Taken' } } as const
const checked = (available: boolean) => ({ ok: true, value: { available } }) as const
const savedAt = (at: number) => ({ ok: true, value: { at } }) as const

const isSaving = ({ before }: At) => before?.matches('saving') === true
const isSaveAnswer = (step: At) => isSaving(step) && step.event.type.endsWith('saveName')
const isCheckAnswer = ({ before, event }: At) =>
  before?.matches('checking') === true && event.type.endsWith('checkName')

export const model = defineModel({
  machine: practiceNameMachine,
  events: [
    { type: 'name.known', name: null },
    { type: 'name.known', name: 'linden' },
    { type: 'name.suggest', name: 'linden-practice', language: 'en' },
    { type: 'name.change', text: 'Linden-Practice ', language: 'en' },
    { type: 'name.change', text: 'my practice', language: 'de' },
    { type: 'name.change', text: 'admin', language: 'en' },
    { type: 'name.change', text: ' ', language: 'en' },
    { type: 'name.check', language: 'de' },
    { type: 'name.save', language: 'de' },
  ],
  answers: [
    done('checkName', checked(true)),
    done('checkName', checked(false)),
    done('checkName', unreachable),
    failed('checkName'),
    done('saveName', savedAt(7)),
    done('saveName', conflict),
    done('saveName', refused),
    failed('saveName'),
  ],
  project: ({ context }) => context,
  rules: {
    'waits half a second before it asks whether a name is free': {
      requirements: ['practice.name-is-checked'],
      when: (step) => entered(step, 'waiting'),
      must: (step) => assert.deepEqual(waits(step), [SHOP_NAME_DEBOUNCE_MS]),
    },
    'asks about the name as it would stand in the address, in the language of the page': {
      requirements: ['practice.name-is-checked'],
      when: (step) => entered(step, 'checking'),
      must: (step) => {
        const { text, language } = step.after.context
        assert.deepEqual(started(step, 'checkName'), [{ name: shopNameOf(text), language }])
      },
    },
    'asks nothing about no name, about one that breaks a rule and about its own': {
      requirements: ['practice.name-must-be-given'],
      when: ({ event, before }) => event.type === 'name.change' && before?.matches('saving') === false,
      must: (step) => {
        const { text, kept } = step.after.context
        assert.deepEqual(started(step, 'checkName'), [])
        const name = shopNameOf(text)
        assert.equal(step.after.matches('empty'), name === '')
        assert.equal(step.after.matches('kept'), name !== '' && name === kept)
        assert.equal(step.after.matches('invalid'), name !== '' && name !== kept && ruleOfName(text) !== undefined)
      },
    },
    'holds what is typed, in the language of the page': {
      when: ({ event, before }) => event.type === 'name.change' && before?.matches('saving') === false,
      must: ({ event, after: { context } }) =>
        assert.deepEqual([context.text, context.language], [event['text'], event['language']]),
    },
    'takes a suggestion only where there is no name and nothing was typed': {
      when: ({ event, before }) => event.type === 'name.suggest' && before?.matches('saving') === false,
      must: ({ event, before, after }) => {
        const isFree = before?.context.text === '' && before.context.kept === null
        assert.equal(after.context.text, isFree ? event['name'] : before?.context.text)
      },
    },
    'keeps what was typed when the name of the page is told': {
      when: ({ event, before }) => event.type === 'name.known' && before?.matches('saving') === false,
      must: ({ event, before, after }) => {
        if (event['name'] === before?.context.kept)
          return assert.deepEqual([after.context, after.value], [before?.context, before?.value])
        const typed = before?.context.text ?? ''
        const isOwn = typed === '' || typed === before?.context.kept
        assert.equal(after.context.kept, event['name'])
        assert.equal(after.context.text, isOwn ? (event['name'] ?? '') : typed)
      },
    },
    'says what the server has said of the name': {
      requirements: ['practice.name-is-checked'],
      when: isCheckAnswer,
      must: ({ event, after }) => {
        const result = event['output']
        const state = result?.ok !== true ? 'unknown' : result.value.available ? 'free' : 'taken'
        assert.equal(after.matches(state), true)
        assert.deepEqual(after.context.problem, result?.ok === true ? null : (result?.problem ?? unreachable.problem))
      },
    },
    'can be saved wherever it may be free': {
      when: () => true,
      must: ({ after }) => {
        const states = ['waiting', 'checking', 'free', 'unknown', 'refused'] as const
        assert.equal(
          after.hasTag('savable'),
          states.some((state) => after.matches(state)),
        )
        assert.equal(after.can({ type: 'name.save', language: 'en' }), after.hasTag('savable'))
      },
    },
    'saves the name in the language of the page': {
      requirements: ['practice.name-and-logo'],
      when: ({ event, before }) => event.type === 'name.save' && before?.hasTag('savable') === true,
      must: (step) =>
        assert.deepEqual(started(step, 'saveName'), [
          { name: shopNameOf(step.before?.context.text ?? ''), language: step.event['language'] },
        ]),
    },
    'cannot be changed while it is being saved': {
      when: (step) => isSaving(step) && step.event.type.startsWith('name.'),
      must: ({ before, after }) => assert.deepEqual(after.context, before?.context),
    },
    'is the name of the page once it is saved, and says so': {
      requirements: ['practice.name-and-logo'],
      when: (step) => isSaveAnswer(step) && step.event['output']?.ok === true,
      must: (step) => {
        const name = shopNameOf(step.before?.context.text ?? '')
        const { text, kept, savedAt: at } = step.after.context
        assert.deepEqual([text, kept, at], [name, name, step.event['output'].value.at])
        assert.equal(step.after.matches('kept'), true)
        assert.deepEqual(emitted(step), [{ type: 'name.saved', name }])
      },
    },
    'is taken where the server says so at saving, whatever it said before': {
      requirements: ['practice.conflict-wins'],
      when: (step) => isSaveAnswer(step) && step.event['output']?.problem?.status === 409,
      must: ({ after }) => assert.equal(after.matches('taken'), true),
    },
    'still stands in its field where it could not be saved, with the reason': {
      when: (step) =>
        isSaveAnswer(step) && step.event['output']?.ok !== true && step.event['output']?.problem.status !== 409,
      must: ({ event, before, after }) => {
        assert.equal(after.matches('refused'), true)
        assert.equal(after.context.text, before?.context.text)
        assert.deepEqual(after.context.problem, event['output']?.problem ?? unreachable.problem)
      },
    },
    'is busy while it asks or saves, and has failed where there was no good answer': {
      when: () => true,
      must: ({ after }) => {
        assert.equal(after.hasTag('busy'), after.matches('checking') || after.matches('saving'))
        assert.equal(after.hasTag('failed'), after.matches('unknown') || after.matches('refused'))
      },
    },
  },
})
