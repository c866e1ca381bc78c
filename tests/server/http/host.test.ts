import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

import { describe, expect, it, onTestFinished } from 'vitest'

import { createNodeServer, listen, nodeListener } from '#server/http/listen.ts'

import { memoryLog, testApp } from './support/app.ts'
import { operator } from '#tests/support/operator.ts'

const SETTINGS = {
  shopName: 'Verbena',
  shopRegion: 'eu',
  operator,
  publicUrl: 'https://demo.example',
  apiOrigin: undefined,
} as const
const LISTING = '/api/v2/storefront/products'

describe('the demo', () => {
  const { app } = testApp({ settings: { ...SETTINGS, demo: true } })

  it.each([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'https://demo.example',
    'http://demo.example',
  ])('answers at %s', async (origin) => {
    expect((await app.request(`${origin}${LISTING}`)).status).toBe(200)
  })

  it.each([
    'http://evil.example:3000',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'http://192.168.1.7:3000',
  ])('answers nobody who let %s lead to it', async (origin) => {
    const headers = { Origin: origin }
    for (const asked of [
      app.request(`${origin}${LISTING}`, { headers }),
      app.request(`${origin}/api/v2/contact`, { method: 'POST', headers }),
      app.request(`${origin}/en`, { headers: { Accept: 'text/html' } }),
    ]) {
      const response = await asked
      expect([response.status, await response.json()]).toEqual([
        421,
        { message: 'The shop isn’t available at this address. Please open it at its own address.' },
      ])
    }
  })
})

it('a shop that is no demo answers at any name', async () => {
  const { app } = testApp({ settings: SETTINGS })
  expect((await app.request(`http://shop.example${LISTING}`)).status).toBe(200)
})

it('a request with two hosts is refused', async () => {
  const server = createNodeServer()
  onTestFinished(() => {
    server.close()
  })
  server.on('request', nodeListener(server, testApp().app.fetch, memoryLog().log))
  const socket = connect(await listen(server, 0, '127.0.0.1'), '127.0.0.1')
  await once(socket, 'connect')
  socket.end(`GET ${LISTING} HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\nConnection: close\r\n\r\n`)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
})
