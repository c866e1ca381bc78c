import { expect, test } from 'vitest'

import { changesFor } from '#machines/practice/editor/entries/entry-changes.ts'
import { entryList, shownEntries } from '#machines/practice/editor/entries/entries.ts'
import type { Entry, EntryChange, EntryId } from '#machines/practice/editor/entries/entries.ts'
import { withEntries } from '#machines/practice/editor/entries/with-entries.ts'

import { feature, service, storePackage } from '../models/entries-samples.ts'
import { store } from '../models/store-samples.ts'

const talk = service(1, 'Talk')
const walk = service(2, 'Walk')
const calm = storePackage(5, 'Calm', [feature(8, 'Two talks'), feature(9, 'A walk')])
const of = { entryId: 5, name: 'Calm' } as const
const words = { name: 'New', description: 'Words', icon: 'sun' }
const create = { kind: 'create', entryId: 'a-1', name: 'New', words, language: 'de' } as const
const update = { kind: 'update', entryId: 1, name: 'New', words, language: 'de' } as const
const tea = { kind: 'addFeature', ...of, featureId: 'a-1', text: 'Tea', language: 'de' } as const
const greenTea = { ...tea, kind: 'changeFeature', text: 'Green tea' } as const
const made = service(3, 'New')

const shown = (kept: readonly Entry[] | null, ...changes: readonly EntryChange[]) =>
  shownEntries({ kept, queue: changes.map((change, at) => ({ key: `a-${at + 1}`, change, tried: false })) })
const names = (entries: readonly Entry[]) => entries.map(({ name }) => name)
const keyOf = (at: number) => `a-${at + 1}`

test('nothing shows of a list that is not known', () => {
  expect(shown(null)).toEqual([])
})

test('a new entry shows once, at the end, under the key of its change', () => {
  const fresh = { id: 'a-1', ...words, image: null, features: [], language: 'de' }
  expect(shown([talk], create)).toEqual([talk, fresh])
  expect(shown([talk], create, create)).toEqual([talk, fresh])
})

test('a changed entry keeps its place, its picture and its features', () => {
  expect(shown([calm, talk], { ...update, entryId: 5 })).toEqual([{ ...calm, ...words, language: 'de' }, talk])
})

test.each<[string, EntryChange, readonly string[]]>([
  ['deleted', { kind: 'delete', entryId: 1, name: 'Talk' }, ['Walk', 'Calm']],
  ['moved up', { kind: 'move', entryId: 5, name: 'Calm', order: 1 }, ['Calm', 'Talk', 'Walk']],
  ['moved down', { kind: 'move', entryId: 1, name: 'Talk', order: 2 }, ['Walk', 'Talk', 'Calm']],
  ['moved that is gone', { kind: 'move', entryId: 9, name: 'Gone', order: 1 }, ['Talk', 'Walk', 'Calm']],
  [
    'brought back',
    { kind: 'restore', entryId: 3, name: 'New', entry: made, order: 2 },
    ['Talk', 'New', 'Walk', 'Calm'],
  ],
  [
    'brought back that is there',
    { kind: 'restore', entryId: 2, name: 'Walk', entry: walk, order: 2 },
    ['Talk', 'Walk', 'Calm'],
  ],
])('the list has its order with an entry that is %s', (_, change, order) => {
  expect(names(shown([talk, walk, calm], change))).toEqual(order)
})

test('features are changed in their package, and in no other', () => {
  const other = storePackage(6, 'Rest', [feature(8, 'Two talks')])
  const after = shown([calm, other], tea, { kind: 'removeFeature', ...of, featureId: 8 }, greenTea)
  expect(after).toEqual([
    { ...calm, features: [feature(9, 'A walk'), { feature_id: 'a-1', text: 'Green tea', language: 'de' }] },
    other,
  ])
  expect(shown([other], tea, { kind: 'removeFeature', ...of, featureId: 8 })).toEqual([other])
})

test.each<[string, EntryChange, EntryChange, EntryChange | undefined]>([
  ['a new entry that is changed is made as it is now', create, { ...update, entryId: 'a-1' }, create],
  ['of two changes of words the last counts', { ...update, words: { ...words, name: 'Old' } }, update, update],
  ['a new feature that is changed is made as it is now', tea, greenTea, { ...greenTea, kind: 'addFeature' }],
  ['of two changes of a feature the last counts', { ...greenTea, text: 'Mint' }, greenTea, greenTea],
  ['features do not become one', tea, { ...greenTea, featureId: 8 }, undefined],
  ['a move is sent for each', { kind: 'move', ...of, order: 1 }, { kind: 'move', ...of, order: 2 }, undefined],
  ['what is made and deleted is sent as both', create, { kind: 'delete', entryId: 'a-1', name: 'New' }, undefined],
  [
    'what is deleted and brought back is sent as both',
    { kind: 'delete', entryId: 5, name: 'Calm' },
    { kind: 'restore', ...of, entry: calm, order: 1 },
    undefined,
  ],
  ['words and a feature are sent as both', tea, update, undefined],
])('%s', (_, before, after, together) => {
  expect(entryList.join(before, after)).toEqual(together)
})

test('a list is learned from answers', () => {
  const kept = [talk, walk]
  const changed = { ...talk, name: 'New' }
  expect(entryList.learn(kept, update, changed)).toEqual([changed, walk])
  expect(entryList.learn(kept, create, made)).toEqual([talk, walk, made])
  expect(entryList.learn(kept, { kind: 'restore', entryId: 3, name: 'New', entry: made, order: 1 }, made)).toEqual([
    made,
    talk,
    walk,
  ])
  expect(entryList.learn(kept, { kind: 'delete', entryId: 1, name: 'Talk' }, null)).toEqual([walk])
  expect(entryList.learn(kept, { kind: 'move', entryId: 1, name: 'Talk', order: 2 }, [walk, talk])).toEqual([
    walk,
    talk,
  ])
})

test('of a list that is not known only its whole is learned', () => {
  expect(entryList.learn(null, create, made)).toBe(null)
  expect(entryList.learn(null, { kind: 'move', entryId: 1, name: 'Talk', order: 2 }, [walk, talk])).toEqual([
    walk,
    talk,
  ])
})

test('what was made is known by its number', () => {
  const { idOf } = entryList.made ?? expect.fail()
  const twice = { ...calm, features: [feature(8, 'Tea'), feature(10, 'Tea')] }
  expect(idOf(create, made)).toBe(3)
  expect(idOf(tea, twice)).toBe(10)
  expect(idOf(greenTea, twice)).toBe(undefined)
  expect(idOf(update, talk)).toBe(undefined)
  expect(idOf({ kind: 'delete', entryId: 1, name: 'Talk' }, null)).toBe(undefined)
})

test('what follows refers to it by its number, entry or feature', () => {
  const { refer } = entryList.made ?? expect.fail()
  expect(refer({ ...update, entryId: 'a-1' }, 'a-1', 3)).toEqual({ ...update, entryId: 3 })
  expect(refer(greenTea, 'a-1', 10)).toEqual({ ...greenTea, featureId: 10 })
  expect(refer(greenTea, 'a-2', 10)).toBe(greenTea)
  expect(refer(update, 'a-2', 10)).toBe(update)
})

test('a new service is one change, a new package one and one for each feature', () => {
  expect(changesFor(undefined, { id: null, ...words }, 'de', keyOf)).toEqual([create])
  const [first, ...others] = changesFor(
    undefined,
    {
      id: null,
      name: 'New',
      description: 'Words',
      features: [
        { feature_id: null, text: 'Tea' },
        { feature_id: 8, text: 'A walk' },
      ],
    },
    'de',
    keyOf,
  )
  expect(first).toEqual({ ...create, words: { ...words, icon: '' } })
  expect(others).toEqual([
    { ...tea, entryId: 'a-1', name: 'New', featureId: 'a-2' },
    { ...tea, entryId: 'a-1', name: 'New', featureId: 'a-3', text: 'A walk' },
  ])
})

test('of a known entry only what differs is changed', () => {
  const same = { id: 5, name: 'Calm', description: '', features: calm.features }
  expect(changesFor(calm, same, 'de', keyOf)).toEqual([])
  expect(changesFor(talk, { id: 1, name: 'Talk', description: '', icon: 'sun' }, 'de', keyOf)).toEqual([
    { ...update, name: 'Talk', words: { name: 'Talk', description: '', icon: 'sun' } },
  ])
  const changes = changesFor(
    calm,
    {
      ...same,
      features: [
        { feature_id: 9, text: 'Two walks' },
        { feature_id: null, text: 'Tea' },
      ],
    },
    'de',
    keyOf,
  )
  expect(changes).toEqual([
    { kind: 'removeFeature', ...of, featureId: 8 },
    { kind: 'changeFeature', ...of, featureId: 9, text: 'Two walks', language: 'de' },
    { ...tea, featureId: 'a-3' },
  ])
})

test('the page is drawn with what is shown of both lists, and as it is kept where they are not known', () => {
  const page = store()
  const queue = [{ key: 'a-1', change: create, tried: false }]
  const unknown = { services: { list: undefined }, packages: { list: { kept: null, queue: [] } } }
  expect(withEntries(page, unknown, 'en')).toEqual(page)
  const known = {
    services: { list: { kept: [talk], queue } },
    packages: { list: { kept: [calm], queue: [{ key: 'a-2', change: tea, tried: false }] } },
  }
  const { services, packages } = withEntries(page, known, 'en')
  expect(services).toEqual([
    { id: 1, name: 'Talk', description: '', icon: 'leaf', order: 1, language: 'en' },
    { id: -2, ...words, order: 2, language: 'de' },
  ])
  expect(packages.map(({ id, order, features }) => [id, order, features.map(({ feature_id }) => feature_id)])).toEqual([
    [5, 1, [8, 9, -3]],
  ])
})

test('what is typed into an open form is drawn in its entry, or as a new one once there is something', () => {
  const typed = (entryId: EntryId | null, name: string, features: readonly string[]) => ({
    services: { list: { kept: [talk], queue: [] }, form: { entryId, written: { ...words, id: entryId, name } } },
    packages: {
      list: { kept: [calm], queue: [] },
      form: {
        entryId: null,
        written: {
          id: null,
          name: '',
          description: '',
          features: features.map((text) => ({ feature_id: null, text })),
        },
      },
    },
  })
  const drawn = withEntries(store(), typed(1, 'Long talk', ['Tea', ' ']), 'de')
  expect(drawn.services).toEqual([{ id: 1, ...words, name: 'Long talk', order: 1, language: 'de' }])
  expect(drawn.packages.map(({ name, features }) => [name, features.map(({ text }) => text)])).toEqual([
    [calm.name, calm.features.map(({ text }) => text)],
    ['', ['Tea']],
  ])
  expect(withEntries(store(), typed(null, 'New', []), 'de').services.map(({ name }) => name)).toEqual(['Talk', 'New'])
  expect(withEntries(store(), typed(null, 'New', ['']), 'de').packages).toHaveLength(1)
})
