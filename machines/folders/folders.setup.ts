import { assertEvent, assign, emit, raise, setup } from 'xstate'

import type { UserType } from '#contract/call.ts'
import type { Folder } from '#contract/folders.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import type { CartProduct } from '../cart/cart.ts'
import { actorNotProvided } from '../not-provided.ts'
import { isPractitioner } from '../session/session.ts'

import { cartProductOf, enqueue, folderOf, isName, keepableOf, withChange } from './folders.ts'
import type { Change, Changed, Keepable, Task } from './folders.ts'

/** The name that is being written: of a new folder, into which something may go at once, or of one that has a name. */
interface Naming {
  readonly folderId: number | null
  readonly put: Keepable | null
  readonly name: string
}

interface Context {
  /** As the server told them last, by name; null before that. */
  folders: readonly Folder[] | null
  /** What is to be asked of the server, the first of it next. */
  tasks: readonly Task[]
  naming: Naming
  /** What came of the last change; why not, where it failed. */
  last: { readonly change: Change; readonly problem: Problem | null } | null
  /** What was handed to the cart last: how many products of which folder, and the names of what could not be. */
  handed: { readonly folderId: number; readonly count: number; readonly left: readonly string[] } | null
  /** Why the folders could not be had. */
  problem: Problem | null
}

type Event =
  | { type: 'session.signedIn'; userId: number; userTypeId: UserType }
  | { type: 'session.signedOut' }
  /** The folders are looked at, or looked at again. */
  | { type: 'page.opened' }
  /** The page is in sight or online again. */
  | { type: 'page.returned' }
  | { type: 'folders.retry' }
  | { type: 'folders.create'; put: Keepable | null }
  | { type: 'folders.rename'; folderId: number }
  | { type: 'name.change'; value: string }
  | { type: 'name.cancel' }
  | { type: 'name.confirm' }
  | { type: 'folders.delete'; folderId: number }
  | { type: 'folders.restore'; folderId: number; name: string }
  | { type: 'folders.put'; folderId: number; item: Keepable }
  | { type: 'folders.takeOut'; folderId: number; itemId: number }
  | { type: 'folders.addToCart'; folderId: number }
  // What the chart tells itself of the name that is being saved.
  | { type: 'name.saved' }
  | { type: 'name.refused' }

interface Notice {
  type: 'notice.raised'
  tone: 'product' | 'info'
  text: string
  values: { name: string; folder?: string }
  undo?: { to: 'folders'; event: Extract<Event, { type: 'folders.restore' | 'folders.put' }> }
}

type Emitted = { type: 'cart.wanted'; product: CartProduct; quantity: number } | Notice

type Listed = CallResult<readonly Folder[]>
type Answer = CallResult<Changed>

/** The change that is carried out next, or now: the list itself is asked for before it comes to that. */
export const nextChange = ({ tasks }: Context): Change => tasks[0] as Change

const NO_NAMING: Naming = { folderId: null, put: null, name: '' }
export const NOTHING: Context = { folders: null, tasks: [], naming: NO_NAMING, last: null, handed: null, problem: null }

const itemOf = ({ folders }: Context, folderId: number, itemId: number) =>
  folderOf(folders, folderId)?.items.find(({ item_id }) => item_id === itemId)

const ownSetup = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted, tags: {} as 'busy' | 'failed' },
  actors: {
    fetchFolders: actorNotProvided<Listed>('fetchFolders'),
    changeFolders: actorNotProvided<Answer, { change: Change }>('changeFolders'),
  },
  guards: {
    isPractitioner: (_, params: { userTypeId: UserType }) => isPractitioner(params.userTypeId),
    isAnswered: (_, params: { result: CallResult<unknown> }) => params.result.ok,
    isUnknown: ({ context }) => context.folders === null,
    isListNext: ({ context }) => context.tasks[0]?.kind === 'list',
    hasTasks: ({ context }) => context.tasks.length > 0,
    isKnown: ({ context }, params: { folderId: number }) => folderOf(context.folders, params.folderId) !== undefined,
    isNamed: ({ context }) => isName(context.naming.name),
    isFilled: ({ context }) => {
      const change = nextChange(context)
      return change.kind === 'create' && change.put !== null
    },
    isNaming: ({ context }) => ['create', 'rename'].includes(nextChange(context).kind),
    isDeletion: ({ context }) => nextChange(context).kind === 'delete',
    isPut: ({ context }) => nextChange(context).kind === 'put',
    isTakenOut: ({ context }) => nextChange(context).kind === 'takeOut',
    /** What was to be changed is not there any more: another tab was faster, so what is here is old. */
    isGone: ({ context: { last } }) => last?.problem?.kind === 'refused' && last.problem.status === 404,
  },
  actions: {
    forgetAll: assign(NOTHING),
    keepFolders: assign((_, { result }: { result: Listed }) =>
      result.ok ? { folders: result.value, problem: null } : {},
    ),
    keepProblem: assign((_, { result }: { result: CallResult<unknown> }) =>
      result.ok ? {} : { problem: result.problem },
    ),
    keepUnreachable: assign({ problem: { kind: 'unreachable' as const } }),
    keepChange: assign(({ context }, { result }: { result: Answer }) => {
      if (!result.ok) return {}
      const change = nextChange(context)
      return {
        folders: context.folders && withChange(context.folders, change, result.value),
        last: { change, problem: null },
      }
    }),
    keepFailure: assign(({ context }, { result }: { result: Answer | null }) => ({
      last: {
        change: nextChange(context),
        problem: result && !result.ok ? result.problem : { kind: 'unreachable' as const },
      },
    })),
    forgetLast: assign({ last: null, handed: null }),
    want: assign(({ context }, params: { task: Task }) => ({ tasks: enqueue(context.tasks, params.task) })),
    wantDeleted: assign(({ context: { folders, tasks } }, { folderId }: { folderId: number }) => ({
      tasks: enqueue(tasks, { kind: 'delete', folderId, name: folderOf(folders, folderId)?.name ?? '' }),
    })),
    wantTakenOut: assign(({ context }, { folderId, itemId }: { folderId: number; itemId: number }) => {
      const item = itemOf(context, folderId, itemId)
      return item
        ? { tasks: enqueue(context.tasks, { kind: 'takeOut', folderId, itemId, item: keepableOf(item) }) }
        : {}
    }),
    wantNamed: assign(({ context: { tasks, naming } }) => {
      const name = naming.name.trim()
      return {
        tasks: enqueue(
          tasks,
          naming.folderId === null
            ? { kind: 'create', name, put: naming.put }
            : { kind: 'rename', folderId: naming.folderId, name },
        ),
      }
    }),
    /** What a new folder was made for goes into it before all else. */
    fillNew: assign(({ context }, { result }: { result: Answer }) => {
      const change = nextChange(context)
      if (!result.ok || !result.value || change.kind !== 'create' || !change.put) return {}
      return {
        tasks: [
          change,
          { kind: 'put' as const, folderId: result.value.folder_id, item: change.put },
          ...context.tasks.slice(1),
        ],
      }
    }),
    dropLists: assign(({ context }) => ({ tasks: context.tasks.filter(({ kind }) => kind !== 'list') })),
    dropFirst: assign(({ context }) => ({ tasks: context.tasks.slice(1) })),
    nameNew: assign((_, params: { put: Keepable | null }) => ({
      naming: { ...NO_NAMING, put: params.put },
      last: null,
    })),
    nameKnown: assign(({ context }, { folderId }: { folderId: number }) => ({
      naming: { ...NO_NAMING, folderId, name: folderOf(context.folders, folderId)?.name ?? '' },
      last: null,
    })),
    keepName: assign(({ context: { naming } }, params: { value: string }) => ({
      naming: { ...naming, name: params.value },
    })),
    forgetName: assign({ naming: NO_NAMING }),
    tellSaved: raise({ type: 'name.saved' }),
    tellRefused: raise({ type: 'name.refused' }),
    sayDeleted: emit(({ context }): Notice => {
      const change = nextChange(context) as Extract<Change, { kind: 'delete' }>
      return {
        type: 'notice.raised',
        tone: 'info',
        text: 'common:folders.deleted',
        values: { name: change.name },
        undo: { to: 'folders', event: { type: 'folders.restore', folderId: change.folderId, name: change.name } },
      }
    }),
    sayPut: emit(({ context }): Notice => {
      const { folderId, item } = nextChange(context) as Extract<Change, { kind: 'put' }>
      return {
        type: 'notice.raised',
        tone: 'product',
        text: 'common:folders.put',
        values: { name: item.name, folder: folderOf(context.folders, folderId)?.name ?? '' },
      }
    }),
    sayTakenOut: emit(({ context }): Notice => {
      const { folderId, item } = nextChange(context) as Extract<Change, { kind: 'takeOut' }>
      return {
        type: 'notice.raised',
        tone: 'info',
        text: 'common:folders.takenOut',
        values: { name: item.name, folder: folderOf(context.folders, folderId)?.name ?? '' },
        undo: { to: 'folders', event: { type: 'folders.put', folderId, item } },
      }
    }),
  },
})

export const foldersSetup = ownSetup.extend({
  actions: {
    /** All products of a folder that can be bought, one of each; the names of the others are kept. */
    handToCart: ownSetup.enqueueActions(({ context, event, enqueue: add }) => {
      assertEvent(event, 'folders.addToCart')
      const items = folderOf(context.folders, event.folderId)?.items.filter(({ kind }) => kind === 'product') ?? []
      const products = items.flatMap((item) => cartProductOf(item) ?? [])
      const left = items.filter((item) => !cartProductOf(item)).map(({ name }) => name)
      add.assign({ handed: { folderId: event.folderId, count: products.length, left } })
      for (const product of products) add.emit({ type: 'cart.wanted', product, quantity: 1 })
    }),
  },
})
