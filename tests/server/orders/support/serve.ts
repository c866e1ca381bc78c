/** A shop without pages in a process of its own. Its code is loaded by the time it says 'ready'; told to, it opens, and says its address. */
import { once } from 'node:events'

import { createLog } from '#server/log.ts'
import { readSettings } from '#server/settings.ts'
import { startShop } from '#server/shop.ts'
import { documentOf } from '#tests/server/support/document.ts'

process.send?.('ready')
await once(process, 'message')
const { address } = await startShop(readSettings(process.env), createLog(), {
  frontend: () =>
    Promise.resolve({
      clientDir: undefined,
      document: () => Promise.resolve(documentOf('a page')),
      allowInline: false,
      wrap: (listener) => listener,
      close: () => Promise.resolve(),
    }),
})
process.send?.(address)
