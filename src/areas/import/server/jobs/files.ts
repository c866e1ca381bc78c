import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The name of a sent file in its folder; nothing else is ever there, so a path of a picture finds no picture. */
const FILE = 'catalogue'

/** The files of imports, each in a folder of its own below the folder of uploads. */
export interface ImportFiles {
  /** Takes over a file that lies on the same disk, and returns the name of its folder. */
  keep(path: string): Promise<string>
  drop(folder: string): Promise<void>
  /** Removes all folders but that one. */
  keepOnly(folder: string | undefined): Promise<void>
}

const importsDir = (uploadsDir: string): string => join(uploadsDir, 'imports')

/** The sent file of an import. */
export const importFile = (uploadsDir: string, folder: string): string => join(importsDir(uploadsDir), folder, FILE)

/** The folder that forms write their large files to, from which `keep` takes them over. */
export const incomingDir = (uploadsDir: string): string => join(uploadsDir, 'incoming')

export function openImportFiles(uploadsDir: string): ImportFiles {
  return {
    async keep(path) {
      const folder = randomUUID()
      await mkdir(join(importsDir(uploadsDir), folder), { recursive: true })
      await rename(path, importFile(uploadsDir, folder))
      return folder
    },
    drop: (folder) => rm(join(importsDir(uploadsDir), folder), { recursive: true, force: true }),
    async keepOnly(folder) {
      const found = await readdir(importsDir(uploadsDir)).catch(() => [])
      for (const one of found)
        if (one !== folder) await rm(join(importsDir(uploadsDir), one), { recursive: true, force: true })
    },
  }
}
