import { describe, expect, it } from 'vitest'

import { LATE } from '#machines/app/charts.ts'

const refused = (status: number) => ({
  type: 'form.refused' as const,
  form: 'x',
  problem: { kind: 'refused' as const, status, message: 'No' },
})
const unreachable = { type: 'form.refused' as const, form: 'x', problem: { kind: 'unreachable' as const } }
const entered = (kind: 'entered' | 'leaving') => ({ type: 'form.sent' as const, form: 'x', sent: { kind } })

describe('what the root hears of a form', () => {
  it('is the status with which a login was refused, and nothing of one without an answer (sign-in.status-reaches-the-session)', () => {
    const { 'form.refused': meaning } = LATE.loginForm.meanings
    expect([refused(401), unreachable].map(meaning)).toEqual([{ type: 'login.refused', status: 401 }, null])
  })

  it('is a reset that led into the shop, not to that of the other region (sign-in.redirect-must-be-https)', () => {
    const { 'form.sent': meaning } = LATE.resetForm.meanings
    expect([entered('entered'), entered('leaving')].map(meaning)).toEqual([{ type: 'password.reset' }, null])
  })

  it('is a token that can no longer be used, and no other failure of a reset (sign-in.failed-reset-leads-to-login)', () => {
    const { 'form.refused': meaning } = LATE.resetForm.meanings
    expect([refused(422), refused(503), unreachable].map(meaning)).toEqual([{ type: 'reset.unusable' }, null, null])
  })

  it.each(['practitionerForm', 'clientForm'] as const)('is the registration that %s has sent', (name) => {
    expect(LATE[name].meanings['form.sent']()).toEqual({ type: 'registration.sent' })
  })

  it.each(['practiceForm', 'wishesForm'] as const)('is that what the session knows is old, of %s', (name) => {
    expect(LATE[name].meanings['form.sent']()).toEqual({ type: 'account.stale' })
  })
})
