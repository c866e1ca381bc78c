import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, describe, expect, it } from 'vitest'

import { readSettings, SettingsError } from '#server/settings.ts'
import { type RunningShop, startShop } from '#server/shop.ts'
import { itAtLength } from '#tests/support/at-length.ts'

import { clientFields, PASSWORD } from '#tests/areas/account/server/support/shop.ts'
import { memoryLog } from '../http/support/app.ts'

const noPage = () => Promise.reject(new Error('no page is asked for'))
const NO_PAGES = {
  clientDir: undefined,
  page: noPage,
  document: noPage,
  allowInline: false,
  wrap: (listener: RequestListener) => listener,
  close: () => Promise.resolve(),
}

describe('a shop with accounts', () => {
  const undo: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const step of undo.splice(0).toReversed()) await step()
  })

  const dataDir = () => mkdtempSync(join(tmpdir(), 'verbena-data-'))
  async function open(env: Record<string, string>) {
    const { log, lines } = memoryLog()
    const shop = await startShop(readSettings({ PORT: '0', DEMO: 'off', ...env }), log, {
      checkAnswers: true,
      frontend: () => Promise.resolve(NO_PAGES),
    })
    undo.push(() => shop.stop(AbortSignal.abort()))
    return { shop, lines }
  }

  async function post({ address }: RunningShop, path: string, body: unknown, token?: string) {
    const response = await fetch(`${address}/api/v2${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as Record<string, string> }
  }

  it('registers somebody, shows the link of the mail at /outbox to be followed, activates, signs in and out', async () => {
    const { shop, lines } = await open({ DATA_DIR: dataDir() })
    expect(
      (await post(shop, '/auth/register', { user_type_id: 4, fields: clientFields('mara@mail.example') })).status,
    ).toBe(200)
    const outbox = await (await fetch(`${shop.address}/outbox`)).text()
    const [, link = '', token = ''] =
      /<a href="(http:\/\/localhost:\d+\/en\/activate\/([\w-]{43}))">\1<\/a>/.exec(outbox) ?? []
    expect(new URL(link).origin).toBe(shop.address)

    expect((await post(shop, '/auth/activate', { token })).status).toBe(200)
    const { status, body } = await post(shop, '/auth/login', { email: 'mara@mail.example', password: PASSWORD })
    expect(status).toBe(200)
    expect((await post(shop, '/account/logout', undefined, body['access_token'])).status).toBe(200)
    expect((await post(shop, '/account/logout', undefined, body['access_token'])).status).toBe(401)
    expect((await post(shop, '/auth/token-refresh', undefined, body['refresh_token'])).status).toBe(422)
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`mara|Mara|${PASSWORD}|${token}|eyJ`))
  })

  it('makes its secrets once, for its own user alone, so that people stay signed in when it starts again (operations.secrets-are-generated)', async () => {
    const env = { DATA_DIR: dataDir() }
    const first = await open(env)
    await post(first.shop, '/auth/register', { user_type_id: 4, fields: clientFields('mara@mail.example') })
    const [, token] = /\/activate\/([\w-]{43})"/.exec(await (await fetch(`${first.shop.address}/outbox`)).text()) ?? []
    const { body } = await post(first.shop, '/auth/activate', { token })
    for (const name of ['jwt', 'multipass'])
      expect(statSync(join(env.DATA_DIR, 'secrets', name)).mode & 0o777).toBe(0o600)
    expect(statSync(join(env.DATA_DIR, 'secrets')).mode & 0o777).toBe(0o700)
    await first.shop.stop()

    const { shop } = await open(env)
    expect((await post(shop, '/account/logout', undefined, body['access_token'])).status).toBe(200)
  })

  itAtLength('does not start with a file that holds no secret', async () => {
    const env = { DATA_DIR: dataDir() }
    await (await open(env)).shop.stop()
    writeFileSync(join(env.DATA_DIR, 'secrets/jwt'), 'short\n')
    await expect(open(env)).rejects.toThrow(
      /secrets\/jwt holds no secret of at least 32 characters: remove it, and a new one is made\.$/,
    )
  })

  it('on a database server does not start without the secrets that its shops share, and opens nothing before (operations.secrets-are-generated)', async () => {
    const DATABASE_URL = 'postgres://nobody@127.0.0.1:9/none'
    const refused = (env: Record<string, string>) => open({ DATABASE_URL, ...env }).catch((error: unknown) => error)
    expect(await refused({})).toEqual(
      new SettingsError('DATABASE_URL needs JWT_SECRET, a secret that all shops of that database share.'),
    )
    expect(await refused({ JWT_SECRET: 'j'.repeat(32) })).toEqual(
      new SettingsError('DATABASE_URL needs MULTIPASS_SECRET, a secret that all shops of that database share.'),
    )
    expect(await refused({ JWT_SECRET: 'j'.repeat(32), MULTIPASS_SECRET: 'm'.repeat(32) })).toEqual(
      new SettingsError('DATABASE_URL needs BANK_SECRET, a secret that all shops of that database share.'),
    )
  })
})
