import type { SnapshotFrom } from 'xstate'

import type { Folder } from '#contract/folders.ts'
import { foldersMachine } from '#machines/folders/folders.machine.ts'
import type { Change } from '#machines/folders/folders.ts'

import { folder, folderProduct } from './folders-samples.ts'
import { refused } from './samples.ts'
import type { Effect } from './support/effects.ts'
import { defineModel, done } from './support/model.ts'

/** What a practitioner can do on the page of saved folders, and what the network answers: the folders' chart as it is met there. */

type Snapshot = SnapshotFrom<typeof foldersMachine>

const calm = folder(1, 'Calm', [folderProduct(1), folderProduct(2, { stock: 0 })])
const winter = folder(2, 'Winter')
const NEW = ' New '
const taken = { kind: 'product', product_id: 10, product_variant_id: 1, name: 'Product 1' } as const
const gone = { ok: false, problem: { kind: 'refused', status: 404, message: 'Not found' } } as const

/** What the server answers to each change. */
const ANSWERS = {
  create: folder(3, NEW.trim()),
  rename: { ...calm, name: NEW.trim() },
  delete: null,
  restore: winter,
  put: calm,
  takeOut: { ...calm, items: calm.items.slice(1) },
} as const satisfies Readonly<Record<Change['kind'], Folder | null>>

const knownAs = ({ context: { folders } }: Snapshot, id: number) => folders?.find(({ folder_id }) => folder_id === id)
const isWorking = (snapshot: Snapshot, state: 'fetching' | 'failed' | 'resting' | 'changing') =>
  snapshot.matches({ here: { working: state } })
const isWriting = (snapshot: Snapshot) => snapshot.matches({ here: { naming: 'writing' } })
const isClosed = (snapshot: Snapshot) => snapshot.matches({ here: { naming: 'closed' } })

/** Whether something was just taken away that can come back: nothing else is done as long as the message stands. */
function isUndoable(snapshot: Snapshot, kind: 'delete' | 'takeOut'): boolean {
  const { last } = snapshot.context
  if (!isWorking(snapshot, 'resting') || last?.change.kind !== kind || last.problem) return false
  return kind === 'delete' ? !knownAs(snapshot, 2) : knownAs(snapshot, 1)?.items.length === 1
}

/** Whether nobody can cause an event now, or it was tried in a situation like this one. */
function isOutOfReach(snapshot: Snapshot, event: { readonly type: string; readonly value?: string }): boolean {
  const { type, value } = event
  const { folders, tasks, naming } = snapshot.context
  if (type === 'session.signedIn') return !snapshot.matches('away')
  if (!snapshot.matches('here')) return true
  if (isUndoable(snapshot, 'delete')) return type !== 'folders.restore'
  if (isUndoable(snapshot, 'takeOut')) return type !== 'folders.put'
  if (type === 'folders.restore' || type === 'folders.put') return true
  const isBusy = tasks.length > 0 || isWorking(snapshot, 'fetching')
  if (type === 'page.opened')
    return !isClosed(snapshot) || tasks.length > 1 || (tasks.length === 1 && tasks[0]?.kind !== 'takeOut')
  if (isWriting(snapshot)) {
    if (type === 'name.change') return naming.name === value
    if (type === 'name.cancel') return false
    if (type === 'name.confirm') return naming.name === 'Calm'
    return (
      isBusy ||
      (type === 'folders.create' ? naming.folderId === null : type !== 'folders.rename' || naming.folderId !== null)
    )
  }
  if (type.startsWith('name.') || isBusy || !folders)
    return !((type === 'folders.retry' || type === 'page.returned') && isWorking(snapshot, 'failed'))
  if (type === 'folders.retry' || type === 'page.returned') return !isWorking(snapshot, 'failed')
  if (isWorking(snapshot, 'failed')) return type !== 'folders.takeOut'
  // Folders that were made or renamed can do what the others can.
  return type !== 'session.signedOut' && (folders.length !== 2 || knownAs(snapshot, 1)?.name !== 'Calm')
}

export const person = defineModel({
  machine: foldersMachine,
  events: [
    { type: 'session.signedIn', userId: 7, userTypeId: 3 },
    { type: 'session.signedIn', userId: 7, userTypeId: 4 },
    { type: 'session.signedOut' },
    { type: 'page.opened' },
    { type: 'page.returned' },
    { type: 'folders.retry' },
    { type: 'folders.create', put: null },
    { type: 'folders.rename', folderId: 1 },
    { type: 'name.change', value: NEW },
    { type: 'name.change', value: '  ' },
    { type: 'name.cancel' },
    { type: 'name.confirm' },
    { type: 'folders.delete', folderId: 2 },
    { type: 'folders.restore', folderId: 2, name: 'Winter' },
    { type: 'folders.put', folderId: 1, item: taken },
    { type: 'folders.takeOut', folderId: 1, itemId: 101 },
    { type: 'folders.addToCart', folderId: 1 },
  ],
  answers: [
    ...[{ ok: true, value: [calm, winter] }, refused].map((answer) => done('fetchFolders', answer)),
    ...[...Object.values(ANSWERS).map((value) => ({ ok: true, value })), refused, gone].map((answer) =>
      done('changeFolders', answer),
    ),
  ],
  fits: (
    {
      context: {
        tasks: [task],
      },
    },
    { type, output },
  ) =>
    type !== 'xstate.done.actor.changeFolders' ||
    !output.ok ||
    !task ||
    task.kind === 'list' ||
    output.value === ANSWERS[task.kind],
  until: isOutOfReach,
  project: ({ context: { folders, tasks, naming, last, problem } }) => ({
    folders: folders?.map(({ folder_id, name, items }) => [folder_id, name, items.length]),
    tasks: tasks.map(({ kind }) => kind),
    naming: [naming.folderId, naming.name],
    last: last && [last.change.kind, last.problem !== null],
    has: problem !== null,
  }),
  rules: {},
})

/** What of a situation can be seen on the page, and heard by the network. */
export type Visible =
  | 'elsewhere'
  | {
      /** Null where there are none yet. */
      readonly folders: readonly SeenFolder[] | null
      readonly loading: boolean
      /** Why the folders could not be had. */
      readonly failure: string | null
      /** Why the last change was not carried out. */
      readonly unchanged: string | null
      readonly canCreate: boolean
      readonly naming: SeenNaming | null
      readonly said: readonly Said[]
      readonly asked: { readonly method: string; readonly path: string; readonly body: unknown } | null
    }

export interface SeenFolder {
  readonly name: string
  readonly items: readonly { readonly name: string; readonly takeOut: Pressable }[]
  readonly remove: 'absent' | Pressable
  /** How many products of it were handed to the cart, and which were not. */
  readonly handed: { readonly count: number; readonly left: string } | null
}

export interface SeenNaming {
  /** The folder in which the field stands. */
  readonly of: string
  readonly value: string
  readonly busy: boolean
  readonly isEmpty: boolean
  readonly refusal: string | null
}

export type Pressable = 'ready' | 'busy'

export interface Said {
  readonly text: 'deleted' | 'takenOut' | 'put' | 'other'
  readonly name: string
  readonly canUndo: boolean
}

/** What must be seen on the page in a situation. */
export function visible(snapshot: Snapshot, _: unknown, { effects }: { readonly effects: readonly Effect[] }): Visible {
  if (!snapshot.matches('here')) return 'elsewhere'
  const { folders, problem, last, naming } = snapshot.context
  const isFailed = isWorking(snapshot, 'failed')
  const isNew = !isClosed(snapshot) && naming.folderId === null
  return {
    folders: folders && folders.map((one) => seenOf(snapshot, one)),
    loading: folders === null && !isFailed,
    failure: isFailed ? reasonOf(problem) : null,
    unchanged: last && !isFailed && !isNameChange(last.change) ? reasonOf(last.problem) : null,
    canCreate: folders !== null && !isNew,
    naming: namingOf(snapshot),
    said: effects.flatMap(saidBy),
    asked: askedIn(snapshot),
  }
}

const isNameChange = ({ kind }: Change) => kind === 'create' || kind === 'rename'
const reasonOf = (problem: Snapshot['context']['problem']) => (problem?.kind === 'refused' ? problem.message : null)

function seenOf(snapshot: Snapshot, { folder_id, name, items }: Folder): SeenFolder {
  const { tasks, naming, handed } = snapshot.context
  const isDeleting = tasks.some((task) => task.kind === 'delete' && task.folderId === folder_id)
  const isNamed = !isClosed(snapshot) && naming.folderId === folder_id
  return {
    name,
    items: items.map(({ name: item, item_id }) => ({
      name: item,
      takeOut: tasks.some((task) => task.kind === 'takeOut' && task.itemId === item_id) ? 'busy' : 'ready',
    })),
    remove: isNamed ? 'absent' : isDeleting ? 'busy' : 'ready',
    handed: handed?.folderId === folder_id ? { count: handed.count, left: handed.left.join(', ') } : null,
  }
}

function namingOf(snapshot: Snapshot): SeenNaming | null {
  if (isClosed(snapshot)) return null
  const {
    naming: { folderId, name },
    last,
  } = snapshot.context
  return {
    of: folderId === null ? 'a new one' : (knownAs(snapshot, folderId)?.name ?? ''),
    value: name,
    busy: snapshot.matches({ here: { naming: 'saving' } }),
    isEmpty: snapshot.matches({ here: { naming: { writing: 'incomplete' } } }),
    refusal: snapshot.matches({ here: { naming: { writing: 'refused' } } }) ? reasonOf(last?.problem ?? null) : null,
  }
}

function saidBy({ type, params }: Effect): readonly Said[] {
  if (type !== 'xstate.emit') return []
  const { event } = params as { event: { type: string; text: string; values: { name: string }; undo?: unknown } }
  if (event.type !== 'notice.raised') return []
  return [
    {
      text: event.text.slice(event.text.lastIndexOf('.') + 1) as 'put',
      name: event.values.name,
      canUndo: event.undo !== undefined,
    },
  ]
}

function askedIn(snapshot: Snapshot): Exclude<Visible, string>['asked'] {
  if (isWorking(snapshot, 'fetching')) return { method: 'GET', path: '', body: null }
  const [task] = snapshot.context.tasks
  if (!task || task.kind === 'list') return null
  switch (task.kind) {
    case 'create':
      return { method: 'POST', path: '', body: { name: task.name } }
    case 'rename':
      return { method: 'PUT', path: `/${task.folderId}`, body: { name: task.name } }
    case 'delete':
      return { method: 'DELETE', path: `/${task.folderId}`, body: null }
    case 'restore':
      return { method: 'POST', path: `/${task.folderId}/restore`, body: null }
    case 'put': {
      const { name: _, ...body } = task.item
      return { method: 'POST', path: `/${task.folderId}/items`, body }
    }
    case 'takeOut':
      return { method: 'DELETE', path: `/${task.folderId}/items/${task.itemId}`, body: null }
    default:
      return task satisfies never
  }
}
