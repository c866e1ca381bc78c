import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'

import type { CarryOut } from '#actors/client.ts'
import { provideEntries } from '#areas/practice/ports/entries.ts'
import { browserStorage } from '#actors/storage.ts'
import {
  addPackageFeature,
  createStorePackage,
  deleteStorePackage,
  listStorePackages,
  removePackageFeature,
  reorderStorePackage,
  restoreStorePackage,
  updatePackageFeature,
  updateStorePackage,
} from '#areas/practice/contract/store-packages.ts'
import {
  createStoreService,
  deleteStoreService,
  listStoreServices,
  reorderStoreService,
  restoreStoreService,
  updateStoreService,
} from '#areas/practice/contract/store-services.ts'
import type { StorePackage, StoreService } from '#areas/practice/contract/store.ts'
import { shownEntries } from '#machines/practice/editor/entries/entries.ts'
import type { Entry } from '#machines/practice/editor/entries/entries.ts'
import type { Written } from '#machines/practice/editor/entries/entry-changes.ts'

import { feature } from '../models/entries-samples.ts'
import { Tabs } from '#tests/actors/support/tabs.ts'

const unreachable = { ok: false, problem: { kind: 'unreachable' } } as const
const refused = (status: number) => ({ ok: false, problem: { kind: 'refused', status, message: 'No' } }) as const
const ok = (value: unknown) => ({ ok: true, value }) as const

const service = (id: number, name: string, order: number): StoreService => ({
  id,
  name,
  description: '',
  icon: 'leaf',
  order,
  language: 'en',
})
const calm: StorePackage = {
  id: 5,
  name: 'Calm',
  description: '',
  image: null,
  order: 1,
  features: [feature(8, 'Two talks'), feature(9, 'A walk')] as StorePackage['features'],
  language: 'en',
}
const services = [service(1, 'Talk', 1), service(2, 'Walk', 2)]
const packages = [calm, { ...calm, id: 6, name: 'Rest', features: [], order: 2 }]
const firstTalk = { id: 1, name: 'First talk', description: '', icon: 'moon' }

interface Asked {
  id: string
  params?: object
  query?: object
  body?: object
  key?: string
  language?: string
}

let tabs: Tabs
/** The changes that were asked for, in their order. */
let asked: Asked[]
/** Answers of the next changes; without one, whatever the list is left as it was. */
let answers: unknown[]
let open: { stop(): void }[]

beforeEach(() => {
  tabs = new Tabs()
  asked = []
  answers = []
  open = []
})

afterEach(() => open.forEach((actor) => actor.stop()))

const client: { call: CarryOut } = {
  call: (async ({ id }: { id: string }, what: object, { signal: _, ...how }: { signal?: AbortSignal } = {}) => {
    await Promise.resolve()
    if (id === listStoreServices.id) return ok(services)
    if (id === listStorePackages.id) return ok(packages)
    asked.push({ id, ...what, ...how })
    return answers.shift() ?? unreachable
  }) as CarryOut,
}

function openList(list: 'storeServices' | 'storePackages') {
  const { page } = tabs.open()
  const actor = createActor(provideEntries({ page, client, storage: browserStorage(page) })[list])
  const notices: string[] = []
  actor.on('notice.raised', ({ text }) => notices.push(text))
  open.push(actor)
  actor.start()
  actor.send({ type: 'language.shown', language: 'de' })
  actor.send({ type: 'session.signedIn', userId: 7, userTypeId: 2 })
  return { actor, notices }
}

type List = ReturnType<typeof openList>

const shown = ({ actor }: List) => shownEntries(actor.getSnapshot().context)
const isAt = ({ actor }: List, syncing: 'fresh' | 'waiting') =>
  vi.waitFor(() => expect(actor.getSnapshot().matches({ signedIn: { here: { syncing } } })).toBe(true))
const ids = (list: List) => shown(list).map(({ id }) => id)

function write({ actor }: List, entryId: Entry['id'] | null, written: Written) {
  actor.send(entryId === null ? { type: 'entry.add' } : { type: 'entry.edit', entryId })
  actor.send({ type: 'entry.save', written })
}

/** Keys begin with the name of their tab. */
const withKey = (at: number, change: object) => ({
  ...change,
  key: expect.stringMatching(new RegExp(`-${at}$`)),
  language: 'de',
})

test('each change of services is one call, with its key and the language of the page', async () => {
  const list = openList('storeServices')
  await isAt(list, 'fresh')
  const [talk, walk] = services
  const made = { ...service(3, 'New', 3), icon: 'sun' as const }
  answers = [ok(made), ok({ ...talk, ...firstTalk }), ok([walk, talk, made]), ok({ message: 'Done' }), ok(walk)]
  write(list, null, { id: null, name: 'New', description: '', icon: 'sun' })
  write(list, 1, firstTalk)
  list.actor.send({ type: 'entry.move', entryId: 2, order: 1 })
  const [deleted] = shown(list)
  if (deleted?.id !== 2) throw new Error('the second service is first')
  list.actor.send({ type: 'entry.delete', entryId: 2 })
  list.actor.send({ type: 'entry.restore', entry: deleted, order: 1 })
  await isAt(list, 'fresh')
  expect(asked).toEqual([
    withKey(1, { id: createStoreService.id, body: { name: 'New', description: '', icon: 'sun' } }),
    withKey(2, {
      id: updateStoreService.id,
      params: { id: 1 },
      body: { name: 'First talk', description: '', icon: 'moon' },
    }),
    withKey(3, { id: reorderStoreService.id, params: { id: 2 }, body: { order: 1 } }),
    withKey(4, { id: deleteStoreService.id, params: { id: 2 } }),
    withKey(5, { id: restoreStoreService.id, params: { id: 2 } }),
  ])
  expect([ids(list), list.notices]).toEqual([[2, 1, 3], ['practiceEditor:entries.deleted']])
})

test('each change of packages is one call, those of features by their numbers', async () => {
  const list = openList('storePackages')
  await isAt(list, 'fresh')
  const whole = { ...calm, name: 'Calmer', features: [feature(9, 'Two walks'), feature(10, 'Green tea')] }
  answers = [
    ok({ ...calm, name: 'Calmer' }),
    ok({ ...calm, name: 'Calmer', features: [feature(9, 'A walk')] }),
    ok({ ...calm, name: 'Calmer', features: [feature(9, 'Two walks')] }),
    ok(whole),
    ok([packages[1], whole]),
    ok({ message: 'Done' }),
    ok(packages[1]),
  ]
  const written = { id: 5, name: 'Calmer', description: '' }
  const walks = { feature_id: 9, text: 'Two walks' }
  write(list, 5, { ...written, features: [walks, { feature_id: null, text: 'Tea' }] })
  const { feature_id } = shown(list)[0]?.features[1] ?? expect.fail()
  write(list, 5, { ...written, features: [walks, { feature_id, text: 'Green tea' }] })
  list.actor.send({ type: 'entry.move', entryId: 6, order: 1 })
  const [rest] = shown(list)
  if (!rest) throw new Error('a package is first')
  list.actor.send({ type: 'entry.delete', entryId: 6 })
  list.actor.send({ type: 'entry.restore', entry: rest, order: 1 })
  await isAt(list, 'fresh')
  const params = { id: 5 }
  expect(asked.map(({ key: _, language: __, ...call }) => call)).toEqual([
    { id: updateStorePackage.id, params, body: { name: 'Calmer', description: '' } },
    { id: removePackageFeature.id, params, query: { feature_id: 8 }, body: { feature_id: 8 } },
    { id: updatePackageFeature.id, params, body: { feature_id: 9, text: 'Two walks' } },
    { id: addPackageFeature.id, params, body: { text: 'Green tea' } },
    { id: reorderStorePackage.id, params: { id: 6 }, body: { order: 1 } },
    { id: deleteStorePackage.id, params: { id: 6 } },
    { id: restoreStorePackage.id, params: { id: 6 } },
  ])
  expect(new Set(asked.map(({ key }) => key)).size).toBe(asked.length)
})

test('a new package is made first, and its features in it', async () => {
  const list = openList('storePackages')
  await isAt(list, 'fresh')
  const made = { ...calm, id: 7, name: 'New', features: [] }
  answers = [ok(made), ok({ ...made, features: [feature(11, 'Tea')] })]
  write(list, null, { id: null, name: 'New', description: '', features: [{ feature_id: null, text: 'Tea' }] })
  await isAt(list, 'fresh')
  expect(asked).toEqual([
    withKey(1, { id: createStorePackage.id, body: { name: 'New', description: '' } }),
    withKey(2, { id: addPackageFeature.id, params: { id: 7 }, body: { text: 'Tea' } }),
  ])
  expect(shown(list)[2]).toMatchObject({ id: 7, features: [{ feature_id: 11, text: 'Tea' }] })
})

test('a feature that was made while its package was written again is changed, not made once more', async () => {
  const list = openList('storePackages')
  await isAt(list, 'fresh')
  const features = [...calm.features, feature(10, 'Tea')]
  answers = [ok({ ...calm, features }), ok({ ...calm, features: [...calm.features, feature(10, 'Green tea')] })]
  const written = { id: 5, name: 'Calm', description: '' }
  write(list, 5, { ...written, features: [...calm.features, { feature_id: null, text: 'Tea' }] })
  const { feature_id } = shown(list)[0]?.features[2] ?? expect.fail()
  list.actor.send({ type: 'entry.edit', entryId: 5 })
  await isAt(list, 'fresh')
  list.actor.send({
    type: 'entry.save',
    written: { ...written, features: [...calm.features, { feature_id, text: 'Green tea' }] },
  })
  await isAt(list, 'fresh')
  expect(asked.map(({ id, body }) => [id, body])).toEqual([
    [addPackageFeature.id, { text: 'Tea' }],
    [updatePackageFeature.id, { feature_id: 10, text: 'Green tea' }],
  ])
})

test.each(['storeServices', 'storePackages'] as const)(
  'of %s what is gone already is deleted as it was wanted',
  async (name) => {
    const list = openList(name)
    await isAt(list, 'fresh')
    const [first, second] = ids(list)
    answers = [refused(404)]
    list.actor.send({ type: 'entry.delete', entryId: first ?? 0 })
    await isAt(list, 'fresh')
    expect([ids(list), list.notices]).toEqual([[second], ['practiceEditor:entries.deleted']])
  },
)

test.each(['storeServices', 'storePackages'] as const)(
  'a change of %s that is refused is said, and asked for again under another key',
  async (name) => {
    const list = openList(name)
    await isAt(list, 'fresh')
    const [first] = ids(list)
    answers = [refused(409), ok({ message: 'Done' })]
    list.actor.on('notice.raised', ({ tone, undo }) => {
      if (tone === 'error' && undo) list.actor.send(undo.event)
    })
    list.actor.send({ type: 'entry.delete', entryId: first ?? 0 })
    await vi.waitFor(() => expect(asked.length).toBe(2))
    await isAt(list, 'fresh')
    expect(list.notices).toEqual(['practiceEditor:entries.deleted', 'common:listNotice.refused'])
    const [{ key, ...call } = { key: '' }, { key: other, ...again } = { key: '' }] = asked
    expect([again, other === key]).toEqual([call, false])
  },
)

test.each(['storeServices', 'storePackages'] as const)(
  'changes of %s that could not be sent show after a reload too, and are sent then under their keys',
  async (name) => {
    const before = openList(name)
    await isAt(before, 'fresh')
    const [first, second] = ids(before)
    const entry = shown(before)[0] ?? expect.fail()
    const features = [
      { feature_id: 9, text: 'Two walks' },
      { feature_id: null, text: 'Tea' },
    ]
    if (name === 'storePackages') write(before, 5, { id: 5, name: 'Calmer', description: '', features })
    before.actor.send({ type: 'entry.move', entryId: second ?? 0, order: 1 })
    before.actor.send({ type: 'entry.delete', entryId: first ?? 0 })
    before.actor.send({ type: 'entry.restore', entry, order: 2 })
    write(before, null, { id: null, name: 'New', description: '', icon: 'sun' })
    await isAt(before, 'waiting')
    const known = shown(before)
    before.actor.stop()
    const [{ key } = { key: '' }] = asked
    asked = []
    const after = openList(name)
    await isAt(after, 'waiting')
    expect(shown(after)).toEqual(known)
    expect(asked[0]?.key).toBe(key)
  },
)

test('an entry that came to nothing is made again with its features, which are known by their new keys', async () => {
  const list = openList('storePackages')
  await isAt(list, 'fresh')
  const made = { ...calm, id: 7, name: 'New', features: [] }
  answers = [
    ok(made),
    ok({ ...made, features: [feature(11, 'Tea')] }),
    ok({ ...made, features: [feature(11, 'Mint')] }),
  ]
  const of = { entryId: 'gone-1', name: 'New' }
  list.actor.send({
    type: 'entries.again',
    changes: [
      { kind: 'create', ...of, words: { name: 'New', description: '', icon: '' }, language: 'en' },
      { kind: 'addFeature', ...of, featureId: 'gone-2', text: 'Tea', language: 'en' },
    ],
  })
  await vi.waitFor(() => expect(asked.length).toBe(2))
  const { id, features } = shown(list)[2] ?? expect.fail()
  write(list, id, {
    id,
    name: 'New',
    description: '',
    features: [{ feature_id: features[0]?.feature_id ?? null, text: 'Mint' }],
  })
  await isAt(list, 'fresh')
  expect(asked.map((call) => [call.id, call.params, call.body, call.language])).toEqual([
    [createStorePackage.id, undefined, { name: 'New', description: '' }, 'en'],
    [addPackageFeature.id, { id: 7 }, { text: 'Tea' }, 'en'],
    [updatePackageFeature.id, { id: 7 }, { feature_id: 11, text: 'Mint' }, 'de'],
  ])
})

test('a new package that was refused is made again with its features', async () => {
  const list = openList('storePackages')
  await isAt(list, 'fresh')
  const made = { ...calm, id: 7, name: 'New', features: [] }
  answers = [refused(409), ok(made), ok({ ...made, features: [feature(11, 'Tea')] })]
  list.actor.on('notice.raised', ({ undo }) => {
    if (undo) list.actor.send(undo.event)
  })
  write(list, null, { id: null, name: 'New', description: '', features: [{ feature_id: null, text: 'Tea' }] })
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1))
  await isAt(list, 'fresh')
  expect(asked.map(({ id, params }) => [id, params])).toEqual([
    [createStorePackage.id, undefined],
    [createStorePackage.id, undefined],
    [addPackageFeature.id, { id: 7 }],
  ])
})

test.each(['storeServices', 'storePackages'] as const)(
  'an entry of %s that was deleted before it was made, and refused then, is made once more when it is brought back',
  async (name) => {
    const list = openList(name)
    await isAt(list, 'fresh')
    answers = [refused(409), unreachable]
    write(list, null, { id: null, name: 'New', description: '', icon: 'sun' })
    const [, , entry] = shown(list)
    if (!entry) throw new Error('a new one is last')
    list.actor.send({ type: 'entry.delete', entryId: entry.id })
    await isAt(list, 'fresh')
    list.actor.send({ type: 'entry.restore', entry, order: 2 })
    expect(shown(list)[1]?.name).toBe('New')
    await isAt(list, 'waiting')
    const create = name === 'storeServices' ? createStoreService.id : createStorePackage.id
    expect(asked.map(({ id, params }) => [id, params])).toEqual([
      [create, undefined],
      [create, undefined],
    ])
  },
)

test.each(['storeServices', 'storePackages'] as const)(
  'an entry of %s that is brought back before it was made is just not deleted',
  async (name) => {
    const list = openList(name)
    await isAt(list, 'fresh')
    const first = { id: 7, name: 'New', description: '', icon: 'sun', image: null, features: [], language: 'de' }
    answers = [ok(first)]
    write(list, null, { id: null, name: 'New', description: '', icon: 'sun' })
    const [, , entry] = shown(list)
    if (!entry) throw new Error('a new one is last')
    list.actor.send({ type: 'entry.delete', entryId: entry.id })
    list.actor.send({ type: 'entry.restore', entry, order: 3 })
    expect(shown(list)[2]?.id).toBe(entry.id)
    await isAt(list, 'fresh')
    expect([asked.length, shown(list)[2]?.id]).toEqual([1, 7])
  },
)
