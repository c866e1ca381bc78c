import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

import { sql } from 'kysely'
import { afterEach, expect, it, onTestFinished } from 'vitest'

import type { Tokens } from '#areas/account/contract/auth.ts'
import type { ImportJob } from '#areas/import/contract/catalogue-import.ts'
import { hashPassword } from '#areas/account/server/passwords.ts'

import { bundled } from '#tests/support/bundled.ts'
import { isLong } from '#tests/support/length.ts'

import { lines, product, variant } from '#tests/areas/catalogue/server/support/lines.ts'
import { admin, uploads } from '#tests/areas/import/server/support/sent-import.ts'
import { describeOnEachEngine, testDatabase, type TestDatabase } from '../support/database.ts'
import { BANK_SECRET, JWT_SECRET, MULTIPASS_SECRET } from '../support/secrets.ts'

const PASSWORD = 'Verbena-2026!'
/** Several batches, so that a kill after the first note of progress comes in the middle. */
const PRODUCTS = isLong ? 20_000 : 6000

const children: ChildProcess[] = []
const kill = ({ pid }: ChildProcess): boolean => pid !== undefined && process.kill(-pid, 'SIGKILL')
afterEach(() => {
  for (const child of children.splice(0)) if (child.exitCode === null && child.signalCode === null) kill(child)
})

/** A shop in a group of processes of its own, so that the process of an import can be killed with it. */
async function openShop({ url }: TestDatabase, folder: string) {
  const child = fork(await bundled('tests/server/commands/support/serve.ts'), {
    detached: true,
    execArgv: [],
    env: {
      ...process.env,
      PORT: '0',
      DEMO: 'off',
      DATA_DIR: folder,
      UPLOADS_DIR: folder,
      DATABASE_URL: url,
      JWT_SECRET,
      MULTIPASS_SECRET,
      BANK_SECRET,
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  children.push(child)
  const log = child.stderr === null ? Promise.resolve('') : text(child.stderr)
  const ended = once(child, 'exit')
  const [address] = (await Promise.race([
    once(child, 'message'),
    ended.then(async () => {
      throw new Error(await log)
    }),
  ])) as [string]

  let token = ''
  const ask = async <Answer>(method: string, path: string, body?: FormData | object): Promise<Answer> => {
    const isForm = body instanceof FormData
    const response = await fetch(`${address}/api/v2${path}`, {
      method,
      headers: {
        ...(token !== '' && { Authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Answer
  }
  const tokens = await ask<Tokens>('POST', '/auth/login', { email: 'Ada@mail.example', password: PASSWORD })
  token = tokens.access_token
  const newest = async () => (await ask<{ import: ImportJob | null }>('GET', '/admin/import')).import
  return {
    kill: async () => {
      kill(child)
      await ended
    },
    send: (file: string) => {
      const body = new FormData()
      body.set('file', new File([file], 'catalogue.jsonl'))
      return ask('POST', '/admin/import', body)
    },
    start: (id: number) => ask('POST', `/admin/import/${id}/start`, {}),
    newest,
    once: async (is: (job: ImportJob) => boolean): Promise<ImportJob> => {
      let found: ImportJob | null = null
      await expect
        .poll(async () => (found = await newest()) !== null && is(found), { timeout: 120_000, interval: 20 })
        .toBe(true)
      if (found === null) throw new Error('there is no import')
      return found
    },
  }
}

describeOnEachEngine('a shop that is killed while it imports', (engine) => {
  it('says after its restart that the import was interrupted, has whole products only, and takes the rest (admin.import-survives-a-reload, admin.interrupted-import-goes-on)', async () => {
    const test = await testDatabase(engine)
    onTestFinished(() => test.drop())
    const folder = await uploads()
    const { db } = test.database
    const password_hash = await hashPassword(PASSWORD)
    await db
      .updateTable('account')
      .set({ password_hash })
      .where('user_id', '=', await admin(test.database, 'Ada'))
      .execute()
    const file = lines(
      ...Array.from({ length: PRODUCTS }, (_, i) =>
        product(`p${i}`, { categories: [['Minerals']], variants: [variant(`v${i}`), variant(`w${i}`)] }),
      ),
    ).join('\n')

    const shop = await openShop(test, folder)
    await shop.send(file)
    const { import_id } = await shop.once(({ state }) => state === 'checked')
    await shop.start(import_id)
    await shop.once(({ state, taken }) => state === 'running' && (taken?.created ?? 0) > 0)
    await shop.kill()

    const again = await openShop(test, folder)
    const interrupted = await again.once(({ state }) => state !== 'running')
    expect(interrupted).toMatchObject({
      import_id,
      state: 'interrupted',
      reason: 'The shop was restarted in the meantime.',
      can_start: true,
    })
    const { rows } = await sql<{ products: number; whole: number }>`
      select count(*)::int as products,
        count(*) filter (
          where (select count(*) from variant where variant.product_id = product.id) = 2
            and exists (select from product_option where product_option.product_id = product.id)
        )::int as whole
      from product
    `.execute(db)
    const [stored] = rows
    expect(stored?.products).toBeGreaterThan(0)
    expect(stored?.products).toBeLessThan(PRODUCTS)
    expect(stored?.whole).toBe(stored?.products)

    await again.start(import_id)
    expect(await again.once(({ state }) => state !== 'running')).toMatchObject({
      state: 'done',
      taken: {
        lines: PRODUCTS,
        created: PRODUCTS - (stored?.products ?? 0),
        unchanged: stored?.products,
        rejected: 0,
      },
    })
    await again.send(lines(product('later', { variants: [variant('later')] })).join('\n'))
    const next = await again.once(({ state }) => state === 'checked')
    await again.start(next.import_id)
    expect(await again.once(({ state }) => state !== 'running')).toMatchObject({ state: 'done', taken: { created: 1 } })
  }, 300_000)
})
