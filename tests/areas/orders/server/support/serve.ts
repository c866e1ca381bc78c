/** A shop without pages in a process of its own. It prints 'ready' once its code is loaded, and opens and prints its address on request. */
import { once } from 'node:events'

import { createLog } from '#server/log.ts'
import { readSettings } from '#server/settings.ts'
import { startShop } from '#server/shop.ts'
import { documentOf } from '#tests/server/support/document.ts'

process.send?.('ready')
await once(process, 'message')
const settings = readSettings(process.env)
// A server of a test in place of Stripe's own.
const { STRIPE_PORT } = process.env
const api = STRIPE_PORT !== undefined && { api: { host: '127.0.0.1', port: Number(STRIPE_PORT), protocol: 'http' } }
const stripe = settings.stripe && { ...settings.stripe, ...api }
const { address } = await startShop({ ...settings, stripe }, createLog(), {
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
