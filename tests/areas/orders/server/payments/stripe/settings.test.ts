import { expect, it } from 'vitest'

import { isLiveKey } from '#server/stripe-settings.ts'
import { readSettings, SettingsError } from '#server/settings.ts'
import { memoryLog } from '#tests/server/http/support/app.ts'

const KEY = 'sk_test_51Verbena'
const SECRET = 'whsec_Verbena+/='

it('the two keys of Stripe are settings together', () => {
  expect(readSettings({}).stripe).toBeUndefined()
  expect(readSettings({ STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' }).stripe).toBeUndefined()
  expect(readSettings({ STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRET: SECRET }).stripe).toEqual({
    secretKey: KEY,
    webhookSecret: SECRET,
  })
})

it.each([
  [{ STRIPE_SECRET_KEY: KEY }, 'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET, with which Stripe signs what it tells.'],
  [
    { STRIPE_WEBHOOK_SECRET: SECRET },
    'STRIPE_WEBHOOK_SECRET has no effect without STRIPE_SECRET_KEY: leave it out, or set both.',
  ],
  [
    { STRIPE_SECRET_KEY: 'pk_live_public', STRIPE_WEBHOOK_SECRET: SECRET },
    'STRIPE_SECRET_KEY must be a secret key of Stripe, which begins with sk_ or rk_.',
  ],
  [
    { STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRET: KEY },
    'STRIPE_WEBHOOK_SECRET must be the signing secret of a webhook, which begins with whsec_.',
  ],
  [
    { STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRET: SECRET, API_ORIGIN: 'https://api.example' },
    'STRIPE_SECRET_KEY has no effect with API_ORIGIN: leave one of them out.',
  ],
])('settings %o stop the start (operations.wrong-settings-stop-the-start)', (env, message) => {
  expect(() => readSettings(env)).toThrow(new SettingsError(message))
})

it('keys of real money are told from keys of test mode', () => {
  expect(['sk_live_1', 'rk_live_1', 'sk_test_1', 'rk_test_live_'].map(isLiveKey)).toEqual([true, true, false, false])
})

it('no key reaches the log', () => {
  const { log, lines } = memoryLog()
  log.error({ err: new Error(`refused: ${KEY}`), note: [SECRET, 'rk_live_9x'] }, `with ${SECRET}.`)
  expect(JSON.stringify(lines)).not.toMatch(/51Verbena|whsec|rk_live/)
  expect(lines).toMatchObject([{ err: { message: 'refused: [hidden]' }, note: ['[hidden]', '[hidden]'] }])
})
