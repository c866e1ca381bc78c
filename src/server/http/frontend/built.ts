import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { OpenFrontend } from './frontend.ts'

/** The client as it was built into a folder. */
export function builtFrontend(clientDir: string): OpenFrontend {
  return async () => {
    const html = await readFile(join(clientDir, 'index.html'), 'utf8')
    return {
      clientDir,
      page: () => Promise.resolve(html),
      allowInline: false,
      wrap: (listener) => listener,
      close: () => Promise.resolve(),
    }
  }
}
