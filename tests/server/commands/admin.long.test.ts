import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { expect, it, onTestFinished } from 'vitest'

import { testDatabase } from '../support/database.ts'

interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs the command as a person does. */
async function runAdmin(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const { PATH = '' } = process.env
  const options = { env: { PATH, DEMO: 'off', ...env } }
  return promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'src/server/commands/admin.ts', ...args],
    options,
  ).then(
    (done) => ({ code: 0, ...done }),
    (failed: unknown) => failed as Ended,
  )
}

it('says in one line what is wrong with what was typed, before it opens anything', async () => {
  const CASES: readonly (readonly [readonly string[], Readonly<Record<string, string>>, string])[] = [
    [[], {}, 'Name the email of the account: npm run admin -- EMAIL\n'],
    [['nobody'], {}, 'This isn’t an email address.\n'],
    [
      ['ada@mail.example'],
      { API_ORIGIN: 'https://api.example' },
      "API_ORIGIN is set: the accounts are that backend's.\n",
    ],
    [['ada@mail.example'], { PORT: 'http' }, 'PORT must be a number from 0 to 65535.\n'],
  ]
  const ended = await Promise.all(CASES.map(([args, env]) => runAdmin(args, env)))
  expect(ended).toMatchObject(CASES.map(([, , line]) => ({ code: 1, stdout: '', stderr: line })))
})

it('makes an account an admin, prints the link where mail stays in the outbox, and does not where it is sent', async () => {
  const { url, database, drop } = await testDatabase()
  onTestFinished(drop)
  const secrets = { JWT_SECRET: 'a'.repeat(32), MULTIPASS_SECRET: 'b'.repeat(32), BANK_SECRET: 'c'.repeat(32) }
  const operator = { OPERATOR_NAME: 'A', OPERATOR_ADDRESS: 'B', OPERATOR_EMAIL: 'c@mail.example' }
  const env = { DATABASE_URL: url, PUBLIC_URL: 'https://shop.example', ...operator, ...secrets }
  const invited = await runAdmin(['ada@mail.example'], env)
  expect(invited).toMatchObject({ code: 0, stderr: '' })
  expect(invited.stdout).toMatch(/\nhttps:\/\/shop\.example\/en\/reset-password\/[\w-]{43}\n.*\/outbox/)
  const sent = await runAdmin(['ada@mail.example'], {
    ...env,
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'shop@mail.example',
  })
  expect(sent).toMatchObject({ code: 0, stdout: expect.not.stringContaining('reset-password') as string })

  await database.db.updateTable('account').set({ activated_at: new Date() }).execute()
  expect(await runAdmin(['ADA@mail.example'], env)).toMatchObject({
    code: 0,
    stdout: 'ADA@mail.example is an admin already.\n',
  })
})
