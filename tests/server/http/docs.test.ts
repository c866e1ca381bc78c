import { describe, expect, it } from 'vitest'

import { calls } from '#server/http/calls.ts'

import { fakeServices, testApp } from './support/app.ts'

describe('the contract as it is served', () => {
  const { app } = testApp()

  it('is an OpenAPI document with every call', async () => {
    const response = await app.request('/api/openapi.json')
    const document = (await response.json()) as {
      openapi: string
      info: { version: string }
      paths: Record<string, object>
    }
    expect([document.openapi, document.info.version]).toEqual(['3.1.0', '0.1.0'])
    const operations = Object.values(document.paths).flatMap(
      (methods) => Object.values(methods) as { operationId: string }[],
    )
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(calls).sort())
  })

  it('is a page with every call, in the look of the shop, without script or inline style', async () => {
    const response = await app.request('/api/docs')
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=UTF-8')
    const html = await response.text()
    for (const id of Object.keys(calls)) expect(html).toContain(`id="${id}"`)
    expect(html).not.toMatch(/<script|<style|style=/)
    expect(html).toContain('<html lang="en">')

    const css = await app.request('/api/docs.css')
    expect(css.headers.get('Content-Type')).toBe('text/css; charset=UTF-8')
    expect(await css.text()).toContain('--paper: light-dark(')
  })

  it('is told apart by language', async () => {
    const html = await (await app.request('/api/docs?language_code=jp')).text()
    expect(html).toContain('<html lang="ja">')
  })
})

describe('health', () => {
  it('is ok while the database answers (operations.health-call)', async () => {
    const response = await testApp().app.request('/api/health')
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok', version: '0.1.0', database: 'ok' }])
  })

  it('is 503 while the shop starts (operations.health-call)', async () => {
    const response = await testApp({ services: () => undefined }).app.request('/api/health')
    expect([response.status, await response.json()]).toEqual([
      503,
      { status: 'starting', version: '0.1.0', database: 'starting' },
    ])
    expect(response.headers.get('Retry-After')).toBe('2')
  })

  it.each([
    ['does not answer', () => Promise.resolve(false)],
    ['cannot be asked', () => Promise.reject(new Error('gone'))],
  ])('is 503 while the database %s', async (_how, healthy) => {
    const { app } = testApp({ services: () => fakeServices({ database: { healthy } }) })
    const response = await app.request('/api/health')
    expect([response.status, await response.json()]).toEqual([
      503,
      { status: 'unavailable', version: '0.1.0', database: 'unavailable' },
    ])
  })
})
