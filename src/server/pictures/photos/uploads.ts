import { randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { write } from './folder.ts'
import type { UploadFiles } from './make.ts'
import { UPLOAD_SIZES, uploadFile } from './names.ts'

/** The uploaded pictures, in all their sizes. Processes may share it. */
export interface PictureFolder {
  /** @throws PhotoFolderError where nothing can be written */
  keep(name: string, files: UploadFiles['files']): Promise<void>
  /** The smallest file of a picture; undefined where it is not there. */
  read(name: string): Promise<Buffer | undefined>
  /** Files that are not there make no difference. */
  remove(name: string): Promise<void>
}

/** A name that no other upload has, and that nobody can guess. */
export const newPictureName = (): string => randomBytes(16).toString('hex')

/** The place of an uploaded picture's file below the folder of uploads (setting UPLOADS_DIR). */
export function uploadPath(uploadsDir: string, file: string): string {
  return join(uploadsDir, 'practices', file.slice(0, 2), file)
}

export function openPictureFolder(uploadsDir: string): PictureFolder {
  return {
    keep: async (name, files) => {
      for (const [size, content] of files) await write(uploadPath(uploadsDir, uploadFile(name, size)), content)
    },
    read: (name) => readFile(uploadPath(uploadsDir, uploadFile(name, UPLOAD_SIZES[0]))).catch(() => undefined),
    remove: async (name) => {
      for (const size of UPLOAD_SIZES) await rm(uploadPath(uploadsDir, uploadFile(name, size)), { force: true })
    },
  }
}
