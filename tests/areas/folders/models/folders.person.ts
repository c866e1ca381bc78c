import type { AnyEventObject, SnapshotFrom } from 'xstate'

import type { foldersMachine } from '#machines/folders/folders.machine.ts'
import { shownFolders } from '#machines/folders/folders.ts'
import type { FolderChange, FolderId, ShownFolder } from '#machines/folders/folders.ts'

import { model } from './folders.model.ts'
import type { Effect } from '#tests/models/support/effects.ts'
import { personOf } from '#tests/models/support/model.ts'
import { PASS } from '#tests/models/support/moment.ts'

type Snapshot = SnapshotFrom<typeof foldersMachine>

const shownOne = ({ context }: Snapshot, id: FolderId) =>
  shownFolders(context).find(({ folder_id }) => folder_id === id)
const isAt = (snapshot: Snapshot, ...states: readonly ('fetching' | 'fresh' | 'failed')[]) =>
  states.some((syncing) => snapshot.matches({ signedIn: { here: { syncing } } }))
const isWriting = (snapshot: Snapshot) => snapshot.matches({ signedIn: { here: { naming: 'writing' } } })
const isSaving = (snapshot: Snapshot) => snapshot.matches({ signedIn: { here: { naming: 'saving' } } })
const isClosed = (snapshot: Snapshot) => snapshot.matches({ signedIn: { here: { naming: 'closed' } } })

const isSending = (snapshot: Snapshot) => snapshot.matches({ signedIn: { here: { syncing: 'sending' } } })

/** The queue is opened by itself as soon as somebody signs in: nothing comes in between. */
export const isOpening = (snapshot: Snapshot): boolean =>
  snapshot.matches({ signedIn: 'naming' }) || snapshot.matches({ signedIn: 'opening' })

/** False for folders that are not on the page, and for products, which have no such entry. */
function isPossible({ type, folderId, put, value, item, output }: AnyEventObject): boolean {
  if (folderId === 9 || ['folders.again', 'folders.offered'].includes(type)) return false
  if (type === 'folders.create') return put === null
  if (type === 'name.change') return value.length < 120
  if (type === 'folders.put') return 'item_id' in item
  return output?.result.problem?.status !== 429
}

/** The change that waits for its answer, where nothing was done since: its message with the way back still stands. */
const justDone = ({ context: { queue } }: Snapshot) => (queue.length === 1 ? queue[0]?.change.kind : undefined)

/** True if nobody can cause the event now, or it was tried in a situation like this one. */
function isOutOfReach(snapshot: Snapshot, event: { readonly type: string; readonly value?: string }): boolean {
  const { type, value } = event
  const { kept, queue, naming } = snapshot.context
  if (snapshot.matches({ signedIn: 'naming' })) return type !== 'queue.opened'
  if (snapshot.matches({ signedIn: 'opening' })) return type !== 'queue.adopted'
  if (type.startsWith('queue.')) return true
  if (type === 'session.signedIn') return !snapshot.matches('away')
  if (!snapshot.matches('signedIn')) return true
  if (type === 'folders.restore') return justDone(snapshot) !== 'delete'
  if (type === 'folders.put') return justDone(snapshot) !== 'takeOut'
  // A name can be written while another one is being saved.
  if (isSaving(snapshot) && justDone(snapshot) === 'create' && isSending(snapshot))
    return !/\.(?:create|rename)$/.test(type)
  if (queue.length > 0) return true
  if (isWriting(snapshot)) {
    if (type === 'name.change') return naming.name === value
    if (type === 'name.cancel') return false
    // Two folders of one name cannot be told apart here.
    if (type === 'name.confirm')
      return (
        naming.name !== naming.was &&
        (naming.name === 'Calm' || shownFolders(snapshot.context).some(({ name }) => name === naming.name.trim()))
      )
    return (
      !isAt(snapshot, 'fresh') ||
      (type === 'folders.create' ? naming.folderId === null : type !== 'folders.rename' || naming.folderId !== null)
    )
  }
  if (type === 'list.retry' || type === 'page.returned') return !isAt(snapshot, 'failed')
  if (type === 'page.opened') return !isClosed(snapshot) || !isAt(snapshot, 'fresh', 'failed')
  if (type.startsWith('name.') || !isAt(snapshot, 'fresh') || !kept) return true
  // Folders that were made or renamed can do what the others can.
  const first = shownOne(snapshot, 1)
  return type !== 'session.signedOut' && (kept.length !== 2 || first?.name !== 'Calm' || first.items.length !== 4)
}

/** The saved folders' chart as a practitioner meets it on their page, and the network's answers. */
export const person = personOf(model, {
  causes: isPossible,
  until: isOutOfReach,
  fits: (snapshot, event) => {
    // That the folders are fetched anew after a while, and changes sent again, is seen elsewhere.
    if (event.type === PASS.type) return false
    const isUnreached = event['output']?.result.problem?.kind === 'unreachable'
    return (!isUnreached || isSaving(snapshot)) && model.fits?.(snapshot, event) !== false
  },
})

/** Seen on the page, and sent to the network. */
export type Visible =
  | 'elsewhere'
  | {
      /** Null where there are none yet. */
      readonly folders: readonly SeenFolder[] | null
      readonly loading: boolean
      /** Of the list. */
      readonly failure: string | null
      /** Of the last change. */
      readonly unchanged: string | null
      readonly canCreate: boolean
      readonly naming: SeenNaming | null
      readonly said: readonly Said[]
      readonly asked: { readonly method: string; readonly path: string; readonly body: unknown } | null
    }

export interface SeenFolder {
  readonly name: string
  readonly items: readonly string[]
  readonly canRemove: boolean
  /** Products handed to the cart, and those that could not be. */
  readonly handed: { readonly count: number; readonly left: string } | null
}

export interface SeenNaming {
  /** The folder in which the field stands. */
  readonly of: string
  readonly value: string
  readonly isEmpty: boolean
  readonly refusal: string | null
}

export interface Said {
  readonly text: 'deleted' | 'takenOut' | 'put' | 'other'
  readonly name: string
  readonly canUndo: boolean
}

/** The sight that the page must give. */
export function visible(snapshot: Snapshot, _: unknown, { effects }: { readonly effects: readonly Effect[] }): Visible {
  if (!snapshot.matches('signedIn')) return 'elsewhere'
  const { kept, problem, failure, naming } = snapshot.context
  const isFailed = isAt(snapshot, 'failed')
  const isNew = isWriting(snapshot) && naming.folderId === null
  const folders = kept && shownFolders(snapshot.context)
  return {
    folders: folders && folders.length > 0 ? folders.map((one) => seenOf(snapshot, one)) : null,
    loading: folders === null && !isFailed,
    failure: isFailed ? reasonOf(problem) : null,
    unchanged: failure && !isFailed && !isNameChange(failure.change) ? reasonOf(failure.problem) : null,
    canCreate: folders !== null && !isNew,
    naming: namingOf(snapshot),
    said: effects.flatMap(saidBy),
    asked: askedIn(snapshot),
  }
}

const isNameChange = ({ kind }: FolderChange) => kind === 'create' || kind === 'rename'
const reasonOf = (problem: Snapshot['context']['problem']) => (problem?.kind === 'refused' ? problem.message : null)

function seenOf(snapshot: Snapshot, { folder_id, name, items, coming = [] }: ShownFolder): SeenFolder {
  const { naming, handed } = snapshot.context
  return {
    name,
    items: [...items, ...coming].map((item) => item.name),
    canRemove: !(isWriting(snapshot) && naming.folderId === folder_id),
    handed: handed?.folderId === folder_id ? { count: handed.count, left: handed.notOrderable.join(', ') } : null,
  }
}

function namingOf(snapshot: Snapshot): SeenNaming | null {
  if (!isWriting(snapshot)) return null
  const {
    naming: { folderId, name },
    failure,
  } = snapshot.context
  const is = (writing: 'incomplete' | 'refused') => snapshot.matches({ signedIn: { here: { naming: { writing } } } })
  return {
    of: folderId === null ? 'a new one' : (shownOne(snapshot, folderId)?.name ?? ''),
    value: name,
    isEmpty: is('incomplete'),
    refusal: is('refused') ? reasonOf(failure?.problem ?? null) : null,
  }
}

function saidBy({ type, params }: Effect): readonly Said[] {
  if (type !== 'xstate.emit') return []
  const { event } = params as { event: { type: string; text: string; values: { name: string }; undo?: unknown } }
  if (event.type !== 'notice.raised') return []
  const isOwn = event.text.startsWith('common:folders.')
  return [
    {
      text: isOwn ? (event.text.slice('common:folders.'.length) as 'put') : 'other',
      name: event.values.name,
      canUndo: event.undo !== undefined,
    },
  ]
}

function askedIn(snapshot: Snapshot): Exclude<Visible, string>['asked'] {
  // What comes before the first call passes by itself, at once.
  if (isOpening(snapshot) || isAt(snapshot, 'fetching')) return { method: 'GET', path: '', body: null }
  const [sent] = snapshot.context.queue
  if (!sent || !isSending(snapshot)) return null
  const { change } = sent
  const path = `/${change.folderId}`
  switch (change.kind) {
    case 'create':
      return { method: 'POST', path: '', body: { name: change.name } }
    case 'rename':
      return { method: 'PUT', path, body: { name: change.name } }
    case 'delete':
      return { method: 'DELETE', path, body: null }
    case 'restore':
      return { method: 'POST', path: `${path}/restore`, body: null }
    case 'put':
      return change.item.kind === 'product'
        ? {
            method: 'POST',
            path: `${path}/items`,
            body: {
              kind: 'product',
              product_id: change.item.product_id,
              product_variant_id: change.item.product_variant_id,
            },
          }
        : null
    case 'takeOut':
      return { method: 'DELETE', path: `${path}/items/101`, body: null }
    default:
      return change satisfies never
  }
}
