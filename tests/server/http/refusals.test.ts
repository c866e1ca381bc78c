import { cpSync, mkdtempSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import type { CallDefinition } from '#contract/call.ts'
import { calls } from '#server/http/calls.ts'
import { ADDRESS_MAX } from '#server/http/middleware/address.ts'
import { loadMessages } from '#server/texts/messages.ts'
import { ReadyJson } from '#server/ready-json.ts'

import { testApp } from './support/app.ts'

const LISTING = '/api/v2/storefront/products'
const all: readonly CallDefinition[] = Object.values(calls)
const needsToken = (call: CallDefinition) => call.access.token === 'access' || call.access.token === 'refresh'
const address = (call: CallDefinition) => `/api${call.path.replaceAll(/\{\w+\}/g, '7')}`

describe('refusals', () => {
  it.each(all.filter(needsToken).map((call) => [call.method, call.path, call] as const))(
    '%s %s without a token is 401',
    async (_method, _path, call) => {
      const { app } = testApp()
      const response = await app.request(address(call), { method: call.method })
      expect(response.status).toBe(401)
      expect(response.headers.get('WWW-Authenticate')).toBe('Bearer')
    },
  )

  it('says the same in the language of language_code, and in English where that language lacks the text (error.answers-share-one-shape)', async () => {
    const locales = mkdtempSync(join(tmpdir(), 'verbena-locales-'))
    cpSync('public/locales/en', join(locales, 'en'), { recursive: true })
    mkdirSync(join(locales, 'de'))
    writeFileSync(
      join(locales, 'de/server.json'),
      JSON.stringify({ badInput: 'Etwas stimmt nicht.', fieldInvalid: 'Ungültig.' }),
    )
    const { app } = testApp({ messages: loadMessages(locales) })

    const german = await app.request(`${LISTING}?limit=x&language_code=de`)
    expect(await german.json()).toEqual({ message: 'Etwas stimmt nicht.', errors: { limit: 'Ungültig.' } })
    const byCookie = await app.request('/assets/none.js', { headers: { Cookie: 'preferred_language=de' } })
    expect(await byCookie.json()).toEqual({ message: 'There’s nothing at this address.' })
    const unknown = await app.request(`${LISTING}?limit=x&language_code=xx`)
    expect(await unknown.json()).toMatchObject({ errors: { limit: 'This isn’t valid. Please check it.' } })
  })

  it('answers an unknown path of the API with 404 as JSON, by any method', async () => {
    const { app } = testApp()
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
      const response = await app.request('/api/v2/nothing', { method })
      expect(response.status).toBe(404)
      expect(response.headers.get('Content-Type')).toBe('application/json')
    }
  })

  it('answers a wrong method with 405 and the methods there are', async () => {
    const { app } = testApp()
    const onCall = await app.request(LISTING, { method: 'DELETE' })
    expect([onCall.status, onCall.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
    expect(await onCall.json()).toEqual({ message: 'That isn’t possible at this address.' })
    const onCart = await app.request('/api/v2/storefront/cart', { method: 'PATCH' })
    expect(new Set(onCart.headers.get('Allow')?.split(', '))).toEqual(new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']))
    const onPage = await app.request('/en/products', { method: 'POST' })
    expect([onPage.status, onPage.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('answers HEAD like GET, without a body', async () => {
    const { app } = testApp()
    const response = await app.request(LISTING, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })

  it('refuses an address above the limit with 414, and takes one just below (error.status-meanings)', async () => {
    const { app } = testApp()
    const path = `${LISTING}?x=`
    expect((await app.request(path + 'a'.repeat(ADDRESS_MAX + 1 - path.length))).status).toBe(414)
    expect((await app.request(path + 'a'.repeat(ADDRESS_MAX - path.length))).status).toBe(200)
  })

  it('refuses writes from another origin, and none else (security.writes-from-elsewhere-are-refused)', async () => {
    const { app } = testApp()
    const write = (origin: string | undefined) =>
      app.request('http://localhost:3000/api/v2/contact', {
        method: 'POST',
        headers: origin === undefined ? {} : { Origin: origin },
      })
    expect((await write('https://evil.example')).status).toBe(403)
    expect((await write('null')).status).toBe(403)
    expect((await write('http://localhost:3001')).status).toBe(403)
    expect((await write('http://localhost:3000')).status).toBe(400)
    expect((await write(undefined)).status).toBe(400)
    const read = await app.request(`http://localhost:3000${LISTING}`, { headers: { Origin: 'https://evil.example' } })
    expect([read.status, read.headers.get('Access-Control-Allow-Origin')]).toEqual([200, null])
  })

  it('asks to come again while the shop starts (error.busy-answers-say-when)', async () => {
    const { app } = testApp({ services: () => undefined })
    const response = await app.request(LISTING)
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '2'])
  })

  it('asks to come again while the database is away', async () => {
    const { app, catalogue, lines } = testApp({
      isDatabaseLost: (error) => error instanceof Error && error.message === 'lost',
    })
    catalogue.listProducts = () => Promise.reject(new Error('lost'))
    const response = await app.request(LISTING)
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '2'])
    expect(lines.some((line) => line['level'] === 'warn')).toBe(true)
  })

  it('says nothing of a failure but its request id, under which the log holds the rest (error.nothing-internal-is-shown)', async () => {
    const { app, catalogue, lines } = testApp()
    catalogue.listProducts = () => Promise.reject(new Error('relation "secret_table" does not exist'))
    const response = await app.request(LISTING)
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ message: 'Something went wrong on our side. Please try again.' })
    const line = lines.find(({ level }) => level === 'error')
    expect(line?.['requestId']).toBe(response.headers.get('X-Request-Id'))
    expect(JSON.stringify(line)).toContain('secret_table')
  })

  it('fails loudly where an answer breaks the contract, while developing', async () => {
    const { app, catalogue, lines } = testApp()
    const { filterOptionsJson } = catalogue
    catalogue.filterOptionsJson = async (ids, language) =>
      ReadyJson.from({ ...(await filterOptionsJson(ids, language)).parse(), password_hash: 'x' })
    expect((await app.request('/api/v2/storefront/categories')).status).toBe(500)
    expect(JSON.stringify(lines)).toContain('fields that the contract does not name')
  })
})
