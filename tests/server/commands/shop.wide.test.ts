import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import type { OpenFrontend } from '#server/http/frontend/frontend.ts'
import { createLog } from '#server/log.ts'
import { readSettings, type Settings } from '#server/settings.ts'
import { startShop } from '#server/shop.ts'

import { gate } from '../http/support/gate.ts'
import { documentOf } from '#tests/server/support/document.ts'

const silent = createLog({ write: () => undefined })

/** Settings for a shop of its own, on a port the system chooses. */
function settings(env: Record<string, string> = {}): Settings {
  return readSettings({ PORT: '0', DEMO: 'off', DATA_DIR: mkdtempSync(join(tmpdir(), 'verbena-data-')), ...env })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** A frontend whose pages wait until they are released. */
function heldFrontend(built: Promise<void> = Promise.resolve()) {
  const asked = gate()
  const released = gate()
  let wanted = 0
  let completed = 0
  let closed = false
  const open: OpenFrontend = async () => {
    wanted += 1
    await built
    return {
      clientDir: undefined,
      document: async () => {
        asked.open()
        await released.passed
        return documentOf('<html><!--settings--></html>')
      },
      complete: () => {
        completed += 1
        return Promise.resolve()
      },
      allowInline: false,
      wrap: (listener) => listener,
      close: () => {
        closed = true
        return Promise.resolve()
      },
    }
  }
  return {
    open,
    release: released.open,
    asked: asked.passed,
    isClosed: () => closed,
    wanted: () => wanted,
    completed: () => completed,
  }
}

describe('a shop', () => {
  it('serves from its database, lets an open request finish when it stops, and then is gone (operations.one-line-starts-the-shop)', async () => {
    const frontend = heldFrontend()
    const shop = await startShop(settings(), silent, { frontend: frontend.open, checkAnswers: true })
    const health = await fetch(`${shop.address}/api/health`)
    expect(await health.json()).toMatchObject({ status: 'ok', database: 'ok' })
    const listing = await fetch(`${shop.address}/api/v2/storefront/products`)
    expect(await listing.json()).toMatchObject({ data: [], total_results: 0 })

    const page = fetch(`${shop.address}/en/products`)
    await frontend.asked
    const stopped = shop.stop()
    await expect(fetch(`${shop.address}/api/health`)).rejects.toThrow()
    expect(frontend.isClosed()).toBe(false)
    frontend.release()
    expect((await page).status).toBe(200)
    await stopped
    expect(frontend.isClosed()).toBe(true)
    await expect(shop.stop()).resolves.toBeUndefined()
  })

  it('keeps its data when it is started again, and refuses a second shop on the same folder (operations.one-line-starts-the-shop)', async () => {
    const own = settings()
    const first = await startShop(own, silent, { frontend: heldFrontend().open })
    await expect(startShop(own, silent, { frontend: heldFrontend().open })).rejects.toThrow(/in use by/)
    await first.stop()
    const again = await startShop(own, silent, { frontend: heldFrontend().open })
    expect((await fetch(`${again.address}/api/health`)).status).toBe(200)
    await again.stop()
  })

  it('with a port in use fails before anything is built or opened', async () => {
    const frontend = heldFrontend()
    const first = await startShop(settings({ API_ORIGIN: 'http://127.0.0.1:9' }), silent, { frontend: frontend.open })
    const { port } = new URL(first.address)
    const second = heldFrontend()
    await expect(startShop(settings({ PORT: port }), silent, { frontend: second.open })).rejects.toThrow(
      /^Port \d+ on 127\.0\.0\.1 is in use/,
    )
    expect(second.wanted()).toBe(0)
    await first.stop()
  })

  it('answers while its client is built, by a page that comes by itself, and completes the client once it is open (operations.first-start-is-quick)', async () => {
    const built = gate()
    const frontend = heldFrontend(built.passed)
    const own = settings({ PORT: String(await freePort()) })
    const starting = startShop(own, silent, { frontend: frontend.open })
    const address = `http://127.0.0.1:${own.port}`
    const page = await fetch(`${address}/en/products`, { headers: { Accept: 'text/html' } })
    expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '1'])
    expect(await page.text()).toContain('http-equiv="refresh"')
    const call = await fetch(`${address}/api/v2/storefront/products?language_code=de`)
    expect([call.status, await call.json()]).toEqual([503, { message: expect.any(String) as string }])
    expect(frontend.completed()).toBe(0)
    built.open()
    const shop = await starting
    expect((await fetch(`${address}/api/health`)).status).toBe(200)
    expect(frontend.completed()).toBe(1)
    await shop.stop()
  })

  it('whose client cannot be built closes the database it has opened meanwhile', async () => {
    const own = settings()
    const failing = startShop(own, silent, { frontend: () => Promise.reject(new Error('not built')) })
    await expect(failing).rejects.toThrow('not built')
    const again = await startShop(own, silent, { frontend: heldFrontend().open })
    await again.stop()
  })

  it('passes the API through to another backend, and opens no database for it (operations.passes-through-to-a-backend)', async () => {
    const backend = await startShop(settings(), silent, { frontend: heldFrontend().open })
    const shop = await startShop(settings({ API_ORIGIN: backend.address }), silent, { frontend: heldFrontend().open })
    const passed = await fetch(`${shop.address}/api/v2/storefront/products?limit=5&brands=1,2`)
    expect(passed.status).toBe(200)
    expect(await passed.json()).toMatchObject({ limit: 5 })
    expect(passed.headers.get('Content-Security-Policy')).toContain("default-src 'self'")
    const refused = await fetch(`${shop.address}/api/v2/storefront/products?limit=x`)
    expect(refused.status).toBe(400)
    expect(await (await fetch(`${shop.address}/api/health`)).json()).toMatchObject({
      status: 'ok',
      database: 'elsewhere',
    })

    await backend.stop()
    const lost = await fetch(`${shop.address}/api/v2/storefront/products`)
    expect([lost.status, lost.headers.get('Retry-After')]).toEqual([503, '2'])
    await shop.stop()
  })
})
