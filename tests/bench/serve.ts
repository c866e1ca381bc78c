import { createLog } from '#server/log.ts'
import { readSettings } from '#server/settings.ts'
import { startShop } from '#server/shop.ts'

/** A process of its own that serves the shop's API until it is told to stop, so that callers do not share its time. */
const log = createLog()
log.level = 'warn'
const shop = await startShop(readSettings(process.env), log, {
  frontend: () => Promise.resolve({
    clientDir: undefined,
    page: () => Promise.resolve(''),
    allowInline: false,
    wrap: (listener) => listener,
    close: () => Promise.resolve(),
  }),
})
process.send?.(shop.address)
process.once('SIGTERM', () => {
  void shop.stop().then(() => process.exit(0))
})
