import { describe, expect, it } from 'vitest'

import type { CallDefinition } from '#contract/call.ts'
import { calls } from '#server/http/calls.ts'

import { fakeAccounts, fakeServices, testApp, TOKENS } from './support/app.ts'

const all: readonly CallDefinition[] = Object.values(calls)
const address = (call: CallDefinition) => `/api${call.path.replaceAll(/\{\w+\}/g, '7')}`
const byAccess = (token: string) =>
  all.filter((call) => call.access.token === token).map((call) => [call.method, call.path, call] as const)

const { app } = testApp()

async function statusOf(call: CallDefinition, token: string): Promise<number> {
  return (await app.request(address(call), { method: call.method, headers: { Authorization: `Bearer ${token}` } }))
    .status
}

describe('who may call', () => {
  it.each(byAccess('access'))(
    '%s %s lets in its types, and nobody by a token that is not good',
    async (_method, _path, call) => {
      const types = 'types' in call.access ? call.access.types : undefined
      for (const [name, type] of Object.entries(TOKENS)) {
        const status = await statusOf(call, name)
        if (types?.includes(type) === false) expect(status, name).toBe(403)
        else expect([401, 403], name).not.toContain(status)
      }
      expect(await statusOf(call, 'forged')).toBe(401)
    },
  )

  it.each(byAccess('optional'))('%s %s takes a token that is not good for none', async (_method, _path, call) => {
    for (const token of ['forged', ...Object.keys(TOKENS)])
      expect([401, 403]).not.toContain(await statusOf(call, token))
  })

  it('a call that takes no token does not look at one', async () => {
    const asked: string[] = []
    const services = fakeServices({
      accounts: {
        ...fakeAccounts(),
        identify: (token) => {
          asked.push(token)
          return Promise.resolve(undefined)
        },
      },
    })
    const { app } = testApp({ services: () => services })
    for (const [method, , call] of [...byAccess('none'), ...byAccess('refresh')]) {
      await app.request(address(call), { method, headers: { Authorization: 'Bearer admin' } })
    }
    expect(asked).toEqual([])
  })

  it('is said in the language of the call', async () => {
    const response = await app.request('/api/v2/admin/accounts?language_code=de', {
      headers: { Authorization: 'Bearer client' },
    })
    expect([response.status, await response.json()]).toEqual([
      403,
      { message: 'Das ist für Ihre Art von Konto nicht vorgesehen.' },
    ])
  })
})

describe('what only certified practitioners may buy', () => {
  const LISTING = '/api/v2/storefront/products'
  const CALLS: readonly (readonly [string, string, string])[] = [
    ['listing', LISTING, 'GET'],
    ['product', `${LISTING}/magnesium-bisglycinate`, 'GET'],
    ['search', '/api/v2/storefront/search?query=magnesium', 'POST'],
    ['search by cursor', '/api/v2/storefront/search/cursor?query=magnesium', 'GET'],
  ]

  it.each(CALLS)(
    'is for types 1 and 2 in the %s, and for nobody else (product.restricted-is-for-types-one-and-two)',
    async (_name, path, method) => {
      const { app, catalogue } = testApp()
      const seen: [string | undefined, unknown][] = []
      for (const token of [undefined, 'forged', 'client', 'practitioner', 'certified', 'admin']) {
        catalogue.asked.length = 0
        // Another version, so that no kept answer stands in.
        catalogue.version += 1
        await app.request(path, { method, headers: token === undefined ? {} : { Authorization: `Bearer ${token}` } })
        const [asked] = catalogue.asked as { viewer: { mayBuyRestricted: boolean } }[]
        seen.push([token, asked?.viewer.mayBuyRestricted])
      }
      expect(seen).toEqual([
        [undefined, false],
        ['forged', false],
        ['client', false],
        ['practitioner', false],
        ['certified', true],
        ['admin', true],
      ])
    },
  )

  it('is never answered from what was kept for somebody else', async () => {
    const { app, catalogue } = testApp()
    const { listProducts } = catalogue
    catalogue.listProducts = async (query, language, viewer) => {
      const page = await listProducts(query, language, viewer)
      return {
        ...page,
        data: page.data.map((product) => ({
          ...product,
          name: viewer.mayBuyRestricted ? 'with price' : 'without price',
        })),
      }
    }
    const ask = (token: string, etag = '') =>
      app.request(LISTING, { headers: { Authorization: `Bearer ${token}`, 'If-None-Match': etag } })
    const visitor = await app.request(LISTING)
    const certified = await ask('certified')
    expect([await visitor.text(), await certified.text()]).toEqual([
      expect.stringContaining('without price'),
      expect.stringContaining('with price'),
    ])
    expect(certified.headers.get('ETag')).not.toBe(visitor.headers.get('ETag'))
    expect((await ask('certified', visitor.headers.get('ETag') ?? '')).status).toBe(200)
    expect((await ask('certified', certified.headers.get('ETag') ?? '')).status).toBe(304)
    expect([certified.headers.get('Cache-Control'), certified.headers.get('Vary')]).toEqual([
      'private, no-cache',
      'Authorization, Accept-Encoding',
    ])
    // Nobody else's rights differ, so their answers are the same one.
    await ask('client')
    await ask('admin')
    expect(catalogue.asked).toHaveLength(2)
  })
})
