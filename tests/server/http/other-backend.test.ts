import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { Hono } from 'hono'
import { afterEach, describe, expect, it } from 'vitest'

import { elsewhere } from '#server/http/other-backend.ts'
import type { Env } from '#server/request/env.ts'
import { errorAnswer } from '#server/http/error-answer.ts'

import { memoryLog, testApp } from './support/app.ts'
import { gate } from './support/gate.ts'
import { operator } from '../../support/operator.ts'
import { messages } from '../support/messages.ts'

const CART = '/api/v2/storefront/cart'
const TOO_MUCH = 10 * 1024 * 1024 + 1

const backends: { close(): void }[] = []
afterEach(() => {
  for (const backend of backends.splice(0)) backend.close()
})

/** A backend of its own, with the requests that reached it. */
async function backend(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const reached: { request: IncomingMessage; body: string }[] = []
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    reached.push({ request, body: (await buffer(request)).toString() })
    answer(request, response)
  }
  const server = createServer((request, response) => {
    void receive(request, response)
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  backends.push({
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, reached }
}

const shopOver = (apiOrigin: string) =>
  testApp({
    settings: { shopName: 'Verbena', shopRegion: 'eu', operator, publicUrl: 'http://localhost:3000', apiOrigin },
  })

/** The calls alone, with a short patience in milliseconds. */
function impatient(origin: string, answerWithin = 50) {
  const { log, lines } = memoryLog()
  const app = new Hono<Env>()
  app.use(async (c, next) => {
    c.set('language', 'de')
    await next()
  })
  app.route('/api', elsewhere({ origin, log, answerWithin }))
  app.onError(
    errorAnswer({
      log,
      messages,
      isDatabaseLost: () => false,
      sendPage: () => Promise.reject(new Error('no pages')),
    }),
  )
  return { app, lines }
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const fine = (_request: IncomingMessage, response: ServerResponse) => {
  response.end('{}')
}

describe('a call passed through', () => {
  it('takes along what concerns the API, and nothing else of the browser', async () => {
    const { origin, reached } = await backend(fine)
    const response = await shopOver(origin).app.request(`http://localhost:3000${CART}?language_code=de&x=%C3%A9`, {
      method: 'POST',
      body: '{"quantity":1}',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'Accept-Language': 'de',
        Authorization: 'Bearer abc',
        'Idempotency-Key': 'k1',
        'If-None-Match': '"e"',
        Cookie: 'session=secret; preferred_language=zh-TW; i18next=de',
        'X-Request-Id': 'chosen',
        Origin: 'http://localhost:3000',
        Connection: 'keep-alive, X-Private',
        'X-Private': '1',
        'Proxy-Authorization': 'Basic abc',
        TE: 'trailers',
        Upgrade: 'h2c',
        'Keep-Alive': 'timeout=5',
        'X-Forwarded-For': '10.0.0.1',
        Referer: 'http://localhost:3000/en/reset-password/t0ken',
        'User-Agent': 'browser',
      },
    })
    expect(response.status).toBe(200)
    const [call] = reached
    expect([call?.request.method, call?.request.url, call?.body]).toEqual([
      'POST',
      `${CART}?language_code=de&x=%C3%A9`,
      '{"quantity":1}',
    ])
    const headers = call?.request.headers ?? {}
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      accept: 'application/json',
      'accept-language': 'de',
      authorization: 'Bearer abc',
      'idempotency-key': 'k1',
      // By its name a person knows the device that is signed in.
      'user-agent': 'browser',
      'if-none-match': '"e"',
      cookie: 'preferred_language=zh-TW',
      'x-request-id': response.headers.get('X-Request-Id'),
    })
    // Node's own fetch writes these for the connection between shop and backend.
    const {
      host,
      connection,
      pragma,
      'content-length': length,
      'accept-encoding': encodings,
      'cache-control': caching,
      'sec-fetch-mode': mode,
      ...others
    } = headers
    expect(Object.keys(others)).toHaveLength(9)
    expect([host, connection, pragma, length, encodings, caching, mode].join()).not.toMatch(
      /localhost|X-Private|browser/,
    )
  })

  it('brings back status, text and what concerns the caller, and nothing of the connection or the backend', async () => {
    const { origin } = await backend((_request, response) => {
      response.writeHead(429, {
        'Content-Type': 'application/json',
        'Retry-After': '7',
        ETag: '"v1"',
        'Set-Cookie': 'a=b',
        Server: 'backend/1',
        'X-Powered-By': 'x',
        'Access-Control-Allow-Origin': '*',
        Connection: 'keep-alive, X-Hop',
        'X-Hop': '1',
        'Keep-Alive': 'timeout=5',
        'Content-Security-Policy': 'x',
      })
      response.end('{"message":"Later"}')
    })
    const response = await shopOver(origin).app.request(CART)
    expect([response.status, await response.json()]).toEqual([429, { message: 'Later' }])
    expect([response.headers.get('Retry-After'), response.headers.get('ETag')]).toEqual(['7', '"v1"'])
    for (const name of [
      'Set-Cookie',
      'Server',
      'X-Powered-By',
      'Access-Control-Allow-Origin',
      'Connection',
      'X-Hop',
      'Keep-Alive',
    ]) {
      expect(response.headers.get(name)).toBeNull()
    }
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'self'")
  })

  it('hands a redirect on without following it, and a 304 as it is', async () => {
    const { origin, reached } = await backend((request, response) => {
      response
        .writeHead(request.headers['if-none-match'] === undefined ? 307 : 304, { Location: '/api/v2/other' })
        .end()
    })
    const { app } = shopOver(origin)
    const redirect = await app.request(CART)
    expect([redirect.status, redirect.headers.get('Location')]).toEqual([307, '/api/v2/other'])
    expect((await app.request(CART, { headers: { 'If-None-Match': '"v1"' } })).status).toBe(304)
    expect(reached).toHaveLength(2)
  })

  it.each([
    ['told', { 'Content-Length': `${TOO_MUCH}` }],
    ['not told', {}],
  ])('above the limit, its length %s, is refused with 413 before it reaches the backend', async (_told, headers) => {
    const { origin, reached } = await backend(fine)
    const { app } = shopOver(origin)
    const response = await app.request(CART, { method: 'POST', body: Buffer.alloc(TOO_MUCH), headers })
    expect([response.status, await response.json()]).toEqual([
      413,
      { message: 'This is too large to send. The limit is 10 MB.' },
    ])
    expect(reached).toEqual([])
    expect((await app.request(CART, { method: 'POST', body: Buffer.alloc(TOO_MUCH - 1) })).status).toBe(200)
  })

  it('that is not answered in time is 503 in the language of the caller, and asks to come again', async () => {
    const { origin } = await backend(() => undefined)
    const { app, lines } = impatient(origin)
    const response = await app.request(CART)
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '2'])
    expect(await response.json()).toEqual({ message: messages('de', 'unavailable') })
    expect(lines).toMatchObject([
      { level: 'warn', err: { type: 'DOMException', message: expect.stringContaining('timeout') } },
    ])
  })

  it('whose answer does not end in time is cut off', async () => {
    const { origin } = await backend((_request, response) => {
      response.write('{"begun":')
    })
    const response = await impatient(origin, 2000).app.request(CART)
    expect(response.status).toBe(200)
    // What is left of the request by then is nothing that could be told of its end.
    collectGarbage()
    await expect(response.text()).rejects.toThrow('timeout')
  })

  it('that its caller gives up is given up too, and not held against the backend', async () => {
    const reached = gate()
    const closed = gate()
    const { origin } = await backend((_request, response) => {
      response.on('close', closed.open)
      reached.open()
    })
    const { app, lines } = shopOver(origin)
    const caller = new AbortController()
    const call = app.request(CART, { signal: caller.signal })
    await reached.passed
    caller.abort()
    await closed.passed
    await call
    expect(lines.filter(({ level }) => level === 'warn')).toEqual([])
  })
})

describe('a picture', () => {
  it("that an answer of another backend names is that backend's to give", async () => {
    const { origin, reached } = await backend((request, response) => {
      response.writeHead(request.url === '/media/packs/1.svg' ? 200 : 404, {
        'Content-Type': 'image/svg+xml',
        'Cache-Control': 'public, max-age=60',
      })
      response.end('<svg/>')
    })
    const { app } = shopOver(origin)
    const found = await app.request('/media/packs/1.svg')
    expect([found.status, found.headers.get('Content-Type'), await found.text()]).toEqual([
      200,
      'image/svg+xml',
      '<svg/>',
    ])
    expect(found.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
    expect((await app.request('/media/packs/2.svg')).status).toBe(404)
    expect(reached.map(({ request }) => request.url)).toEqual(['/media/packs/1.svg', '/media/packs/2.svg'])
  })
})
