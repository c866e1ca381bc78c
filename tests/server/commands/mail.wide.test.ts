import { mkdtempSync } from 'node:fs'
import { request, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { afterEach, describe, expect, it, vi } from 'vitest'

import { readSettings } from '#server/settings.ts'
import { type RunningShop, startShop } from '#server/shop.ts'
import { itAtLength } from '#tests/support/at-length.ts'

import { memoryLog } from '../http/support/app.ts'
import { gate } from '../http/support/gate.ts'
import { header, startMailServer } from '../mail/support/smtp.ts'

const SOON = { timeout: 10_000, interval: 20 }
const MESSAGE = { name: 'Anna Öberg', email: 'anna@mail.example', message: 'Do you send to Norway?' }

const noPage = () => Promise.reject(new Error('no page is asked for'))
const NO_PAGES = {
  clientDir: undefined,
  page: noPage,
  document: noPage,
  allowInline: false,
  wrap: (listener: RequestListener) => listener,
  close: () => Promise.resolve(),
}

describe('a shop', () => {
  const undo: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const step of undo.splice(0).toReversed()) await step()
  })

  async function open(env: Record<string, string> = {}) {
    const { log, lines } = memoryLog()
    const settings = readSettings({
      PORT: '0',
      DEMO: 'off',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'verbena-data-')),
      ...env,
    })
    const shop = await startShop(settings, log, { checkAnswers: true, frontend: () => Promise.resolve(NO_PAGES) })
    undo.push(() => shop.stop(AbortSignal.abort()))
    return { shop, settings, lines }
  }
  const write = ({ address }: RunningShop) =>
    fetch(`${address}/api/v2/contact?language_code=de`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(MESSAGE),
    })

  /** Asks under a name of one's choice, as a browser does for another site's name. */
  function askAs(host: string, { address }: RunningShop): Promise<{ status: number | undefined; body: string }> {
    const { hostname, port } = new URL(address)
    return new Promise((resolve, reject) => {
      request({ host: hostname, port, path: '/outbox', agent: false, headers: { Host: host } }, (response) => {
        text(response).then((body) => resolve({ status: response.statusCode, body }), reject)
      })
        .on('error', reject)
        .end()
    })
  }

  it('without a mail server keeps messages in its outbox, and shows them to this machine alone (mail.stays-without-smtp)', async () => {
    const { shop, lines } = await open()
    expect(shop.showsOutbox).toBe(true)
    expect(await (await write(shop)).json()).toEqual({
      message: 'Vielen Dank für Ihre Nachricht. Wir antworten Ihnen per E-Mail.',
    })
    const page = await fetch(`${shop.address}/outbox`)
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('Message to Verbena from Anna Öberg')
    expect(html).toContain('<dd>Waiting to be sent</dd>')
    expect(html).toContain('Verbena is run by Verbena Muster GmbH')
    expect((await askAs('evil.example', shop)).status).toBe(404)
    expect((await askAs('localhost', shop)).body).toContain('Do you send to Norway?')
    expect(JSON.stringify(lines)).not.toMatch(/Anna|anna|Norway/)
  })

  itAtLength(
    'sends a message to whoever runs it, counts callers by their connection, and shows no outbox',
    async () => {
      const server = await startMailServer()
      undo.push(server.close)
      const { shop, lines } = await open({
        SMTP_URL: `smtp://127.0.0.1:${server.port}`,
        MAIL_FROM: 'shop@verbena.example',
        MAIL_TO: 'people@verbena.example',
      })
      expect(shop.showsOutbox).toBe(false)
      expect((await fetch(`${shop.address}/outbox`)).status).toBe(404)
      const statuses: number[] = []
      for (let i = 0; i < 6; i += 1) statuses.push((await write(shop)).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
      await vi.waitFor(() => {
        expect(server.received).toHaveLength(5)
      }, SOON)
      const [mail] = server.received
      expect([mail?.from, mail?.to, header(mail, 'Reply-To')]).toEqual([
        'shop@verbena.example',
        ['people@verbena.example'],
        'anna@mail.example',
      ])
      expect(header(mail, 'Subject')).toMatch(/^=\?UTF-8\?/)
      expect(JSON.stringify(lines)).not.toMatch(/Anna|anna|Norway|people@|\[e-mail\]/)
    },
  )

  itAtLength('finishes the mail at hand before it is gone, and has it written down', async () => {
    const asked = gate()
    const answered = gate()
    const server = await startMailServer({
      onMail: () => {
        asked.open()
        return answered.passed
      },
    })
    undo.push(server.close)
    const env = {
      DATA_DIR: mkdtempSync(join(tmpdir(), 'verbena-data-')),
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      MAIL_FROM: 'shop@verbena.example',
    }
    const first = await open(env)
    await write(first.shop)
    await asked.passed
    let gone = false
    const stop = async (): Promise<void> => {
      await first.shop.stop()
      gone = true
    }
    const stopped = stop()
    await expect
      .poll(() =>
        fetch(`${first.shop.address}/api/health`).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed')
    expect(gone).toBe(false)
    answered.open()
    await stopped
    expect(server.received).toHaveLength(1)

    const { shop } = await open({ DATA_DIR: env.DATA_DIR })
    expect(await (await fetch(`${shop.address}/outbox`)).text()).toContain('<dd>sent, 1 attempt</dd>')
  })
})
