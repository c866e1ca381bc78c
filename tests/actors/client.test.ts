import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { createClient } from '#actors/create-client.ts'
import type { Client } from '#actors/client.ts'
import { login, refreshTokens } from '#areas/account/contract/auth.ts'
import { addToCart, getCart } from '#areas/cart/contract/cart.ts'
import { listProducts } from '#areas/catalogue/contract/catalogue.ts'

/** One answer of the stand-in server. */
interface Answer {
  status?: number
  headers?: Record<string, string>
  body?: string
  /** Never answers. */
  hang?: true
}

const emptyPage = {
  data: [],
  total_results: 0,
  total_pages: 0,
  current_page: 1,
  limit: 26,
  available_products: 0,
  unavailable_products: 0,
}

let requests: { method: string; url: URL; headers: IncomingMessage['headers']; body: string }[]
let answer: Answer
let stored: { access?: string | null; refresh?: string }
let refused: string[]
let missed: string[]
let logged: unknown[]
let client: Client
let stop: () => Promise<void>

beforeEach(async () => {
  requests = []
  answer = { body: JSON.stringify(emptyPage) }
  stored = {}
  refused = []
  missed = []
  logged = []
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      requests.push({
        method: request.method ?? '',
        url: new URL(request.url ?? '', 'http://shop'),
        headers: request.headers,
        body,
      })
      if (answer.hang) return
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers })
      response.end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  client = createClient({
    origin: `http://127.0.0.1:${address.port}`,
    language: () => 'jp',
    tokens: {
      access: () => Promise.resolve(stored.access),
      refresh: () => stored.refresh,
      refused: (token) => refused.push(token),
      missed: (text) => missed.push(text),
    },
    log: { warn: (...line) => logged.push(line), error: (...line) => logged.push(line) },
  })
  stop = () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
})

afterEach(() => stop())

describe('what a call sends', () => {
  test('values go into the query as plain text, and every call says the language (language.calls-carry-language-code)', async () => {
    await client.call(listProducts, { query: { categories: [3, 17], order_by: 'price', page: 2 } })
    const [sent] = requests
    expect(sent?.method).toBe('GET')
    expect(sent?.url.pathname).toBe('/api/v2/storefront/products')
    expect(Object.fromEntries(sent?.url.searchParams ?? [])).toEqual({
      categories: '3,17',
      order_by: 'price',
      page: '2',
      language_code: 'jp',
    })
  })

  test('a body goes as JSON (call.sends-json-with-credentials)', async () => {
    await client.call(login, { body: { email: 'a@verbena.test', password: 'x' } })
    expect(requests[0]?.headers['content-type']).toContain('application/json')
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ email: 'a@verbena.test', password: 'x' })
  })

  test('an optional token is sent where one is stored, and not missed where none is', async () => {
    await client.call(listProducts, { query: {} })
    stored.access = 'one'
    await client.call(listProducts, { query: {} })
    expect(requests.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer one'])
  })

  test('a call for visitors never carries a token (call.bearer-unless-open)', async () => {
    stored.access = 'one'
    await client.call(login, { body: { email: 'a@verbena.test', password: 'x' } })
    expect(requests[0]?.headers.authorization).toBeUndefined()
  })

  test('a refresh carries the refresh token (call.bearer-unless-open)', async () => {
    stored = { access: 'one', refresh: 'two' }
    await client.call(refreshTokens, {})
    expect(requests[0]?.headers.authorization).toBe('Bearer two')
  })

  test('a write goes under the key that it is given, and a call without one has none (call.idempotency-key-happens-once)', async () => {
    stored.access = 'one'
    const body = { product_id: 1, product_variant_id: 2, quantity: 3 }
    await client.call(addToCart, { body }, { key: 'a-1' })
    await client.call(addToCart, { body })
    expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['a-1', undefined])
  })
})

describe('what a call comes to', () => {
  test('a call that needs a token raises Unauthorized before the network where none is stored (session.no-token-no-call)', async () => {
    expect(await client.call(getCart, {})).toEqual({ ok: false, problem: { kind: 'unauthorized' } })
    expect(await client.call(refreshTokens, {})).toEqual({ ok: false, problem: { kind: 'unauthorized' } })
    expect(requests).toEqual([])
  })

  test('a call whose token has run out, and cannot be renewed now, reaches nobody and is not taken for a refusal', async () => {
    stored.access = null
    expect(await client.call(getCart, {})).toEqual({ ok: false, problem: { kind: 'unreachable' } })
    expect([requests, missed]).toEqual([[], []])
  })

  test('a call that misses its token says what has to be signed in for; one that needs none misses nothing (session.missing-token-asks-to-sign-in)', async () => {
    await client.call(getCart, {})
    await client.call(listProducts, { query: {} })
    expect(missed).toEqual(['common:session.signInToGoOn'])
    stored.access = 'one'
    await client.call(getCart, {})
    expect(missed).toHaveLength(1)
  })

  test('an answer that keeps the contract is the value', async () => {
    expect(await client.call(listProducts, { query: {} })).toEqual({ ok: true, value: emptyPage })
  })

  test('a refusal carries the status and the words of the server', async () => {
    answer = { status: 400, body: JSON.stringify({ message: '無効です', errors: { page: '数字' } }) }
    expect(await client.call(listProducts, { query: {} })).toEqual({
      ok: false,
      problem: { kind: 'refused', status: 400, message: '無効です', errors: { page: '数字' } },
    })
  })

  test('of a refused token the source is told, but not where it was the one for new tokens', async () => {
    stored = { access: 'a', refresh: 'r' }
    answer = { status: 401, body: '{}' }
    await client.call(refreshTokens, {})
    expect(refused).toEqual([])
    await client.call(getCart, {})
    expect(refused).toEqual(['a'])
  })

  test('a refusal without readable words still carries its status', async () => {
    answer = { status: 502, body: '<h1>Bad gateway</h1>' }
    expect(await client.call(listProducts, { query: {} })).toEqual({
      ok: false,
      problem: { kind: 'refused', status: 502, message: '' },
    })
  })

  test.each([
    ['20', 20_000],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
    ['soon', undefined],
  ])('a refusal carries how long the server asks to be left alone: %s', async (header, retryAfter) => {
    answer = { status: 503, body: '{}', headers: { 'retry-after': header } }
    expect(await client.call(listProducts, { query: {} })).toEqual({
      ok: false,
      problem: { kind: 'refused', status: 503, message: '', ...(retryAfter !== undefined && { retryAfter }) },
    })
  })

  test('a refusal is not asked for again: the charts own every retry', async () => {
    answer = { status: 503, body: '{}' }
    await client.call(listProducts, { query: {} })
    expect(requests).toHaveLength(1)
  })

  test.each(['{', '[]', JSON.stringify({ ...emptyPage, total_results: 'many' })])(
    'an answer that breaks the contract is unreadable and logged: %s (call.answers-keep-the-contract)',
    async (body) => {
      answer = { body }
      expect(await client.call(listProducts, { query: {} })).toEqual({ ok: false, problem: { kind: 'unreadable' } })
      expect(logged).toHaveLength(1)
    },
  )

  test('a server that is not there is unreachable', async () => {
    await stop()
    expect(await client.call(listProducts, { query: {} })).toEqual({ ok: false, problem: { kind: 'unreachable' } })
  })

  test('a call that is not answered within its own time is unreachable', async () => {
    answer = { hang: true }
    const result = await client.call(listProducts, { query: {} }, { timeout: 50 })
    expect(result).toEqual({ ok: false, problem: { kind: 'unreachable' } })
  })

  test('an aborted call is silent: it rejects and logs nothing (search.given-up-search-is-silent)', async () => {
    answer = { hang: true }
    const abort = new AbortController()
    const result = client.call(listProducts, { query: {} }, { signal: abort.signal })
    abort.abort()
    await expect(result).rejects.toMatchObject({ name: 'AbortError' })
    expect(logged).toEqual([])
  })
})
