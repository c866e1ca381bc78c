import assert from 'node:assert/strict'

import { commandBoxMachine } from '#machines/protocols/command-box/command-box.machine.ts'
import { chosenOf, entriesOf } from '#machines/protocols/command-box/command-box.ts'
import { readWanted } from '#machines/protocols/command-box/quantity.ts'

import { client, known, names, products, withoutProtocol, zincProtocol } from './command-box-samples.ts'
import { takeRules } from './command-box-take-rules.ts'
import { refused } from '#tests/models/samples.ts'
import { defineModel, done, failed } from '#tests/models/support/model.ts'
import type { Step } from '#tests/models/support/model.ts'
import { PASS } from '#tests/models/support/moment.ts'
import { called, emitted, entered, started, waits } from '#tests/models/support/rules.ts'

type At = Step<typeof commandBoxMachine>

const DEBOUNCE = 200
const SEARCHES = ['searchProtocols', 'searchClients', 'searchProducts']

const zinc = { type: 'box.type', text: 'zinc' } as const
const zincTwice = { type: 'box.type', text: ' 2x zinc ' } as const
const enter = { type: 'box.take', key: null, adds: false } as const
const altEnter = { ...enter, adds: true } as const
const open = { type: 'box.open' } as const
const knownHere = { type: 'builder.known', ...known } as const
const knownNowhere = { type: 'builder.known', ...withoutProtocol } as const
const named = done('readNames', names)
const foundProtocols = done('searchProtocols', { ok: true, value: [zincProtocol] })
const foundClients = done('searchClients', { ok: true, value: [client] })
const foundProducts = done('searchProducts', { ok: true, value: products })
const found = [foundProtocols, foundClients, foundProducts]
const nothing = SEARCHES.map((search) => done(search, refused))
const down = { type: 'box.move', by: 1 } as const
const up = { type: 'box.move', by: -1 } as const
const begin = [knownHere, open, named]

const isAsking = (value: unknown) => typeof value === 'object' && JSON.stringify(value).includes('asked')
const isPartlyAnswered = (value: unknown) => isAsking(value) && JSON.stringify(value).includes('done')
const words = (text: string) => readWanted(text).words
const isTyped = ({ event, before }: At) => event.type === 'box.type' && before?.matches('open') === true
const isSearched = (step: At) => isTyped(step) && words(step.event['text']).length >= 3
const isOpen = ({ before }: At) => before?.matches('open') === true

export const model = defineModel({
  machine: commandBoxMachine,
  events: [
    open,
    { type: 'box.close' },
    { type: 'box.toggle' },
    zinc,
    zincTwice,
    { type: 'box.type', text: 'fi' },
    { type: 'box.type', text: '' },
    down,
    up,
    { type: 'box.point', key: 'page cart' },
    enter,
    altEnter,
    { type: 'box.take', key: 'product 2', adds: false },
    { type: 'box.take', key: 'client 9', adds: false },
    { type: 'box.take', key: 'nothing of that name', adds: true },
    knownHere,
    knownNowhere,
  ],
  answers: [named, failed('readNames'), ...found, ...nothing, ...SEARCHES.map((search) => failed(search))],
  // The texts are there long before a search is answered; that they are not has no bearing on what is found.
  fits: ({ context: { names: read, text, coming, active } }, { type }) =>
    type.endsWith('readNames')
      ? text === ''
      : read === names &&
        active === null &&
        (!type.startsWith('xstate.error') || Object.values(coming).every((group) => group === null)),
  // Most of what is found is in the journeys.
  until: ({ context, value }, { type }) => {
    const { text, active, protocol, added, found: kept } = context
    if (type.startsWith('xstate.')) return text === zincTwice.text && kept !== null
    if (type === 'builder.known') return value !== 'closed' || protocol !== null || context.language === 'de'
    if (context.language === 'de') return true
    if (type === 'box.move' || type === 'box.point') return active !== null || kept !== null
    if (kept !== null) return type !== 'box.close' && type !== 'box.toggle'
    if (isPartlyAnswered(value)) return type !== 'box.type' && type !== 'box.close'
    if (added !== null || active !== null) return type !== 'box.type' && type !== 'box.take'
    return false
  },
  journeys: [
    [...begin, zinc, PASS, ...found, enter],
    [...begin, zinc, PASS, ...found, altEnter],
    [...begin, zinc, PASS, ...found, down, enter],
    [...begin, zinc, PASS, ...found, down, down, enter],
    [...begin, zinc, PASS, ...found, down, down, altEnter, { type: 'box.type', text: 'fi' }, enter],
    [...begin, zinc, PASS, ...found, up, enter],
    [...begin, zinc, PASS, ...found, up, altEnter],
    [...begin, zinc, PASS, ...found, { type: 'box.take', key: 'product 2', adds: false }],
    [...begin, zinc, PASS, ...found, { type: 'box.take', key: 'client 9', adds: false }],
    [...begin, zinc, PASS, ...found, zincTwice, enter],
    [...begin, zinc, PASS, ...found, { type: 'box.type', text: '' }, { type: 'box.type', text: 'iron' }, enter, PASS],
    [...begin, zinc, PASS, ...found, { type: 'box.type', text: 'iron' }, down, enter],
    [...begin, zinc, PASS, foundProtocols, { type: 'box.type', text: 'iron' }, PASS, ...nothing],
    [...begin, zincTwice, PASS, ...found, enter, zincTwice, enter],
    [...begin, zincTwice, PASS, ...nothing, enter],
    [...begin, zincTwice, PASS, foundProducts, done('searchProtocols', refused), failed('searchClients'), enter],
    [knownNowhere, open, named, zincTwice, PASS, ...found, enter],
    [knownNowhere, open, named, zinc, PASS, ...found, knownHere, altEnter],
    [...begin, zinc, PASS, ...found, { type: 'box.close' }, open, zinc],
    [knownHere, open, zinc, named],
    [knownHere, open, zinc, PASS, ...found, named],
    [knownHere, open, zinc, PASS, ...found, failed('readNames')],
    [...begin, down, down, down, enter],
    [...begin, up, enter],
    [...begin, { type: 'box.point', key: 'page cart' }, altEnter],
    [...begin, { type: 'box.type', text: 'FI' }, enter],
  ],
  // What came of searches that were given up stands until the next, and counts for nothing.
  project: ({
    value,
    context: { language, protocol, names: read, text, coming, found: kept, active, added, problem },
  }) => ({
    language,
    protocol,
    isNamed: read === names,
    text,
    coming: isAsking(value) && [coming.protocols?.length, coming.clients?.length, coming.products?.length],
    found: kept && [kept.words, kept.protocols?.length, kept.clients?.length, kept.products?.length],
    active,
    added,
    hasFailed: problem !== null,
  }),
  rules: {
    'listens from the start for its key and to the builder': {
      requirements: ['builder.command-box'],
      when: ({ before }) => before === undefined,
      must: (step) =>
        assert.deepEqual(
          [started(step, 'watchBoxKey').length, started(step, 'watchBuilder').length, step.after.value],
          [1, 1, 'closed'],
        ),
    },
    'opens and closes by its key': {
      requirements: ['builder.command-box'],
      when: ({ event }) => event.type === 'box.toggle',
      must: (step) => assert.equal(step.after.matches('open'), !isOpen(step)),
    },
    'opens by its button and closes by Escape': {
      when: ({ event, before }) =>
        (event.type === 'box.open' && before?.matches('closed') === true) || event.type === 'box.close',
      must: ({ event, after }) => assert.equal(after.matches('open'), event.type === 'box.open'),
    },
    'is empty whenever it opens, and reads the names of what it offers': {
      when: (step) => entered(step, 'open'),
      must: (step) => {
        const { text, active, added, found: kept, language } = step.after.context
        assert.deepEqual([text, active, added, kept], ['', null, null, null])
        assert.deepEqual(started(step, 'readNames'), [{ language }])
      },
    },
    'offers actions and pages by their names, and those alone before enough is typed': {
      requirements: ['builder.command-box'],
      when: ({ after }) => after.matches({ open: 'resting' }) && after.context.names === names,
      must: ({ after: { context } }) => {
        const actions = context.actions.map((name) => `action ${name}`)
        const offered = {
          '': [...actions, 'page folders', 'page cart'],
          fi: actions.filter((key) => key === 'action finish'),
        }
        assert.deepEqual(
          entriesOf(context).map(({ key }) => key),
          offered[context.text.toLowerCase() as keyof typeof offered],
        )
      },
    },
    'offers no names where they cannot be had': {
      when: ({ event }) => event.type.startsWith('xstate.error') && event.type.endsWith('readNames'),
      must: ({ after }) => assert.deepEqual(after.context.names, {}),
    },
    'waits 200 ms after the last key before it searches': {
      when: (step) => isSearched(step) && step.before?.context.found?.words !== words(step.event['text']),
      must: (step) => {
        assert.equal(step.after.matches({ open: 'debouncing' }), true)
        assert.deepEqual(waits(step), [DEBOUNCE])
      },
    },
    'searches protocols, clients and products for the words without the quantity': {
      requirements: ['builder.command-box', 'builder.command-adds-quantities'],
      when: (step) => entered(step, 'open.asked'),
      must: (step) => {
        const { language, text, coming } = step.after.context
        assert.deepEqual(
          SEARCHES.map((search) => started(step, search)),
          SEARCHES.map(() => [{ language, words: words(text) }]),
        )
        assert.deepEqual(coming, { protocols: null, clients: null, products: null })
      },
    },
    'gives the searches up without a word where another key is pressed': {
      when: (step) => isTyped(step) && step.before?.matches({ open: 'asked' }) === true,
      must: (step) => {
        assert.deepEqual(
          SEARCHES.map((search) => step.after.children[search]),
          [undefined, undefined, undefined],
        )
        assert.deepEqual(emitted(step), [])
      },
    },
    'keeps in sight what it has until all groups have answered': {
      when: (step) =>
        step.before?.matches({ open: 'asked' }) === true && step.after.matches({ open: 'asked' }) && !isTyped(step),
      must: ({ before, after }) => assert.deepEqual(after.context.found, before?.context.found),
    },
    'shows what all groups have answered, and which could not be searched': {
      requirements: ['builder.command-box'],
      when: (step) => entered(step, 'open.shown') && step.before?.matches({ open: 'asked' }) === true,
      must: ({ before, after }) => {
        const coming = before?.context.coming
        const kept = after.context.found
        assert.equal(kept?.words, words(after.context.text))
        for (const group of ['protocols', 'clients', 'products'] as const)
          assert.equal(kept?.[group], after.context.coming[group] ?? coming?.[group] ?? null)
      },
    },
    'has each group as it was answered': {
      when: ({ event, before }) =>
        before?.matches({ open: 'asked' }) === true && SEARCHES.some((search) => event.type.endsWith(search)),
      must: ({ event, after }) => {
        const group = SEARCHES.findIndex((search) => event.type.endsWith(search))
        const name = (['protocols', 'clients', 'products'] as const)[group] ?? 'protocols'
        assert.equal(after.context.coming[name], event['output']?.ok === true ? event['output'].value : null)
      },
    },
    'is busy from the last key to the last answer': {
      when: ({ after }) => after.matches('open'),
      must: ({ after }) =>
        assert.equal(after.hasTag('busy'), after.matches({ open: 'debouncing' }) || after.matches({ open: 'asked' })),
    },
    'shows at once what it has for the very same words, in whatever quantity': {
      requirements: ['builder.command-adds-quantities'],
      when: (step) => isSearched(step) && step.before?.context.found?.words === words(step.event['text']),
      must: ({ after }) => assert.equal(after.matches({ open: 'shown' }), true),
    },
    'offers products first where a quantity is typed': {
      requirements: ['builder.command-adds-quantities'],
      when: ({ after }) =>
        after.matches({ open: 'shown' }) &&
        after.context.text === zincTwice.text &&
        (after.context.found?.products?.length ?? 0) > 0,
      must: ({ after }) => assert.equal(chosenOf(after.context)?.key, 'product 2'),
    },
    'chooses nothing that was found for other words by itself': {
      when: (step) => isSearched(step) && !step.after.matches({ open: 'shown' }),
      must: ({ after }) => assert.equal(chosenOf(after.context), undefined),
    },
    'holds what is typed': {
      when: isTyped,
      must: ({ event, after }) => {
        const { text, active, added } = after.context
        assert.deepEqual([text, active, added], [event['text'], null, null])
      },
    },
    'goes by the arrow keys from the chosen entry to the next, and round': {
      when: (step) => step.event.type === 'box.move' && isOpen(step),
      must: ({ event, before, after }) => {
        const keys = before ? entriesOf(before.context).map(({ key }) => key) : []
        const chosen = before && chosenOf(before.context)
        const by = event['by'] as number
        const at = chosen ? keys.indexOf(chosen.key) + by : by === 1 ? 0 : -1
        assert.equal(after.context.active, keys.at(keys.length === 0 ? 0 : at % keys.length) ?? null)
      },
    },
    'stands on what the pointer is on': {
      when: (step) => step.event.type === 'box.point' && isOpen(step),
      must: ({ after }) => assert.equal(after.context.active, 'page cart'),
    },
    'knows the builder as it was told last': {
      when: ({ event }) => event.type === 'builder.known',
      must: ({ event: { type: _, ...told }, after: { context } }) => {
        const { language, protocol, actions } = context
        assert.deepEqual({ language, protocol, actions }, told)
      },
    },
    'goes nowhere before something is taken': {
      when: ({ event }) => event.type !== 'box.take',
      must: (step) => assert.deepEqual([called(step, 'openPage'), emitted(step)], [[], []]),
    },
    ...takeRules,
  },
})
