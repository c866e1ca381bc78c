import * as v from 'valibot'
import { fromPromise } from 'xstate'

import {
  addToFolder,
  createFolder,
  deleteFolder,
  folder,
  folderItem,
  listFolders,
  removeFromFolder,
  renameFolder,
  restoreFolder,
} from '#areas/folders/contract/folders.ts'
import type { Folder } from '#areas/folders/contract/folders.ts'
import type { CallResult } from '#contract/result.ts'
import { foldersMachine } from '#machines/folders/folders.machine.ts'
import { folderOf, isSame } from '#machines/folders/folders.ts'
import type { FolderChange, Keepable } from '#machines/folders/folders.ts'
import type { Queued } from '#machines/kept-list/kept-list.ts'
import type { Sending, Timed } from '#machines/kept-list/kept-list.events.ts'

import type { Client } from '#actors/client.ts'
import { storeQueue } from '#actors/kept-queue.ts'
import type { Storage } from '#actors/storage.ts'
import { timed } from '#actors/timed.ts'

type Result = CallResult<Folder | null>

const folderId = v.union([v.number(), v.string()])
const keepable = v.variant('kind', [
  v.object({
    kind: v.literal('product'),
    product_id: v.number(),
    product_variant_id: v.number(),
    name: v.string(),
  }),
  v.object({ kind: v.literal('protocol'), protocol_id: v.number(), name: v.string() }),
])
const item = v.union([folderItem, keepable])
const named = { folderId, name: v.string() }
const change = v.variant('kind', [
  v.object({ kind: v.literal('create'), ...named }),
  v.object({ kind: v.literal('rename'), ...named }),
  v.object({ kind: v.literal('delete'), ...named }),
  v.object({
    kind: v.literal('restore'),
    folderId,
    folder: v.object({
      folder_id: folderId,
      name: v.string(),
      items: v.array(folderItem),
      coming: v.optional(v.array(keepable)),
    }),
  }),
  v.object({ kind: v.literal('put'), folderId, item }),
  v.object({ kind: v.literal('takeOut'), folderId, item }),
])

function bodyOf(kept: Keepable) {
  return kept.kind === 'product'
    ? { kind: kept.kind, product_id: kept.product_id, product_variant_id: kept.product_variant_id }
    : { kind: kept.kind, protocol_id: kept.protocol_id }
}

const isGone = (result: CallResult<unknown>) =>
  !result.ok && result.problem.kind === 'refused' && result.problem.status === 404

/** Carries a change out. What is to be taken away and is gone already, by an answer that was lost or by another device, is as it was wanted. */
async function carryOut(
  client: Client,
  { key, change: edit }: Queued<FolderChange>,
  kept: readonly Folder[] | null,
  signal: AbortSignal,
): Promise<Result> {
  if (edit.kind === 'create') return await client.call(createFolder, { body: { name: edit.name } }, { signal, key })
  const id = Number(edit.folderId)
  const params = { id }
  switch (edit.kind) {
    case 'rename':
      return await client.call(renameFolder, { params, body: { name: edit.name } }, { signal })
    case 'restore':
      return await client.call(restoreFolder, { params }, { signal })
    case 'put':
      return await client.call(addToFolder, { params, body: bodyOf(edit.item) }, { signal })
    case 'delete': {
      const result = await client.call(deleteFolder, { params }, { signal })
      return result.ok || isGone(result) ? { ok: true, value: null } : result
    }
    case 'takeOut': {
      const known = folderOf(kept, id)?.items.find((one) => isSame(one, edit.item))
      const result =
        known && (await client.call(removeFromFolder, { params: { id, item_id: known.item_id } }, { signal }))
      return result && !isGone(result) ? result : await takeOutAnew(client, id, edit.item, signal)
    }
    default:
      return edit satisfies never
  }
}

/** Takes a thing out of a folder whose items are not known, or are others by now. */
async function takeOutAnew(client: Client, id: number, sought: Keepable, signal: AbortSignal): Promise<Result> {
  const listed = await client.call(listFolders, {}, { signal })
  if (!listed.ok) return listed
  const found = folderOf(listed.value, id)
  const held = found?.items.find((one) => isSame(one, sought))
  if (!found || !held) return { ok: true, value: found ?? null }
  return await client.call(removeFromFolder, { params: { id, item_id: held.item_id } }, { signal })
}

interface Ports {
  page: Window & typeof globalThis
  client: Client
  storage: Storage
}

export function provideFolders({ page, client, storage }: Ports) {
  return foldersMachine.provide({
    actors: {
      fetchList: fromPromise(({ signal }) => timed(client.call(listFolders, {}, { signal }))),
      sendChange: fromPromise<Timed<Folder | null>, Sending<readonly Folder[], FolderChange>>(
        ({ input: { sent, kept }, signal }) => {
          if (!sent) throw new Error('there is no change to send')
          return timed(carryOut(client, sent, kept, signal))
        },
      ),
      storeQueue: storeQueue({ page, storage, name: 'folders', kept: v.array(folder), change }),
    },
  })
}
