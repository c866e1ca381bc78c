import assert from 'node:assert/strict'

import { user } from './app-samples.ts'
import { type AppRules, isRunning } from './app-steps.ts'
import { called, sent } from './support/rules.ts'

export const formRules: AppRules = {
  'leaves it to the session to learn of new tokens, whatever way in brought them': {
    requirements: ['session.four-ways-in'],
    when: (step) => isRunning(step) && (step.event.type === 'signIn.done' || step.event.type === 'password.reset'),
    must: (step) => assert.deepEqual(sent(step, 'session'), []),
  },
  'leads on by the login, which knows the way back, after a way in by token or a reset': {
    when: (step) => isRunning(step) && (step.event.type === 'signIn.done' || step.event.type === 'password.reset'),
    must: (step) =>
      assert.deepEqual(called(step, 'goTo'), [{ address: step.event['returnTo'] ? '/login?back=%2Fcart' : '/login' }]),
  },
  'leads to the login after a failed activation': {
    requirements: ['sign-in.failed-activation-leads-to-login'],
    when: (step) => isRunning(step) && step.event.type === 'signIn.failed',
    must: (step) => assert.deepEqual(called(step, 'goTo'), [{ address: '/login' }]),
  },
  'leads to the login with the invalid-token text after a failed reset': {
    requirements: ['sign-in.failed-reset-leads-to-login'],
    when: (step) => isRunning(step) && step.event.type === 'reset.unusable',
    must: (step) => {
      assert.deepEqual(called(step, 'goTo'), [{ address: '/login' }])
      assert.deepEqual(sent(step, 'toaster'), [
        { type: 'toast.raised', tone: 'error', text: 'common:session.invalidToken' },
      ])
    },
  },
  'leads on after a registration': {
    requirements: ['registration.leads-to-success'],
    when: (step) => isRunning(step) && step.event.type === 'registration.sent',
    must: (step) => assert.deepEqual(called(step, 'goTo'), [{ address: '/onboarding/success' }]),
  },
  'says that an invitation is on its way, and leads to the clients': {
    requirements: ['clients.can-be-invited'],
    when: (step) => isRunning(step) && step.event.type === 'client.invited',
    must: (step) => {
      assert.deepEqual(called(step, 'goTo'), [{ address: '/account/practitioner/clients' }])
      assert.deepEqual(sent(step, 'toaster'), [
        { type: 'toast.raised', tone: 'info', text: 'clients:invite.sent', values: { email: step.event['email'] } },
      ])
    },
  },
  'tells the session with which status a login was refused': {
    requirements: ['sign-in.status-reaches-the-session'],
    when: (step) => isRunning(step) && step.event.type === 'login.refused',
    must: (step) => assert.deepEqual(sent(step, 'session'), [{ type: 'login.refused', status: 401 }]),
  },
  'tells the session of a changed profile, or that what it knows is old': {
    when: (step) => isRunning(step) && ['account.changed', 'account.stale'].includes(step.event.type),
    must: (step) =>
      assert.deepEqual(sent(step, 'session'), [
        step.event.type === 'account.changed' ? { type: 'account.changed', user } : { type: 'account.retry' },
      ]),
  },
}
