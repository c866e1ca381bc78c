import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'

import type { CarryOut } from '#actors/client.ts'
import { provideFolders } from '#areas/folders/late/provide/folders.ts'
import { browserStorage } from '#actors/storage.ts'
import {
  addToFolder,
  createFolder,
  deleteFolder,
  listFolders,
  removeFromFolder,
} from '#areas/folders/contract/folders.ts'
import type { Folder } from '#areas/folders/contract/folders.ts'
import { holds, shownFolders } from '#machines/folders/folders.ts'
import { folder, folderProduct } from '../models/folders-samples.ts'

import { Tabs } from '#tests/actors/support/tabs.ts'

const three = { kind: 'product', product_id: 30, product_variant_id: 3, name: 'Product 3' } as const
const unreachable = { ok: false, problem: { kind: 'unreachable' } } as const
const refused = (status: number) => ({ ok: false, problem: { kind: 'refused', status, message: 'No' } }) as const

/** Outcome of the next changes: `lost` is carried out, and its answer never comes. */
type Fate = 'lost' | 'unreachable' | 'refused'

let folders: readonly Folder[]
let fates: Fate[]
/** The folders that were made, by the keys of their calls. */
let made: Map<string, number>
let tabs: Tabs
let open: { stop(): void }[]

beforeEach(() => {
  folders = [folder(1, 'Calm', [folderProduct(1)])]
  fates = []
  made = new Map()
  tabs = new Tabs()
  open = []
})

afterEach(() => open.forEach((actor) => actor.stop()))

interface Asked {
  body?: { name?: string; product_variant_id?: number }
  params?: { id: number; item_id?: number }
}

const found = (id: number | undefined) => folders.find(({ folder_id }) => folder_id === id)

function carryOut(call: string, { body, params }: Asked, key: string) {
  if (call === createFolder.id) {
    const id = made.get(key) ?? folders.length + 1
    made.set(key, id)
    if (!found(id)) folders = [...folders, folder(id, body?.name ?? '')]
    return { ok: true, value: found(id) }
  }
  const known = found(params?.id)
  if (!known) return refused(404)
  const others = folders.filter((one) => one !== known)
  if (call === deleteFolder.id) {
    folders = others
    return { ok: true, value: { message: 'Done' } }
  }
  if (call === removeFromFolder.id && !known.items.some(({ item_id }) => item_id === params?.item_id))
    return refused(404)
  const items =
    call === addToFolder.id
      ? [...known.items, folderProduct(body?.product_variant_id ?? 0)]
      : known.items.filter(({ item_id }) => item_id !== params?.item_id)
  folders = [...others, { ...known, items }]
  return { ok: true, value: found(params?.id) }
}

const client: { call: CarryOut } = {
  call: (async ({ id }: { id: string }, asked: Asked, { key = '' }: { key?: string } = {}) => {
    await Promise.resolve()
    if (id === listFolders.id) return { ok: true, value: folders }
    const fate = fates.shift()
    if (fate === 'unreachable') return unreachable
    if (fate === 'refused') return refused(409)
    const answer = carryOut(id, asked, key)
    return fate === 'lost' ? unreachable : answer
  }) as CarryOut,
}

function openTab() {
  const { page } = tabs.open()
  const actor = createActor(provideFolders({ page, client, storage: browserStorage(page) }))
  const notices: string[] = []
  actor.on('notice.raised', ({ text }) => notices.push(text))
  open.push(actor)
  actor.start()
  actor.send({ type: 'session.signedIn', userId: 7, userTypeId: 3 })
  return { actor, notices }
}

type Tab = ReturnType<typeof openTab>

const shown = ({ actor }: Tab) => shownFolders(actor.getSnapshot().context)
const isAt = (tab: Tab, syncing: 'fresh' | 'waiting') =>
  vi.waitFor(() => expect(tab.actor.getSnapshot().matches({ signedIn: { here: { syncing } } })).toBe(true))

function makeFor({ actor }: Tab, name: string) {
  actor.send({ type: 'folders.create', put: three })
  actor.send({ type: 'name.change', value: name })
  actor.send({ type: 'name.confirm' })
}

test.each(['lost', 'unreachable'] as const)(
  'a new folder is there at once with what it is for, once and in the end, though the answer is %s and the page reloaded',
  async (fate) => {
    const before = openTab()
    await isAt(before, 'fresh')
    fates = [fate]
    makeFor(before, 'New')
    const [, fresh] = shown(before)
    expect([fresh?.name, fresh && holds(fresh, three)]).toEqual(['New', true])
    await isAt(before, 'waiting')
    before.actor.stop()
    const after = openTab()
    await isAt(after, 'fresh')
    expect(folders.map(({ name, items }) => [name, items.length])).toEqual([
      ['Calm', 1],
      ['New', 1],
    ])
    expect(shown(after)).toEqual(folders)
    expect([...tabs.stored.keys()].filter((name) => name.includes('queue'))).toEqual([])
  },
)

test('a folder that is refused goes with what was put into it, and its name is written again', async () => {
  const tab = openTab()
  await isAt(tab, 'fresh')
  fates = ['refused']
  makeFor(tab, 'Taken')
  await vi.waitFor(() =>
    expect(tab.actor.getSnapshot().matches({ signedIn: { here: { naming: { writing: 'refused' } } } })).toBe(true),
  )
  await isAt(tab, 'fresh')
  expect([shown(tab).length, tab.actor.getSnapshot().context.naming.name, tab.notices]).toEqual([1, 'Taken', []])
})

test('what was taken out and deleted comes back at once, and what is gone already is no failure', async () => {
  const tab = openTab()
  await isAt(tab, 'fresh')
  const [calm] = folders
  const [first] = calm?.items ?? []
  if (!first) throw new Error('the folder holds something')
  tab.actor.send({ type: 'folders.takeOut', folderId: 1, item: first })
  tab.actor.send({ type: 'folders.put', folderId: 1, item: first })
  expect(shown(tab)[0]?.items).toEqual([first])
  await isAt(tab, 'fresh')
  expect(folders[0]?.items.length).toBe(1)

  fates = ['lost']
  tab.actor.send({ type: 'folders.delete', folderId: 1 })
  expect(shown(tab)).toEqual([])
  await isAt(tab, 'waiting')
  tab.actor.send({ type: 'page.returned', at: Date.now() })
  await isAt(tab, 'fresh')
  expect([folders, shown(tab), tab.notices]).toEqual([
    [],
    [],
    ['common:folders.takenOut', 'common:folders.put', 'common:folders.deleted'],
  ])
})
