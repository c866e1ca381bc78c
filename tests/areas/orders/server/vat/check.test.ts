import { expect, it } from 'vitest'

import { vatChecks } from '#areas/orders/server/vat/check.ts'
import { quietLog } from '#tests/server/support/log.ts'

import { vatService } from './service.ts'

const KNOWN = 'NL000099998B57'
const allowed = () => Promise.resolve(true)

it('confirms what the service of the EU knows, and asks once an hour (tax.vat-number-is-checked)', async () => {
  const service = await vatService([KNOWN])
  let at = 0
  const checks = vatChecks({ vatCheckUrl: service.url, log: quietLog, now: () => at })
  expect(await checks.check(KNOWN, allowed)).toBe('checked')
  expect(await checks.check('DE136695976', allowed)).toBe('not_checked')
  service.known.clear()
  expect(await checks.check(KNOWN, allowed)).toBe('checked')
  expect(service.asked).toEqual([KNOWN, 'DE136695976'])
  at += 60 * 60 * 1000
  expect(await checks.check(KNOWN, allowed)).toBe('not_checked')
})

it('leaves a number as not checked where the service gives no answer, and asks again the next time (tax.vat-number-is-checked)', async () => {
  const service = await vatService([KNOWN])
  service.isDown = true
  const checks = vatChecks({ vatCheckUrl: service.url, log: quietLog })
  expect(await checks.check(KNOWN, allowed)).toBe('not_checked')
  service.isDown = false
  expect(await checks.check(KNOWN, allowed)).toBe('checked')
  const nowhere = vatChecks({ vatCheckUrl: 'http://127.0.0.1:9/check', log: quietLog })
  expect(await nowhere.check(KNOWN, allowed)).toBe('not_checked')
})

it('asks nobody about numbers from outside the EU, without a service, or too often', async () => {
  const service = await vatService([KNOWN, 'GB980780684'])
  const checks = vatChecks({ vatCheckUrl: service.url, log: quietLog })
  expect(await checks.check('GB980780684', allowed)).toBe('not_checked')
  expect(await checks.check(KNOWN, () => Promise.resolve(false))).toBe('not_checked')
  expect(await vatChecks({ vatCheckUrl: undefined, log: quietLog }).check(KNOWN, allowed)).toBe('not_checked')
  expect(service.asked).toEqual([])
})
