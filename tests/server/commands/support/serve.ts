/**
 * A shop as a process of its own, for tests of how it ends. Pages wait for the message 'release'; the message 'fail'
 * throws where nobody catches it. Tells its parent the address once it is open, and 'asked' when a page is asked for.
 */
import { createLog } from '#server/log.ts'
import { endOnSignals } from '#server/process.ts'
import { readSettings } from '#server/settings.ts'
import { startShop } from '#server/shop.ts'

import { gate } from '../../http/support/gate.ts'
import { documentOf } from '#tests/server/support/document.ts'

const released = gate()
process.on('message', (message) => {
  if (message === 'release') released.open()
  if (message === 'fail')
    setImmediate(() => {
      throw new Error('nobody catches this')
    })
})

const log = createLog()
const starting = startShop(readSettings(process.env), log, {
  frontend: () =>
    Promise.resolve({
      clientDir: undefined,
      document: async () => {
        process.send?.('asked')
        await released.passed
        return documentOf('held page')
      },
      allowInline: false,
      wrap: (listener) => listener,
      close: () => Promise.resolve(),
    }),
})
endOnSignals(starting, log)
process.send?.((await starting).address)
