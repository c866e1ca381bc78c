import { rm } from 'node:fs/promises'

/** A file of a form that lies on the disk, until its handler moves it. `size` is that of what is held in memory, which is nothing. */
export class StoredFile extends File {
  readonly path: string
  readonly storedSize: number

  constructor(path: string, name: string, storedSize: number) {
    super([], name)
    this.path = path
    this.storedSize = storedSize
  }
}

/** Removes the files among the fields of a form that are still there. */
export async function discardFiles(fields: unknown): Promise<void> {
  if (typeof fields !== 'object' || fields === null) return
  for (const field of Object.values(fields)) if (field instanceof StoredFile) await rm(field.path, { force: true })
}
