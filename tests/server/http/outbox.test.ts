import { describe, expect, it } from 'vitest'

import { withLinks } from '#server/mail/html/links.ts'
import { hasOutboxPage } from '#server/http/outbox/served.ts'
import type { OutboxMail } from '#server/mail/index.ts'

import { fakeServices, testApp } from './support/app.ts'

const MAIL: OutboxMail = {
  id: 7,
  to: 'anna@mail.example',
  replyTo: null,
  language: 'jp',
  subject: 'Your <link> & more',
  attempts: 0,
  blocks: null,
  topic: null,
  shareId: null,
  userId: null,
  state: 'waiting',
  body: 'Open https://shop.example/jp/activate/a-b_c?x=1&y=2.\n\n<script>alert(1)</script> javascript:alert(1)',
  writtenAt: new Date('2026-01-02T03:04:05.678Z'),
}
const TO_SHOP: OutboxMail = {
  ...MAIL,
  id: 6,
  to: null,
  replyTo: 'visitor@mail.example',
  subject: 'Older',
  state: 'given up',
  attempts: 9,
  body: '',
}

function outbox(mails: readonly OutboxMail[] = [MAIL, TO_SHOP], showsOutbox = true) {
  const asked: number[] = []
  const services = fakeServices({
    mail: {
      newest: (count) => {
        asked.push(count)
        return Promise.resolve([...mails])
      },
      html: (id) => Promise.resolve(id === MAIL.id ? '<!doctype html><p style="color:red">Hi</p>' : undefined),
    },
  })
  const { app, lines } = testApp({ services: () => services, showsOutbox })
  const get = (
    path = '/outbox',
    {
      host = 'localhost:3000',
      peer = '127.0.0.1',
      headers = {},
      method = 'GET',
    }: {
      host?: string | undefined
      peer?: string | undefined
      headers?: Record<string, string>
      method?: string
    } = {},
  ) =>
    app.request(
      `http://localhost:3000${path}`,
      { method, headers: { Host: host, Accept: 'text/html', ...headers } },
      { incoming: { socket: { remoteAddress: peer } } },
    )
  return { get, asked, lines }
}

describe('the page of the outbox', () => {
  it('shows the HTML of a mail in a frame without scripts or the shop’s origin', async () => {
    const { get } = outbox()
    expect(await (await get()).text()).toMatch(
      /<iframe\s+src="\/outbox\/7"[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/,
    )
    const response = await get('/outbox/7')
    expect([response.status, await response.text()]).toEqual([200, '<!doctype html><p style="color:red">Hi</p>'])
    const policy = response.headers.get('Content-Security-Policy')
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'; sandbox/,
    )
    expect(policy).not.toContain('allow-scripts')
    expect(response.headers.get('X-Frame-Options')).toBe('SAMEORIGIN')
    for (const path of ['/outbox/8', '/outbox/07', '/outbox/7x']) expect((await get(path)).status).toBe(404)
  })

  it('shows the newest mails in the order given, with links to follow, and no script or inline style', async () => {
    const { get, asked } = outbox()
    const response = await get()
    expect([response.status, response.headers.get('Content-Type'), response.headers.get('Cache-Control')]).toEqual([
      200,
      'text/html; charset=UTF-8',
      'no-store',
    ])
    expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
    const html = await response.text()
    expect(asked).toEqual([100])
    expect(html).toContain('<html lang="en">')
    expect(html.indexOf('Your &lt;link&gt; &amp; more')).toBeLessThan(html.indexOf('Older'))
    expect(html).toContain(
      '<a href="https://shop.example/jp/activate/a-b_c?x=1&amp;y=2">https://shop.example/jp/activate/a-b_c?x=1&amp;y=2</a>.',
    )
    expect(html).toContain('<time datetime="2026-01-02T03:04:05.678Z">2026-01-02 03:04:05 UTC</time>')
    expect(html).toContain('<dd>anna@mail.example</dd>')
    expect(html).toContain('<dd>The shop itself</dd>')
    expect(html).toContain('<dd>visitor@mail.example</dd>')
    expect(html).toContain('<dd>Not sent (9 attempts)</dd>')
    expect(html).toContain('lang="ja"')
    expect(html).not.toMatch(/<script|<style|style=|href="javascript/)
    expect(html).not.toContain('id="shop-settings"')
  })

  it('says so where there is no mail', async () => {
    expect(await (await outbox([]).get()).text()).toContain('No emails yet.')
  })

  it('has the look of the shop', async () => {
    const css = await outbox().get('/outbox/outbox.css')
    expect([css.status, css.headers.get('Content-Type')]).toEqual([200, 'text/css; charset=UTF-8'])
    expect(await css.text()).toContain('--paper: light-dark(')
  })

  it.each([
    ['127.0.0.1', 'localhost:3000'],
    ['127.0.0.1', 'LOCALHOST'],
    ['127.8.9.1', '127.0.0.1:3000'],
    ['::1', '[::1]:3000'],
    ['::ffff:127.0.0.1', 'localhost'],
  ])('is for this machine: %s asking %s (mail.outbox-page-is-local)', async (peer, host) => {
    expect((await outbox().get('/outbox', { peer, host })).status).toBe(200)
  })

  it.each([
    ['another machine', { peer: '192.168.1.5' }],
    ['another machine by IPv6', { peer: 'fe80::1' }],
    ['another machine as IPv4 in IPv6', { peer: '::ffff:10.0.0.1' }],
    ['a connection that is gone', { peer: undefined }],
    ['a name that resolves to this machine', { host: 'evil.example:3000' }],
    ['a name that begins like this machine', { host: 'localhost.evil.example' }],
    ['a name that begins like its address', { host: '127.0.0.1.evil.example' }],
    ['an address of another machine', { host: '192.168.1.5:3000' }],
    ['no host', { host: '' }],
    ['a proxy that tells of whom it stands for', { headers: { 'X-Forwarded-For': '127.0.0.1' } }],
    ['a proxy that tells so by the standard', { headers: { Forwarded: 'for=127.0.0.1' } }],
    ['a proxy that names itself', { headers: { Via: '1.1 proxy' } }],
  ])('is nothing to %s', async (_who, from) => {
    const { get, asked } = outbox()
    // A default would stand in for an undefined peer.
    const given = 'peer' in from && from.peer === undefined ? { ...from, peer: '' } : from
    for (const path of ['/outbox', '/outbox/', '/outbox/outbox.css', '/outbox/7']) {
      const response = await get(path, given)
      expect([response.status, await response.json()]).toEqual([404, { message: 'There’s nothing at this address.' }])
    }
    expect(asked).toEqual([])
  })

  it('cannot be had by claiming to come from here', async () => {
    const response = await outbox().get('/outbox', {
      peer: '192.0.2.7',
      headers: { 'X-Forwarded-For': '127.0.0.1', 'X-Real-IP': '127.0.0.1', Forwarded: 'for=127.0.0.1' },
    })
    expect(response.status).toBe(404)
  })

  it('is no page of the shop where it is not served, nor below, nor written to', async () => {
    for (const response of [
      await outbox([MAIL], false).get(),
      await outbox().get('/outbox/seven'),
      await outbox().get('/outbox', { method: 'POST' }),
    ]) {
      expect([response.status, response.headers.get('Content-Type')]).toEqual([404, 'application/json'])
    }
  })

  it('asks to come again while the shop starts', async () => {
    const { app } = testApp({ services: () => undefined })
    const response = await app.request(
      'http://localhost:3000/outbox',
      { headers: { Host: 'localhost:3000' } },
      { incoming: { socket: { remoteAddress: '::1' } } },
    )
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '2'])
  })

  it('leaves nothing of the mails in the log', async () => {
    const { get, lines } = outbox()
    await get()
    expect(lines).toMatchObject([{ address: '/outbox', status: 200 }])
    expect(JSON.stringify(lines)).not.toMatch(/anna|activate|a-b_c|Older/)
  })
})

describe('a shop has a page of its outbox', () => {
  const mail = { smtpUrl: 'smtp://mail.example', from: 'a@b.example', to: 'a@b.example' }
  const base = { apiOrigin: undefined, demo: false, mail: undefined, publicUrl: 'http://localhost:3000' }
  it.each([
    ['without a mail server', {}, true],
    ['in the demo', { demo: true }, true],
    ['in the demo that sends mail', { demo: true, mail }, true],
    ['by its own address', { publicUrl: 'http://[::1]:3000' }, true],
    ['not where mail is sent', { mail }, false],
    ['not where people come from elsewhere', { publicUrl: 'https://shop.example' }, false],
    [
      'not even in the demo where people come from elsewhere',
      { demo: true, publicUrl: 'https://localhost.example' },
      false,
    ],
    ['not where another backend has the mails', { apiOrigin: 'https://api.example' }, false],
  ])('%s', (_when, given, has) => {
    expect(hasOutboxPage({ ...base, ...given })).toBe(has)
  })
})

describe('links in a text', () => {
  it.each([
    ['see (https://a.example/x) now', ['https://a.example/x']],
    ['https://a.example/1, http://b.example/2!', ['https://a.example/1', 'http://b.example/2']],
    ['https://a.example/"onclick="x', ['https://a.example/']],
    ['ftp://a.example javascript:alert(1) data:text/html,x', []],
    ['https:// and https://.', []],
    ['', []],
  ])('of %j are %j', (text, links) => {
    const html = withLinks(text).map(String)
    const found = html.flatMap((part) => [...part.matchAll(/^<a href="([^"]*)">\1<\/a>$/g)].map(([, href]) => href))
    expect(found).toEqual(links)
    expect(html.join('').replaceAll(/<[^>]*>/g, '')).toBe(text)
  })
})
