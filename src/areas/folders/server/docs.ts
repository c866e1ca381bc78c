import type { GenericSchema } from 'valibot'

import type { ExamplesOf } from '#server/api/examples.ts'
import type { calls } from '#areas/folders/contract/calls.ts'
import { folder, folderItem } from '#areas/folders/contract/folders.ts'

const cartLine = { product_id: 214, product_variant_id: 731 }

/** One body for each call that takes JSON, as it stands on the wire. */
export const examples: ExamplesOf<typeof calls> = {
  createFolder: { name: 'Sleep' },
  renameFolder: { name: 'Evenings' },
  addToFolder: { kind: 'product', ...cartLine },
}

/** The entities that stand in the API's document once, under these names. */
export const entities = {
  Folder: folder,
  FolderItem: folderItem,
} satisfies Record<string, GenericSchema>
