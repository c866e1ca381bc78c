import type { SnapshotFrom } from 'xstate'

import { foldersMachine } from '#machines/folders/folders.machine.ts'
import type { FolderId } from '#machines/folders/folders.ts'

import { refusedWith } from '#tests/areas/cart/models/cart-samples.ts'
import { listRules } from './folders-list-rules.ts'
import { nameRules } from './folders-name-rules.ts'
import { folder, folderProduct } from './folders-samples.ts'
import { isKeptPart } from '#tests/models/kept-list-part.ts'
import { defineModel, done } from '#tests/models/support/model.ts'

type Snapshot = SnapshotFrom<typeof foldersMachine>

/** 1 holds what can be bought, what is out of stock, what its person may not buy, and a protocol. */
const calm = folder(1, 'Calm', [
  folderProduct(1),
  folderProduct(2, { stock: 0 }),
  folderProduct(4, { price: null }),
  {
    kind: 'protocol',
    item_id: 105,
    protocol_id: 5,
    name: 'Sleep',
    description: 'For calm nights',
    total_price: 40,
    updated_at: '2026-11-02T09:00:00.000Z',
    shared_with: 2,
  },
])
const winter = folder(2, 'Winter')
const list = [calm, winter]
const item = { kind: 'product', product_id: 30, product_variant_id: 3, name: 'Product 3' } as const
const first = folderProduct(1)
const ok = (value: unknown) => ({ result: { ok: true, value }, at: 1000 }) as const
const refused = refusedWith(409, 'Not now')
// The shop asks to be left alone for longer than a change waits.
const tooBusy = refusedWith(429, '', { retryAfter: 61_000 })
const noAnswer = { result: { ok: false, problem: { kind: 'unreachable' } }, at: 1000 } as const

/** The server's answers by kind of change. */
const answers = {
  create: ok(folder(3, 'New')),
  rename: ok({ ...calm, name: 'New' }),
  delete: ok(null),
  restore: ok(winter),
  put: ok({ ...calm, items: [...calm.items, folderProduct(3)] }),
  takeOut: ok({ ...calm, items: calm.items.slice(1) }),
} as const

const signedIn = { type: 'session.signedIn', userId: 7, userTypeId: 3 } as const
const opened = { type: 'queue.opened', tab: 'a' } as const
const adopted = { type: 'queue.adopted', adopted: { queue: [], kept: null } } as const
const begin = [signedIn, opened, adopted, done('fetchList', ok(list))] as const
const create = { type: 'folders.create', put: null } as const
const createFor = { type: 'folders.create', put: item } as const
const rename = { type: 'folders.rename', folderId: 1 } as const
const renameNone = { type: 'folders.rename', folderId: 9 } as const
const again = { type: 'folders.again', changes: [{ kind: 'rename', folderId: 1, name: 'New' }] } as const
const write = { type: 'name.change', value: ' New ' } as const
const confirm = { type: 'name.confirm' } as const
const sent = (output: object) => done('sendChange', output)

const isFresh = (snapshot: Snapshot) => snapshot.matches({ signedIn: { here: { syncing: 'fresh' } } })
const isNaming = (snapshot: Snapshot, naming: 'closed' | 'writing' | 'saving') =>
  snapshot.matches({ signedIn: { here: { naming } } })

/** A folder without an id has a key, which differs by tab. */
const numberOf = (id: FolderId | null) => (typeof id === 'string' ? 'new' : id)

export const model = defineModel({
  machine: foldersMachine,
  events: [
    signedIn,
    { ...signedIn, userTypeId: 4 },
    { type: 'session.signedOut' },
    opened,
    adopted,
    { type: 'list.retry' },
    { type: 'page.opened' },
    { type: 'page.returned', at: 3000 },
    create,
    createFor,
    rename,
    renameNone,
    write,
    { type: 'name.change', value: '  ' },
    { type: 'name.change', value: 'x'.repeat(121) },
    { type: 'name.cancel' },
    confirm,
    { type: 'folders.offered' },
    { type: 'folders.delete', folderId: 2 },
    { type: 'folders.delete', folderId: 9 },
    { type: 'folders.restore', folder: winter },
    { type: 'folders.put', folderId: 1, item },
    { type: 'folders.put', folderId: 1, item: first },
    { type: 'folders.takeOut', folderId: 1, item: first },
    { type: 'folders.takeOut', folderId: 9, item: first },
    again,
    { type: 'folders.addToCart', folderId: 1 },
    { type: 'folders.addToCart', folderId: 9 },
  ],
  answers: [
    ...[ok(list), refused].map((output) => done('fetchList', output)),
    ...[...Object.values(answers), refused, tooBusy, noAnswer].map((output) => sent(output)),
  ],
  fits: ({ context: { queue } }, { type, output }) =>
    type !== 'xstate.done.actor.sendChange' ||
    !output.result.ok ||
    output === answers[queue[0]?.change.kind ?? 'create'],
  isShared: isKeptPart,
  // One thing at a time: what waits behind another, and what is done after another, is walked by the journeys.
  until: (snapshot, event) => {
    const { type } = event
    const { kept, queue, failure, handed } = snapshot.context
    const isPlain = JSON.stringify(kept) === JSON.stringify(list)
    if (snapshot.matches('away')) return type !== 'session.signedIn'
    if (type === 'queue.opened') return !snapshot.matches({ signedIn: 'naming' })
    if (type === 'queue.adopted') return !snapshot.matches({ signedIn: 'opening' })
    if (type.startsWith('session.')) return !isFresh(snapshot) || failure !== null || !isNaming(snapshot, 'closed')
    if (queue.length > 0) return !isNaming(snapshot, 'saving') || type !== 'folders.create' || event !== create
    if (type === 'list.retry') return false
    if (type.startsWith('name.')) return !isNaming(snapshot, 'writing') || !isPlain
    if (type.startsWith('page.')) return !isPlain || !isFresh(snapshot) || !isNaming(snapshot, 'closed')
    if (!isPlain || !isFresh(snapshot) || !isNaming(snapshot, 'closed')) return true
    return failure === null ? handed !== null : !/\.(?:put|takeOut|restore|again)$/.test(type)
  },
  journeys: [
    // A new folder for a product, which goes into it at once; both are kept while the shop cannot be reached.
    [...begin, createFor, write, confirm, sent(noAnswer)],
    [...begin, createFor, write, confirm, sent(answers.create), sent(ok(folder(3, 'New', [folderProduct(3)])))],
    // A folder is named anew while it is being made.
    [
      ...begin,
      create,
      write,
      confirm,
      { type: 'folders.rename', folderId: 'a-1' },
      { type: 'name.change', value: 'Newer' },
      sent(answers.create),
      confirm,
      sent(ok(folder(3, 'Newer'))),
    ],
    // What was given up with its folder is wanted once more.
    [
      ...begin,
      createFor,
      write,
      confirm,
      sent(tooBusy),
      {
        type: 'folders.again',
        changes: [
          { kind: 'create', folderId: 'a-1', name: 'New' },
          { kind: 'put', folderId: 'a-1', item },
        ],
      },
    ],
    // A name is given up with what was done to its folder before it.
    [...begin, { type: 'folders.put', folderId: 1, item }, rename, write, confirm, sent(tooBusy)],
    // Another name is written while the first one is being saved, and the first one is refused.
    [...begin, rename, write, confirm, create, sent(refused), { type: 'name.cancel' }],
    // Of another folder the name is written than was begun with; of one that is not there, none.
    [...begin, createFor, confirm, rename, create, renameNone, { type: 'name.cancel' }],
    [...begin, rename, write, confirm, renameNone],
    // What is done while another change is on its way.
    [
      ...begin,
      { type: 'folders.put', folderId: 1, item },
      { type: 'folders.delete', folderId: 2 },
      { type: 'folders.restore', folder: winter },
      { type: 'folders.takeOut', folderId: 1, item: first },
      { type: 'folders.put', folderId: 1, item: first },
    ],
    [...begin, { type: 'folders.delete', folderId: 2 }, again],
    // A name waits for what was done before it.
    ...[answers.delete, refused, tooBusy].map((output) => [
      ...begin,
      { type: 'folders.delete', folderId: 2 },
      rename,
      write,
      confirm,
      sent(output),
    ]),
    // What came to nothing is said until something else is done; so is what was handed over.
    [...begin, { type: 'folders.put', folderId: 1, item }, sent(refused), done('fetchList', ok(list)), create],
    [...begin, { type: 'folders.addToCart', folderId: 1 }, { type: 'folders.delete', folderId: 2 }],
    // What was deleted comes back as it was, at once.
    [...begin, { type: 'folders.delete', folderId: 2 }, { type: 'folders.restore', folder: winter }],
  ],
  project: (snapshot) => {
    const { kept, queue, naming, failure, handed, problem } = snapshot.context
    return {
      folders: kept?.map(({ folder_id, name, items }) => [folder_id, name, items.length]),
      queue: queue.map(({ change: { kind, folderId } }) => [kind, numberOf(folderId)]),
      naming: [numberOf(naming.folderId), naming.put !== null, naming.name.length],
      failure: failure?.change.kind,
      handed: handed !== null,
      has: problem !== null,
    }
  },
  rules: { ...listRules, ...nameRules },
})
