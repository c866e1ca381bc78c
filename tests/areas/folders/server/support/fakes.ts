import type { Services } from '#server/http/services.ts'

/** Practitioners without folders. */
export function fakeFolders(): Services['folders'] {
  return {
    listFolders: () => Promise.resolve([]),
    createFolder: () => Promise.resolve('full'),
    renameFolder: () => Promise.resolve('missing'),
    deleteFolder: () => Promise.resolve('missing'),
    restoreFolder: () => Promise.resolve('missing'),
    addToFolder: () => Promise.resolve('missing'),
    removeFromFolder: () => Promise.resolve('missing'),
  }
}

export const fakes = (): Partial<Services> => ({ folders: fakeFolders() })
