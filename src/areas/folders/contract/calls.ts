import { chapter } from '#contract/chapter.ts'

import {
  addToFolder,
  createFolder,
  deleteFolder,
  listFolders,
  removeFromFolder,
  renameFolder,
  restoreFolder,
} from './folders.ts'

/** The calls of this area, by the chapters of the API's page. */
export const calls = {
  'Saved folders': chapter({
    listFolders,
    createFolder,
    renameFolder,
    deleteFolder,
    restoreFolder,
    addToFolder,
    removeFromFolder,
  }),
}
