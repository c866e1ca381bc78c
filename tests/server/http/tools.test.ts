import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it, vi } from 'vitest'

import { testApp } from './support/app.ts'
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
  testApp({
    clientDir,
    ...(completeClient && { completeClient }),
    settings: {
      shopName: 'Verbena',
      shopRegion: 'eu',
      operator,
      publicUrl: 'http://localhost:3000',
      apiOrigin: undefined,
      inspector,
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
