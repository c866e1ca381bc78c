import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it, vi } from 'vitest'

import { fakeAccounts, fakeServices, testApp } from './support/app.ts'
import { operator } from '#tests/support/operator.ts'

function client(): string {
  const dir = mkdtempSync(join(tmpdir(), 'verbena-client-'))
  writeTools(dir)
  return dir
}

function writeTools(dir: string): void {
  for (const name of ['statecharts', 'inspector']) {
    mkdirSync(join(dir, `.${name}`))
    writeFileSync(join(dir, `.${name}`, 'index.html'), `<!doctype html><title>${name}</title>`)
    writeFileSync(join(dir, `.${name}`, `${name}.js`), `'${name}'`)
  }
}

const shop = (inspector: boolean, clientDir = client(), completeClient?: () => Promise<void>) =>
  shopWith({ inspector, demo: true }, { clientDir, ...(completeClient && { completeClient }) })

const shopWith = (
  own: { readonly inspector: boolean; readonly demo: boolean; readonly publicUrl?: string },
  more: Parameters<typeof testApp>[0] = {},
) =>
  testApp({
    clientDir: client(),
    ...more,
    settings: {
      shopName: 'Verbena',
      shopRegion: 'eu',
      operator,
      publicUrl: 'http://localhost:3000',
      apiOrigin: undefined,
      ...own,
    },
  }).app

const PATHS = ['/statecharts', '/statecharts/', '/statecharts/statecharts.js', '/inspector', '/inspector/inspector.js']

describe('gallery and inspector (operations.gallery-and-inspector)', () => {
  it.each(PATHS)('are served at %s, and kept from search engines', async (path) => {
    const answer = await shop(true).request(path)
    expect([answer.status, answer.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex'])
    expect(await answer.text()).toContain(path.split('/')[1])
  })

  it.each(PATHS)('are not at %s without the setting', async (path) => {
    expect((await shop(false).request(path)).status).toBe(404)
  })

  it.each([
    '/.statecharts/index.html',
    '/statecharts/none.js',
    '/statecharts/../index.html',
    '/statecharts/%2e%2e/x.js',
  ])('have nothing at %s', async (path) => {
    expect((await shop(true).request(path)).status).not.toBe(200)
  })

  it.each(['statecharts', 'inspector'])(
    'are built when /%s is first asked for, and the page comes by itself (operations.first-start-is-quick)',
    async (name) => {
      const dir = mkdtempSync(join(tmpdir(), 'verbena-client-'))
      const build = vi.fn(() => Promise.resolve(writeTools(dir)))
      const held = vi.fn(() => new Promise<void>(() => undefined))
      const waiting = await shop(true, dir, held).request(`/${name}`)
      expect([waiting.status, waiting.headers.get('Retry-After'), held.mock.calls.length]).toEqual([503, '1', 1])
      expect(await waiting.text()).toContain('http-equiv="refresh"')

      const app = shop(true, dir, build)
      await app.request(`/${name}`)
      expect(await (await app.request(`/${name}`)).text()).toBe(`<!doctype html><title>${name}</title>`)
      expect(build).toHaveBeenCalledOnce()
    },
  )

  it('that could not be built are an error, and not waited for', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'verbena-client-'))
    const answer = await shop(true, dir, () => Promise.reject(new Error('no room'))).request('/statecharts')
    expect(answer.status).toBe(500)
  })
})

describe('gallery and inspector outside the demo (operations.tools-ask-an-admin)', () => {
  const signedIn = (access_token: string) => ({ access_token, refresh_token: 'refresh' })
  const accounts = {
    ...fakeAccounts(),
    login: ({ email, password }: { readonly email: string; readonly password: string }) =>
      Promise.resolve(password === 'Verbena-2026!' ? signedIn(email.split('@')[0] ?? '') : ('wrong' as const)),
  }
  const guarded = (publicUrl = 'http://localhost:3000') =>
    shopWith(
      { inspector: true, demo: false, publicUrl },
      { services: () => fakeServices({ accounts: accounts as never }) },
    )
  const enter = (
    app: ReturnType<typeof guarded>,
    email: string,
    password = 'Verbena-2026!',
    origin = 'http://localhost:3000',
  ) =>
    app.request('/inspector/sign-in', {
      method: 'POST',
      headers: { Origin: origin, Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email, password }).toString(),
    })

  it.each(PATHS)('serve nothing of theirs at %s, but ask', async (path) => {
    const isPage = !path.endsWith('.js')
    for (const Cookie of ['', 'verbena_tools=client', 'verbena_tools=practitioner', 'verbena_tools=unknown']) {
      const answer = await guarded().request(path, { headers: { Cookie, Authorization: 'Bearer admin' } })
      const text = await answer.text()
      expect([answer.status, text.includes('Sign in'), text.includes("'statecharts'")]).toEqual([401, isPage, false])
    }
  })

  it.each(PATHS)('are served at %s to an admin, and kept by no cache between', async (path) => {
    const answer = await guarded().request(path, { headers: { Cookie: 'verbena_tools=admin' } })
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'private, no-cache'])
  })

  it('let an admin in who signs in, with a cookie for their own addresses alone', async () => {
    const answer = await enter(guarded('https://shop.example'), 'admin@mail.example', undefined, 'https://shop.example')
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/inspector'])
    expect(answer.headers.getSetCookie()).toEqual(
      ['statecharts', 'inspector'].map((name) => `verbena_tools=admin; Path=/${name}; HttpOnly; Secure; SameSite=Lax`),
    )
  })

  it.each([
    ['client@mail.example', 'Verbena-2026!', 403, 'isn’t an admin'],
    ['admin@mail.example', 'wrong', 401, 'don’t match'],
    ['nobody', '', 401, 'don’t match'],
  ])('say why %s is not let in', async (email, password, status, said) => {
    const answer = await enter(guarded(), email, password)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([status, []])
    expect(await answer.text()).toContain(said)
  })

  it('take no form of another origin, none that is long, and none where they are not served', async () => {
    expect((await enter(guarded(), 'admin@mail.example', undefined, 'https://other.example')).status).toBe(403)
    expect((await enter(guarded(), 'admin@mail.example', 'a'.repeat(5000))).status).toBe(413)
    const none = shopWith({ inspector: false, demo: false })
    expect((await enter(none, 'admin@mail.example')).headers.getSetCookie()).toEqual([])
  })
})
