import assert from 'node:assert/strict'

import type { ImportedClients } from '#areas/clients/contract/imported-clients.ts'
import type { CallResult } from '#contract/result.ts'
import { importedClientsMachine } from '#machines/clients/imported/imported-clients.machine.ts'
import { PEOPLE_SHOWN } from '#machines/clients/imported/imported-clients.setup.ts'
import { invitable, isAnyWaiting } from '#machines/clients/imported/imported.ts'

import { importedClient, importedList } from './client-file-samples.ts'
import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { called, named, started } from '#tests/models/support/rules.ts'

type At = Step<typeof importedClientsMachine>
type Told = CallResult<ImportedClients>

const place = (language: 'en' | 'de') =>
  ({ language, path: '/account/practitioner/clients/import', query: {} }) as const
const told = (value: ImportedClients): Told => ({ ok: true, value })

const nobody = importedList([])
const kept = importedList([importedClient(1), importedClient(2)])
const waiting = importedList([importedClient(1, 'waiting'), importedClient(2)], {
  invited: 1,
  next_at: '2026-11-26T14:05:00.000Z',
})
const last = importedList([importedClient(1, 'waiting')], { invited: 3 })
const lists = [nobody, kept, waiting, last]

const CALLS = ['fetchList', 'lookAgain', 'askToInvite', 'stopInviting', 'deletePeople'] as const
const CHANGES = ['askToInvite', 'stopInviting', 'deletePeople'] as const
const LATER = 1

const isOf = (step: At, ...names: readonly string[]) =>
  names.some((name) => step.event.type.endsWith(`.actor.${name}`)) && step.before !== undefined
const outputOf = ({ event }: At) => event['output'] as Told | undefined
const isMet = (step: At) => CALLS.some((name) => isOf(step, name) && step.before?.children[name] !== undefined)
const has = (step: At): ImportedClients | undefined => {
  const output = outputOf(step)
  return isMet(step) && output?.ok ? output.value : undefined
}
const asks = (step: At, event: string) => step.event.type === event && step.before?.can(step.event as never) === true
const handles = ({ before }: At) =>
  (['resting', 'running', 'finished'] as const).some((state) => before?.matches(state) === true)
const isResting = (list: ImportedClients | null) => (isAnyWaiting(list) ? 'running' : 'resting')

export const model = defineModel({
  machine: importedClientsMachine,
  events: [
    { type: 'list.entered', place: place('en') },
    { type: 'list.entered', place: place('de') },
    { type: 'list.retry' },
    { type: 'list.more' },
    { type: 'person.pick', id: 1 },
    { type: 'person.pick', id: 2 },
    { type: 'person.delete', id: 2 },
    { type: 'people.invite' },
    { type: 'people.stop' },
    { type: 'people.delete' },
    { type: 'people.confirm' },
    { type: 'people.keep' },
    { type: 'clients.takenOver' },
  ],
  answers: [
    ...CALLS.flatMap((call) => [...lists.map((list) => done(call, told(list))), done(call, refused), failed(call)]),
    done('fetchList', unreachable),
    done('waitToLook'),
    failed('waitToLook'),
  ],
  // One language, one pick and one more page at a time are enough of each way.
  until: ({ context: { language, list, picked, shown, looks, problem } }, event) => {
    if (event.type.endsWith('waitToLook')) return looks > LATER
    const isPlain = picked.length === 0 && problem === null && shown === PEOPLE_SHOWN
    if (event.type === 'list.entered')
      return event.place.language !== language && list !== null && (!isPlain || list !== kept)
    if (event.type === 'list.more') return !isPlain || language === 'de' || list !== kept
    if (event.type === 'person.pick') return (picked.length > 0 && !picked.includes(event.id)) || !isWorth()
    return (event.type.startsWith('person.') || event.type.startsWith('people.')) && !isWorth()

    function isWorth(): boolean {
      return language === 'en' && shown === PEOPLE_SHOWN
    }
  },
  project: ({ context: { language, list, picked, shown, looks, problem } }) => ({
    language,
    list: lists.indexOf(list as ImportedClients),
    picked,
    shown,
    looks: Math.min(looks, LATER),
    problem: problem !== null,
  }),
  // Everyone is meant after one person was.
  journeys: [
    [
      { type: 'list.entered', place: place('en') },
      done('fetchList', told(kept)),
      { type: 'person.delete', id: 2 },
      done('deletePeople', told(kept)),
      { type: 'people.delete' },
      { type: 'people.confirm' },
    ],
  ],
  equivalents: {
    'importedClients.running: on people.delete: no guard': 'there is always someone while invitations wait',
  },
  rules: {
    'starts the file’s chart by its name, and hears its fact': {
      when: ({ before }) => before === undefined,
      must: (step) => {
        assert.deepEqual(named(step), ['clientFile'])
        assert.deepEqual(started(step, 'hearChildren'), [{ clientFile: ['clients.takenOver'] }])
        assert.equal(step.after.matches('idle'), true)
      },
    },
    'keeps what it has started': {
      when: ({ before }) => before !== undefined,
      must: (step) => assert.deepEqual([named(step), started(step, 'hearChildren')], [[], []]),
    },
    'asks for the list when the page is opened and nothing is under way, when asked again, and after a file': {
      requirements: ['clients.file-becomes-clients'],
      when: (step) =>
        (step.event.type === 'list.entered' &&
          (['idle', 'unknown', 'resting', 'finished'] as const).some(
            (state) => step.before?.matches(state) === true,
          )) ||
        asks(step, 'list.retry') ||
        step.event.type === 'clients.takenOver',
      must: (step) => {
        assert.deepEqual(started(step, 'fetchList'), [{ language: step.after.context.language }])
        assert.equal(step.after.matches('asking'), true)
        assert.equal(step.after.context.list, step.before?.context.list)
      },
    },
    'takes the language of the page, whatever is under way': {
      when: ({ event }) => event.type === 'list.entered',
      must: ({ event, after }) => assert.equal(after.context.language, event['place'].language),
    },
    'goes on with what is under way while its page is opened anew': {
      when: ({ event, before }) =>
        event.type === 'list.entered' &&
        before !== undefined &&
        !(['idle', 'unknown', 'resting', 'finished'] as const).some((state) => before.matches(state)),
      must: ({ before, after }) => assert.deepEqual(after.value, before?.value),
    },
    'keeps the list as the server tells it, and forgets who is picked and gone': {
      requirements: ['clients.imported-has-no-account'],
      when: (step) => has(step) !== undefined,
      must: (step) => {
        const list = has(step) ?? assert.fail()
        const { context } = step.after
        assert.equal(context.list, list)
        assert.equal(context.problem, isOf(step, 'lookAgain') ? step.before?.context.problem : null)
        const pickable = list.clients.filter(({ state }) => state !== 'waiting').map(({ id }) => id)
        const before = step.before?.context.picked ?? []
        const isUnpicked = isOf(step, 'askToInvite')
        assert.deepEqual(context.picked, isUnpicked ? [] : before.filter((id) => pickable.includes(id)))
      },
    },
    'looks on while invitations wait, and tells once the last is out': {
      requirements: ['clients.imported-invited-at-pace', 'clients.imported-becomes-a-client'],
      when: (step) => has(step) !== undefined,
      must: (step) => {
        const list = has(step) ?? assert.fail()
        const isLook = isOf(step, 'lookAgain')
        const state = isLook && !isAnyWaiting(list) ? 'finished' : isResting(list)
        assert.equal(step.after.matches(state), true)
        if (state === 'running') assert.equal(started(step, 'waitToLook').length, 1)
      },
    },
    'waits longer before each look that brought no news, and begins anew with news': {
      requirements: ['clients.imported-invited-at-pace'],
      when: (step) => started(step, 'waitToLook').length > 0,
      must: (step) => {
        const { before, after } = step
        assert.deepEqual(started(step, 'waitToLook'), [{ looks: after.context.looks }])
        if (!isOf(step, 'lookAgain')) {
          if (has(step)) assert.equal(after.context.looks, 0)
          return
        }
        const list = has(step)
        const isNews = list !== undefined && JSON.stringify(list) !== JSON.stringify(before?.context.list)
        assert.equal(after.context.looks, isNews ? 0 : (before?.context.looks ?? 0) + 1)
      },
    },
    'looks after each pause': {
      requirements: ['clients.imported-invited-at-pace'],
      when: (step) => isOf(step, 'waitToLook') && step.before?.children['waitToLook'] !== undefined,
      must: (step) => {
        assert.deepEqual(started(step, 'fetchList'), [{ language: step.after.context.language }])
        assert.equal(step.after.matches({ running: 'looking' }), true)
      },
    },
    'says that a look failed, and looks on': {
      when: (step) => isOf(step, 'lookAgain') && isMet(step) && has(step) === undefined,
      must: ({ before, after }) => {
        assert.equal(after.matches({ running: 'unseen' }), true)
        assert.equal(after.context.list, before?.context.list)
      },
    },
    'says that the list could not be had': {
      when: (step) => isOf(step, 'fetchList') && isMet(step) && has(step) === undefined,
      must: (step) => {
        const output = outputOf(step)
        const { problem } = step.after.context
        assert.deepEqual(problem, output && !output.ok ? output.problem : { kind: 'unreachable' })
        assert.equal(step.after.matches('unknown'), true)
      },
    },
    'asks for invitations only when told to: of those who are picked, else of all': {
      requirements: ['clients.imported-gets-no-mail'],
      when: () => true,
      must: (step) => {
        const { before, after } = step
        if (!asks(step, 'people.invite')) return assert.deepEqual(started(step, 'askToInvite'), [])
        const picked = before?.context.picked ?? []
        assert.equal(invitable(before?.context ?? assert.fail()).length > 0, true)
        assert.deepEqual(started(step, 'askToInvite'), [
          { language: after.context.language, ids: picked.length === 0 ? null : picked },
        ])
        assert.equal(after.context.problem, null)
      },
    },
    'asks for none where there is nobody to invite': {
      when: (step) => step.event.type === 'people.invite' && handles(step) && !asks(step, 'people.invite'),
      must: ({ before }) => assert.deepEqual(invitable(before?.context ?? assert.fail()), []),
    },
    'stops only when told to': {
      requirements: ['clients.imported-invited-at-pace'],
      when: () => true,
      must: (step) => {
        const isAsked = asks(step, 'people.stop')
        assert.deepEqual(started(step, 'stopInviting'), isAsked ? [{ language: step.after.context.language }] : [])
        if (isAsked) assert.equal(step.after.context.problem, null)
      },
    },
    'deletes one at once, and everyone once that is confirmed': {
      requirements: ['clients.imported-can-be-deleted'],
      when: () => true,
      must: (step) => {
        const { language } = step.after.context
        const expected = asks(step, 'person.delete')
          ? [{ language, ids: [2] }]
          : asks(step, 'people.confirm')
            ? [{ language, ids: null }]
            : []
        assert.deepEqual(started(step, 'deletePeople'), expected)
        if (expected.length > 0) assert.equal(step.after.context.problem, null)
      },
    },
    'asks first whether everyone is meant, where there is anyone': {
      requirements: ['clients.imported-can-be-deleted'],
      when: (step) => step.event.type === 'people.delete' && handles(step),
      must: ({ before, after }) => {
        const isAny = (before?.context.list?.clients.length ?? 0) > 0
        assert.equal(after.matches('confirming'), isAny)
        if (isAny) assert.equal(after.context.problem, null)
        else assert.deepEqual(after.value, before?.value)
      },
    },
    'deletes nobody where that is not meant': {
      when: (step) => asks(step, 'people.keep'),
      must: ({ before, after }) => assert.equal(after.matches(isResting(before?.context.list ?? null)), true),
    },
    'goes back to the list after a call that failed, and says why': {
      when: (step) => isOf(step, ...CHANGES) && isMet(step) && has(step) === undefined,
      must: (step) => {
        const { before, after } = step
        const output = outputOf(step)
        assert.deepEqual(after.context.problem, output && !output.ok ? output.problem : { kind: 'unreachable' })
        assert.deepEqual([after.context.list, after.context.picked], [before?.context.list, before?.context.picked])
        assert.equal(after.matches(isResting(after.context.list)), true)
      },
    },
    'picks a person out, and no longer': {
      when: (step) => asks(step, 'person.pick'),
      must: ({ event, before, after }) => {
        const picked = before?.context.picked ?? []
        const others = picked.filter((id) => id !== event['id'])
        assert.deepEqual(after.context.picked, picked.includes(event['id']) ? others : [...picked, event['id']])
        assert.deepEqual(after.value, before?.value)
      },
    },
    'shows more people when they are asked for': {
      when: ({ event }) => event.type === 'list.more',
      must: ({ before, after }) => {
        assert.equal(after.context.shown, (before?.context.shown ?? 0) + PEOPLE_SHOWN)
        assert.deepEqual(after.value, before?.value)
      },
    },
    'calls no port but its own': {
      when: () => true,
      must: (step) => assert.deepEqual(called(step, 'forgetFile'), []),
    },
    'is busy while a call of the list is on its way, runs while invitations wait, and has failed without a list': {
      when: () => true,
      must: ({ after }) => {
        const isBusy = (['asking', 'inviting', 'stopping', 'deleting'] as const).some((state) => after.matches(state))
        assert.deepEqual(
          [after.hasTag('busy'), after.hasTag('running'), after.hasTag('failed')],
          [isBusy, after.matches('running'), after.matches('unknown')],
        )
      },
    },
  },
})
