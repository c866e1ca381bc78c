import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { testApp } from './support/app.ts'

function client(): string {
  const dir = mkdtempSync(join(tmpdir(), 'verbena-client-'))
  for (const name of ['statecharts', 'inspector']) {
    mkdirSync(join(dir, `.${name}`))
    writeFileSync(join(dir, `.${name}`, 'index.html'), `<!doctype html><title>${name}</title>`)
    writeFileSync(join(dir, `.${name}`, `${name}.js`), `'${name}'`)
  }
  return dir
}

const shop = (inspector: boolean) =>
  testApp({
    clientDir: client(),
    settings: {
      shopName: 'Verbena',
      shopRegion: 'eu',
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
})
