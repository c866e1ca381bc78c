import { describe, expect, it } from 'vitest'

import { loggedAddress } from '#server/log.ts'

import { memoryLog, testApp } from './support/app.ts'

describe('the log', () => {
  it('holds one object a request, with its id, status and time (operations.logs-are-json-lines)', async () => {
    const { app, lines } = testApp()
    const response = await app.request('/api/v2/storefront/products?brands=3,17&page=2&language_code=de')
    expect(lines).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-.*Z$/),
        requestId: response.headers.get('X-Request-Id'),
        method: 'GET',
        address: '/api/v2/storefront/products?brands=3,17&page=2&language_code=…',
        status: 200,
        ms: expect.any(Number),
        msg: 'request',
      },
    ])
  })

  it('leaves out files that were found', async () => {
    const { app, lines } = testApp()
    await app.request('/robots.txt')
    await app.request('/none.txt')
    expect(lines.map(({ address }) => address)).toEqual(['/none.txt'])
  })

  it.each([
    ['/de/reset-password/abc123', '/de/reset-password/…'],
    ['/api/v2/auth/reset-password/abc123?language_code=de', '/api/v2/auth/reset-password/…?language_code=…'],
    ['/en/activate/t0k3n/', '/en/activate/…/'],
    ['/multipass/x.y-z', '/multipass/…'],
    ['/en/search-results?query=my%20illness&page=2', '/en/search-results?query=…&page=2'],
    ['/x?token=abc&ids=1,2&flag', '/x?token=…&ids=1,2&flag'],
  ])('masks what is secret or personal in %s (security.one-time-tokens-leave-the-address)', (address, logged) => {
    expect(loggedAddress(address)).toBe(logged)
  })

  it('masks secrets by name at any of the first three levels, and e-mail addresses and tokens wherever they stand (security.log-holds-no-secret)', () => {
    const { log, lines } = memoryLog()
    log.info(
      {
        authorization: 'Bearer aaa',
        password: 'p4ssword',
        headers: { cookie: 'c00kie', 'set-cookie': 's3t' },
        body: { user: { email: 'a@b.example', refresh_token: 'r3fresh' } },
        err: new Error('Key (email)=(jane.doe+x@mail.example.org) already exists, sent with Bearer abc.def-123'),
      },
      'for john@mail.example with eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjF9.c2ln',
    )
    const written = JSON.stringify(lines)
    expect(written).not.toMatch(/aaa|p4ssword|c00kie|s3t"|r3fresh|@mail|abc\.def|eyJ/)
    expect(written).toContain('already exists')
    expect(lines[0]).toMatchObject({ password: '[hidden]', body: { user: { email: '[hidden]' } } })
  })

  it('holds of an error its type, message, code, stack and causes, and nothing that a library hung on it', () => {
    const { log, lines } = memoryLog()
    const client = { connectionParameters: { user: 'shop', host: 'db.internal' }, activeQuery: 'select secret' }
    const cause = Object.assign(new TypeError('connect failed'), { code: 'ECONNREFUSED', address: '10.0.0.7' })
    log.warn({ err: Object.assign(new Error('terminated', { cause }), { code: '57P01', client }) }, 'lost')
    log.error(Object.assign(new Error('bare'), { client }))
    expect(lines[0]?.['err']).toEqual({
      type: 'Error',
      message: 'terminated',
      code: '57P01',
      stack: expect.stringContaining('terminated'),
      cause: { type: 'TypeError', message: 'connect failed', code: 'ECONNREFUSED', stack: expect.any(String) },
    })
    expect(lines[1]?.['err']).toEqual({ type: 'Error', message: 'bare', stack: expect.any(String) })
  })

  it('holds what was thrown without being an error, and an error that is its own cause', () => {
    const { log, lines } = memoryLog()
    log.error({ err: 'a text' }, 'thrown')
    const circle = new Error('circle')
    circle.cause = circle
    log.error({ err: circle }, 'thrown')
    expect(lines.map(({ err }) => err)).toMatchObject([
      { type: 'string', message: 'a text' },
      { type: 'Error', message: 'circle' },
    ])
  })
})
