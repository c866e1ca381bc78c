import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { REACT_ARIA_STYLE_HASHES } from '#server/http/middleware/security-headers.ts'

import { testApp } from './support/app.ts'
import { operator } from '#tests/support/operator.ts'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The style sheet that a module of react-aria writes into the page, with its constants filled in. */
function injectedStyle(module: string): string {
  const source = readFileSync(join('node_modules/react-aria/dist/private', module), 'utf8')
  const [, style = ''] = /style\.textContent = `([^`]*)`\s*\.trim\(\)/.exec(source) ?? []
  return style
    .replaceAll(
      /\$\{([^}]+)\}/g,
      (_, name: string) => source.split(`const ${name} = '`)[1]?.split("'")[0] ?? `no ${name}`,
    )
    .trim()
}

const SETTINGS = { shopName: 'Verbena', shopRegion: 'eu', operator, apiOrigin: undefined } as const

describe('the headers of an answer', () => {
  it.each([
    '/en/products',
    '/api/v2/storefront/products',
    '/api/health',
    '/api/none',
    '/assets/none.js',
    '/robots.txt',
    '/api/docs',
  ])('of %s allow nothing but the shop itself (security.no-referrer, security.strict-content-policy)', async (path) => {
    const { headers } = await testApp().app.request(path)
    const policy = headers.get('Content-Security-Policy') ?? ''
    for (const directive of [
      "default-src 'self'",
      "script-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ])
      expect(policy.split('; ')).toContain(directive)
    expect(policy).not.toContain('unsafe')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
    expect(headers.get('Permissions-Policy')).toContain('camera=()')
    expect(headers.get('X-Powered-By')).toBeNull()
    expect(headers.get('Strict-Transport-Security')).toBeNull()
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('ask for https only where people come by https', async () => {
    const { app } = testApp({ settings: { ...SETTINGS, publicUrl: 'https://shop.example' } })
    expect((await app.request('/en/products')).headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8}/)
  })

  it('allow by hash the style sheets that the installed react-aria writes into the page', () => {
    const styles = [injectedStyle('interactions/usePress.mjs'), injectedStyle('overlays/usePreventScroll.mjs')]
    expect(styles.map(sha256)).toEqual(REACT_ARIA_STYLE_HASHES)
  })

  it('carry an id that the caller cannot choose (error.nothing-internal-is-shown)', async () => {
    const { headers } = await testApp().app.request('/api/health', { headers: { 'X-Request-Id': 'mine' } })
    expect(headers.get('X-Request-Id')).not.toBe('mine')
  })
})
