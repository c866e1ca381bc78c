import assert from 'node:assert/strict'

import { practiceMachine } from '#machines/practice/practice.machine.ts'

import { linden, lindenPage, nameIn } from './practice-samples.ts'
import { refused } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { called, emitted, started } from '#tests/models/support/rules.ts'

type At = Step<typeof practiceMachine>

const entry = { type: 'practice.entered', place: lindenPage } as const
const register = { language: 'en', path: '/onboarding/register/client' } as const
const unknown = (status: number) => ({ ok: false, problem: { kind: 'refused', status, message: 'Not here' } })
const own = { ...linden, own: true, public: false }
const moved = { ...linden, shop_name: 'linden-practice' }
const oks = [linden, own, moved].map((value) => ({ ok: true, value }))

const isNamed = (event: At['event']) =>
  event.type === 'practice.entered' && !(event['place'].path === register.path && !('practice' in event['place'].query))
const askedBy = (event: At['event']) => ({
  language: event['place'].language,
  shopName: nameIn(event),
  isPage: event['place'].path !== register.path,
})
const isOk = ({ event }: At) => event.type.startsWith('xstate.done.actor.fetch') && event['output'].ok === true
const isGone = ({ event }: At) =>
  event.type.startsWith('xstate.done.actor.fetch') && [400, 404].includes(event['output'].problem?.status)
const fetches = (step: At) => started(step, 'fetchPractice')

export const model = defineModel({
  machine: practiceMachine,
  events: [
    entry,
    { type: 'practice.entered', place: { ...lindenPage, language: 'de' } },
    { type: 'practice.entered', place: { ...lindenPage, path: '/practice/sage' } },
    { type: 'practice.entered', place: { ...register, query: { practice: 'linden' } } },
    { type: 'practice.entered', place: { ...register, query: {} } },
    { type: 'practice.retry' },
    { type: 'viewer.changed' },
  ],
  answers: ['fetchPractice', 'fetchRenewed'].flatMap((id) => [
    ...[...oks, unknown(404), unknown(400), refused].map((answer) => done(id, answer)),
    failed(id),
  ]),
  project: ({ context: { language, shopName, isPage, practice, problem } }) => ({
    language,
    shopName,
    isPage,
    has: practice?.shop_name,
    own: practice?.own,
    problem: problem?.kind,
  }),
  firstPaint: { events: ['practice.entered'], restarts: ['fetchRenewed'] },
  rules: {
    'asks for the practice that the address names, in its language': {
      requirements: ['practice.public-page'],
      when: (step) => fetches(step).length > 0,
      must: (step) => {
        const { language, shopName } = step.after.context
        assert.deepEqual(fetches(step), [{ language, shopName }])
      },
    },
    'opens a place that is not shown with nothing in sight': {
      when: ({ event, before }) => isNamed(event) && before?.context.practice?.shop_name !== nameIn(event),
      must: (step) => {
        assert.deepEqual(step.after.context, { ...askedBy(step.event), practice: null, problem: null })
        assert.equal(step.after.hasTag('busy'), true)
        assert.equal(fetches(step).length, 1)
      },
    },
    'asks anew for one that is shown, and keeps it in sight': {
      requirements: ['retry.old-data-stays-in-sight'],
      when: ({ event, before }) => isNamed(event) && before?.context.practice?.shop_name === nameIn(event),
      must: (step) => {
        assert.deepEqual(step.after.context, { ...step.before?.context, ...askedBy(step.event) })
        assert.equal(step.after.matches({ shown: 'renewing' }), true)
        assert.equal(fetches(step).length, 1)
      },
    },
    'stays as it is on a page that names no practice': {
      when: ({ event }) => event.type === 'practice.entered' && !isNamed(event),
      must: ({ before, after }) => assert.deepEqual([after.value, after.context], [before?.value, before?.context]),
    },
    'shows what came, under its present name': {
      when: isOk,
      must: ({ event, before, after }) => {
        const practice = event['output'].value
        assert.deepEqual(after.context, {
          ...before?.context,
          practice,
          shopName: practice.shop_name,
          problem: null,
        })
        assert.equal(after.matches({ shown: 'resting' }), true)
      },
    },
    'tells where a page has moved, and only that': {
      requirements: ['practice.earlier-names-lead-on'],
      when: () => true,
      must: (step) => {
        const { isPage, shopName } = step.before?.context ?? {}
        const name = isOk(step) ? step.event['output'].value.shop_name : shopName
        assert.deepEqual(
          emitted(step),
          isPage === true && name !== shopName ? [{ type: 'practice.moved', shopName: name }] : [],
        )
      },
    },
    'logs icons that the shop has not': {
      requirements: ['error.unknown-icon-is-logged'],
      when: () => true,
      must: (step) => assert.deepEqual(called(step, 'logIcons'), isOk(step) ? [{ icons: ['rocket'] }] : []),
    },
    'says that there is no such page, where it is the page': {
      requirements: ['practice.public-once-approved-and-named'],
      when: isGone,
      must: ({ before, after }) => {
        const isPage = before?.context.isPage === true
        assert.deepEqual([after.matches('missing'), after.matches('unknown')], [isPage, !isPage])
        assert.equal(after.hasTag('http-404'), isPage)
        assert.deepEqual(after.context, { ...before?.context, practice: null, problem: null })
      },
    },
    'can be tried again where it could not be had': {
      when: ({ event, before }) => event.type === 'practice.retry' && before?.matches('failed') === true,
      must: (step) => assert.equal(fetches(step).length, 1),
    },
    'says that it could not be had': {
      when: ({ event }) =>
        event.type === 'xstate.error.actor.fetchPractice' ||
        (event.type === 'xstate.done.actor.fetchPractice' && event['output'] === refused),
      must: ({ event, after }) => {
        assert.deepEqual([after.value, after.hasTag('failed'), after.hasTag('http-503')], ['failed', true, true])
        assert.deepEqual(after.context.problem, event['output']?.problem ?? { kind: 'unreachable' })
      },
    },
    'stays with what is shown where it could not be asked for anew': {
      when: ({ event }) =>
        event.type === 'xstate.error.actor.fetchRenewed' ||
        (event.type === 'xstate.done.actor.fetchRenewed' && event['output'] === refused),
      must: ({ before, after }) => {
        assert.equal(after.matches({ shown: 'resting' }), true)
        assert.deepEqual(after.context, before?.context)
      },
    },
    'asks again whenever a practitioner comes or goes, and hides what was for its owner alone': {
      requirements: ['practice.public-once-approved-and-named'],
      when: ({ event, before }) =>
        event.type === 'viewer.changed' && before?.matches('idle') === false && !before.matches('unknown'),
      must: (step) => {
        const { before, after } = step
        const stays = before?.matches('shown') === true && before.context.practice?.own !== true
        assert.equal(fetches(step).length, 1)
        assert.deepEqual(after.context.practice, stays ? before.context.practice : null)
        assert.equal(after.hasTag('busy'), !stays)
      },
    },
  },
})
