import { assertEvent, assign, emit } from 'xstate'

import type { UserType } from '#contract/call.ts'
import type { Folder, FolderItem } from '#areas/folders/contract/folders.ts'
import type { TextFile } from '#areas/text-files.ts'
import type { Problem } from '#contract/result.ts'

import type { CartProduct } from '../cart/cart.ts'
import type { KeptContext } from '../kept-list/kept-list.events.ts'
import { keptSetup, nextKey, withChange } from '../kept-list/kept-list.setup.ts'
import { givenUpNotice, refusalNotice } from '../kept-list/notices.ts'
import { isPractitioner } from '../account/session/session.ts'

import { cartProductOfItem, folderList, folderOf, isName, shownFolders } from './folders.ts'
import type { FolderChange, FolderId, Keepable, KeptFolders, KnownFolders, ShownFolder } from './folders.ts'

/** The name that is being written: of a new folder, into which something may go at once, or of one that has a name. */
interface Naming {
  readonly folderId: FolderId | null
  readonly put: Keepable | null
  readonly name: string
  /** The name that was shown when it began; null for a new folder. */
  readonly was: string | null
  /** Of the change that saves it. */
  readonly key: string | null
}

interface OwnContext {
  naming: Naming
  /** The last change that came to nothing, and why. */
  failure: { readonly change: FolderChange; readonly problem: Problem } | null
  /** The products handed to the cart last, of which folder, and the names of those that could not be. */
  handed: { readonly folderId: FolderId; readonly count: number; readonly notOrderable: readonly string[] } | null
}

type Event =
  /** The folders are looked at, or looked at again. */
  | { type: 'page.opened' }
  /** The page is in sight or online again. */
  | { type: 'page.returned'; at: number }
  /** They are offered for something on a page that speaks without their words. */
  | { type: 'folders.offered' }
  | { type: 'folders.create'; put: Keepable | null }
  | { type: 'folders.rename'; folderId: FolderId }
  | { type: 'name.change'; value: string }
  | { type: 'name.cancel' }
  | { type: 'name.confirm' }
  | { type: 'folders.delete'; folderId: FolderId }
  | { type: 'folders.restore'; folder: ShownFolder }
  /** An item that is known in full shows at once, others by their name. */
  | { type: 'folders.put'; folderId: FolderId; item: Keepable | FolderItem }
  | { type: 'folders.takeOut'; folderId: FolderId; item: Keepable | FolderItem }
  | { type: 'folders.addToCart'; folderId: FolderId }
  /** Changes that were given up are tried again. */
  | { type: 'folders.again'; changes: readonly FolderChange[] }

type Fact =
  | { type: 'texts.wanted'; texts: readonly TextFile[] }
  | { type: 'cart.wanted'; product: CartProduct; quantity: number }
  | {
      type: 'notice.raised'
      tone: 'product' | 'info' | 'error'
      text: string
      values: Record<string, string>
      undo?: {
        to: 'folders'
        event: Extract<Event, { type: 'folders.restore' | 'folders.put' | 'folders.again' }>
        label?: string
      }
    }

interface FoldersTypes extends KeptFolders {
  own: OwnContext
  event: Event
  fact: Fact
}

const NO_NAMING: Naming = { folderId: null, put: null, name: '', was: null, key: null }
export const NOTHING: OwnContext = { naming: NO_NAMING, failure: null, handed: null }

const shownFolder = (context: KnownFolders, folderId: FolderId) => folderOf(shownFolders(context), folderId)

/** The user's name for the subject of a change. */
export const nameOf = (change: FolderChange): string => {
  if (change.kind === 'put' || change.kind === 'takeOut') return change.item.name
  return change.kind === 'restore' ? change.folder.name : change.name
}

type Context = KeptContext<readonly Folder[], FolderChange> & OwnContext
type Wanted = Pick<Context, 'queue' | 'changes'>

/** The queue with several changes more. */
function allWanted(context: Context, changes: readonly FolderChange[]): Wanted {
  const { queue, changes: count } = changes.reduce(
    (so: Context, change) => ({ ...so, ...withChange(folderList, so, change) }),
    context,
  )
  return { queue, changes: count }
}

/** The change that saves the typed name: a new folder is made together with its first item. */
function named(context: Context): Wanted & Pick<Context, 'naming'> {
  const { folderId, put, name } = context.naming
  const id = folderId ?? nextKey(context)
  const kind = folderId === null ? 'create' : 'rename'
  const more = allWanted(context, [
    { kind, folderId: id, name: name.trim() },
    ...(put ? [{ kind: 'put' as const, folderId: id, item: put }] : []),
  ])
  const saving = more.queue.findLast(({ change }) => 'name' in change && change.folderId === id)
  return { ...more, naming: { ...context.naming, key: saving?.key ?? null } }
}

/** A folder that was not made is made under another key. */
function wantedAgain(context: Context, changes: readonly FolderChange[]): Wanted {
  const folderId = changes[0]?.kind === 'create' ? nextKey(context) : changes[0]?.folderId
  return allWanted(
    context,
    changes.map((change) => ({ ...change, folderId: folderId ?? change.folderId })),
  )
}

const base = keptSetup<FoldersTypes>(folderList, NOTHING)

export const foldersSetup = base.extend({
  guards: {
    /** The user who is here is no practitioner, and has no folders. */
    isNoPractitioner: (_, params: { userTypeId: UserType }) => !isPractitioner(params.userTypeId),
    /** The folder is among those shown. */
    isKnown: ({ context }, params: { folderId: FolderId }) => shownFolder(context, params.folderId) !== undefined,
    /** The typed name is the one that the folder has. */
    isAsShown: ({ context: { naming } }) => naming.name.trim() === naming.was,
    /** A name is typed, and it isn't too long. */
    isNamed: ({ context }) => isName(context.naming.name),
    /** The answer is about the name that is being given. */
    isOfName: ({ context }, params: { key: string }) => context.naming.key === params.key,
    /** The change that saves the name is undone. */
    isUnsaved: ({ context: { queue, naming: of } }) => !queue.some(({ key }) => key === of.key),
    /** The change puts something into a folder. */
    isPut: (_, { change }: { change: FolderChange }) => change.kind === 'put',
  },
  actions: {
    /** Asks the root for the words of notices, which the page may lack. */
    wantTexts: emit({ type: 'texts.wanted' as const, texts: ['catalogue', 'shopping'] as const }),
    /** Takes the last failure, and the last hand-over to the cart, out of sight. */
    forgetLast: assign({ failure: null, handed: null }),
    /** Keeps a change that was refused, for the page to say so beside its folder. */
    setFailure: assign((_, { change, problem }: { change: FolderChange | undefined; problem: Problem }) =>
      change ? { failure: { change, problem } } : {},
    ),
    /** Begins the name of a new folder, for what is to be put into it. */
    nameNew: assign((_, params: { put: Keepable | null }) => ({
      naming: { ...NO_NAMING, put: params.put },
      failure: null,
    })),
    /** Begins with the name that the folder has. */
    nameKnown: assign(({ context }, { folderId }: { folderId: FolderId }) => {
      const name = shownFolder(context, folderId)?.name ?? ''
      return { naming: { ...NO_NAMING, folderId, name, was: name }, failure: null }
    }),
    /** Keeps the name as it is typed. */
    setName: assign(({ context }, params: { value: string }) => ({
      naming: { ...context.naming, name: params.value },
    })),
    /** Shows the name at once, and queues it for the server. */
    wantNamed: assign(({ context }) => named(context)),
    /** Does changes that were given up on once more. */
    wantAgain: assign(({ context }, params: { changes: readonly FolderChange[] }) =>
      wantedAgain(context, params.changes),
    ),
    /** Notes the number of the folder that is being named, once it is made. */
    setMade: assign(({ context: { naming, made } }) => ({
      naming: { ...naming, folderId: naming.folderId && (made[naming.folderId] ?? naming.folderId) },
    })),
    /** Lets the name go that was being typed. */
    forgetName: assign({ naming: NO_NAMING }),
    /** Hands the products of a folder that can be bought to the cart, one of each, and notes the names of the others. */
    handToCart: base.enqueueActions(({ context, event, enqueue: add }) => {
      assertEvent(event, 'folders.addToCart')
      const { folderId } = event
      const items = shownFolder(context, folderId)?.items.filter(({ kind }) => kind === 'product') ?? []
      const products = items.flatMap((item) => cartProductOfItem(item) ?? [])
      const notOrderable = items.filter((item) => !cartProductOfItem(item)).map(({ name }) => name)
      add.assign({ handed: { folderId, count: products.length, notOrderable } })
      for (const product of products) add.emit({ type: 'cart.wanted', product, quantity: 1 })
    }),
    /** Takes the folder away at once, and says so in a message from which it can be brought back. */
    deleteFolder: base.enqueueActions(({ context, event, enqueue: add }) => {
      assertEvent(event, 'folders.delete')
      const folder = shownFolder(context, event.folderId)
      if (!folder) return
      const { folder_id: folderId, name } = folder
      add({ type: 'want', params: { change: { kind: 'delete', folderId, name } } })
      add.emit({
        type: 'notice.raised',
        tone: 'info',
        text: 'common:folders.deleted',
        values: { name },
        undo: { to: 'folders', event: { type: 'folders.restore', folder } },
      })
    }),
    /** Takes one product out of the folder at once, and says so in a message from which it can be put back. */
    takeOutItem: base.enqueueActions(({ context, event, enqueue: add }) => {
      assertEvent(event, 'folders.takeOut')
      const { folderId, item } = event
      add({ type: 'want', params: { change: { kind: 'takeOut', folderId, item } } })
      add.emit({
        type: 'notice.raised',
        tone: 'info',
        text: 'common:folders.takenOut',
        values: { name: item.name, folder: shownFolder(context, folderId)?.name ?? '' },
        undo: { to: 'folders', event: { type: 'folders.put', folderId, item } },
      })
    }),
    /** Says in a message what was put into which folder. */
    sayPut: emit(({ context }, { change }: { change: FolderChange }) => ({
      type: 'notice.raised' as const,
      tone: 'product' as const,
      text: 'common:folders.put',
      values: { name: nameOf(change), folder: shownFolder(context, change.folderId)?.name ?? '' },
    })),
    /** Says in a message that the server refused the change. */
    sayRefusal: emit((_, { change, problem }: { change: FolderChange; problem: Problem }) =>
      refusalNotice(nameOf(change), problem),
    ),
    /** Says in a message that a change could not be stored, which can be tried again from there. */
    sayGivenUp: emit((_, { changes }: { changes: readonly FolderChange[] }) =>
      givenUpNotice(nameOf(changes.at(-1) as FolderChange), {
        to: 'folders' as const,
        event: { type: 'folders.again' as const, changes },
      }),
    ),
  },
})
