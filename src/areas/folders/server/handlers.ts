import type { Principal } from '#server/signed-in/principal.ts'
import { FOLDER_WRITES_BY_ACCOUNT } from '#areas/cart/server/limits.ts'
import type { Messages } from '#server/texts/messages.ts'
import { Refused } from '#server/request/refused.ts'
import type { HandlersOf } from '#server/api/implement.ts'
import { notSignedIn } from '#server/api/principal.ts'
import { shopperOf } from '#server/api/shopper.ts'
import type { calls } from '#areas/folders/contract/calls.ts'
import type { Folders } from './folders.ts'
import type { Limits } from '#server/api/limits.ts'

interface Services {
  readonly folders: Folders
  readonly limits: Limits
}

/** A practitioner's saved folders (role.others-data-looks-like-none). */
export function folderHandlers(services: () => Services, messages: Messages): HandlersOf<typeof calls> {
  /** Counts a change against the practitioner's limit. */
  const toChange = async ({ userId }: Principal) => {
    const { limits, folders } = services()
    await limits.take(FOLDER_WRITES_BY_ACCOUNT, `${userId}`)
    return folders
  }
  return {
    listFolders: (_input, language, { principal }) => services().folders.listFolders(shopperOf(principal, language)),

    createFolder: async ({ body }, language, { principal, idempotencyKey }) => {
      const folders = await toChange(principal)
      const folder = await folders.createFolder(shopperOf(principal, language), body.name, idempotencyKey)
      if (folder === 'keyUsed') throw new Refused(409, 'keyUsed')
      if (folder === 'full') throw new Refused(400, 'badInput', { fields: { name: 'foldersFull' } })
      return existing(folder)
    },

    renameFolder: async ({ params, body }, language, { principal }) =>
      existing(await (await toChange(principal)).renameFolder(shopperOf(principal, language), params.id, body.name)),

    deleteFolder: async ({ params }, language, { principal }) => {
      existing(await (await toChange(principal)).deleteFolder(shopperOf(principal, language), params.id))
      return { message: messages(language, 'folderDeleted') }
    },

    restoreFolder: async ({ params }, language, { principal }) => {
      const folder = await (await toChange(principal)).restoreFolder(shopperOf(principal, language), params.id)
      if (folder === 'full') throw new Refused(400, 'foldersFull')
      return existing(folder)
    },

    addToFolder: async ({ params, body }, language, { principal }) => {
      const folder = await (await toChange(principal)).addToFolder(shopperOf(principal, language), params.id, body)
      if (folder === 'unknown') throw new Refused(404, body.kind === 'protocol' ? 'protocolGone' : 'productGone')
      if (folder === 'full') {
        const field = body.kind === 'protocol' ? 'protocol_id' : 'product_variant_id'
        throw new Refused(400, 'badInput', { fields: { [field]: 'folderFull' } })
      }
      return existing(folder)
    },

    removeFromFolder: async ({ params }, language, { principal }) =>
      existing(
        await (await toChange(principal)).removeFromFolder(shopperOf(principal, language), params.id, params.item_id),
      ),
  }
}

/** Throws a Refused unless there is such a folder; a deleted account counts as signed out. */
function existing<Folder>(folder: Folder | 'missing' | 'gone'): Exclude<Folder, 'missing' | 'gone'> {
  if (folder === 'gone') throw notSignedIn()
  if (folder === 'missing') throw new Refused(404, 'folderGone')
  return folder as Exclude<Folder, 'missing' | 'gone'>
}
