import { builtFrontend } from '#server/http/frontend/built.ts'
import type { OpenFrontend } from '#server/http/frontend/frontend.ts'
import { createLog } from '#server/log.ts'
import { readSettings } from '#server/settings.ts'
import { startShop } from '#server/shop.ts'
import { documentOf } from '#tests/server/support/document.ts'

/** A process of its own that serves the shop's API, with a folder of a built client also its pages, until it is told to stop, so that callers do not share its time. */
const [clientDir] = process.argv.slice(2)
const noFrontend: OpenFrontend = () =>
  Promise.resolve({
    clientDir: undefined,
    document: () => Promise.resolve(documentOf('')),
    allowInline: false,
    wrap: (listener) => listener,
    close: () => Promise.resolve(),
  })

/** A shop on a database server needs them set. */
const SECRETS = {
  JWT_SECRET: 'of the bench alone, nobody signs in',
  BANK_SECRET: 'of the bench alone, nobody is paid',
  MULTIPASS_SECRET: 'of the bench alone, nobody signs in',
}

const log = createLog()
log.level = 'warn'
const shop = await startShop(readSettings({ ...SECRETS, ...process.env }), log, {
  frontend: clientDir === undefined ? noFrontend : builtFrontend(clientDir),
})
process.send?.(shop.address)
// Asked by the bench how much memory is in use once nothing can be let go any more.
process.on('message', (question) => {
  if (question !== 'heap') return
  globalThis.gc?.()
  process.send?.(process.memoryUsage().heapUsed)
})
process.once('SIGTERM', () => {
  void shop.stop().then(() => process.exit(0))
})
