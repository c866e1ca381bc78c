import { fromPromise } from 'xstate'

import {
  addToFolder,
  createFolder,
  deleteFolder,
  listFolders,
  removeFromFolder,
  renameFolder,
  restoreFolder,
} from '#contract/folders.ts'
import type { CallResult } from '#contract/result.ts'
import { foldersMachine } from '#machines/folders/folders.machine.ts'
import type { Change, Changed, Keepable } from '#machines/folders/folders.ts'

import type { Client } from '../client.ts'

/** What the call takes of a thing to keep. */
function bodyOf(item: Keepable) {
  return item.kind === 'product'
    ? { kind: item.kind, product_id: item.product_id, product_variant_id: item.product_variant_id }
    : { kind: item.kind, protocol_id: item.protocol_id }
}

async function carryOut(client: Client, change: Change, signal: AbortSignal): Promise<CallResult<Changed>> {
  if (change.kind === 'create') return await client.call(createFolder, { body: { name: change.name } }, { signal })
  const params = { id: change.folderId }
  if (change.kind === 'rename')
    return await client.call(renameFolder, { params, body: { name: change.name } }, { signal })
  if (change.kind === 'restore') return await client.call(restoreFolder, { params }, { signal })
  if (change.kind === 'put') return await client.call(addToFolder, { params, body: bodyOf(change.item) }, { signal })
  if (change.kind === 'takeOut')
    return await client.call(removeFromFolder, { params: { ...params, item_id: change.itemId } }, { signal })
  const result = await client.call(deleteFolder, { params }, { signal })
  return result.ok ? { ok: true, value: null } : result
}

export function provideFolders({ client }: { client: Client }) {
  return foldersMachine.provide({
    actors: {
      fetchFolders: fromPromise(({ signal }) => client.call(listFolders, {}, { signal })),
      changeFolders: fromPromise(({ input: { change }, signal }) => carryOut(client, change, signal)),
    },
  })
}
