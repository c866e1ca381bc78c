import { openFolders } from './folders.ts'
import type { FolderDeps } from './items.ts'

export const open = (deps: FolderDeps) => ({ services: { folders: openFolders(deps) } })
