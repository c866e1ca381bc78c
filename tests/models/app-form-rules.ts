import assert from 'node:assert/strict'

import { user } from './app-samples.ts'
import { type AppRules, isAbout, isRunning } from './app-steps.ts'
import { called, sent } from './support/rules.ts'

/** What follows when a form was sent or refused, or a way in by token has come to its end. */
export const formRules: AppRules = {
  'leaves it to the session to learn of new tokens, whatever form or token brought them': {
    requirements: ['session.four-ways-in'],
    when: (step) => isRunning(step) && (step.event.type === 'signIn.done' || step.event['sent']?.kind === 'entered'),
    must: (step) => assert.deepEqual(sent(step, 'session'), []),
  },
  'is not loggedin by a login or a reset that leads to the shop of the other region': {
    requirements: ['sign-in.redirect-must-be-https'],
    when: (step) => isRunning(step) && step.event['sent']?.kind === 'leaving',
    must: (step) => assert.deepEqual(step.effects, []),
  },
  'leads on by the login, which knows the way back, after a way in by token or a reset': {
    when: (step) =>
      isRunning(step) &&
      (step.event.type === 'signIn.done' ||
        (isAbout('form.sent', 'resetForm')(step) && step.event['sent'].kind === 'entered')),
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
    when: isAbout('form.refused', 'resetForm'),
    must: (step) => {
      const isUnusable = step.event['problem'].status === 422
      assert.deepEqual(called(step, 'goTo'), isUnusable ? [{ address: '/login' }] : [])
      assert.deepEqual(
        sent(step, 'toaster'),
        isUnusable ? [{ type: 'toast.raised', tone: 'error', text: 'common:session.invalidToken' }] : [],
      )
    },
  },
  'leads on after a registration': {
    requirements: ['registration.leads-to-success'],
    when: (step) => isAbout('form.sent', 'clientForm')(step) || isAbout('form.sent', 'practitionerForm')(step),
    must: (step) => assert.deepEqual(called(step, 'goTo'), [{ address: '/onboarding/success' }]),
  },
  'says that an invitation is on its way, and leads to the clients': {
    requirements: ['clients.can-be-invited'],
    when: isAbout('form.sent', 'inviteForm'),
    must: (step) => {
      assert.deepEqual(called(step, 'goTo'), [{ address: '/account/practitioner/clients' }])
      assert.deepEqual(sent(step, 'toaster'), [
        {
          type: 'toast.raised',
          tone: 'info',
          text: 'clients:invite.sent',
          values: { email: step.event['sent'].email },
        },
      ])
    },
  },
  'tells the session with which status a login was refused, and nothing of one without an answer': {
    requirements: ['sign-in.status-reaches-the-session'],
    when: isAbout('form.refused', 'loginForm'),
    must: (step) =>
      assert.deepEqual(
        sent(step, 'session'),
        step.event['problem'].kind === 'refused' ? [{ type: 'login.refused', status: 401 }] : [],
      ),
  },
  'tells the session of a changed profile, or that what it knows is old': {
    when: (step) => isAbout('form.sent', 'profileForm')(step) || isAbout('form.sent', 'wishesForm')(step),
    must: (step) =>
      assert.deepEqual(sent(step, 'session'), [
        step.event['form'] === 'profileForm' ? { type: 'account.changed', user } : { type: 'account.retry' },
      ]),
  },
  'hands nothing on of other forms': {
    when: (step) => isRunning(step) && step.event['form'] === 'contactForm',
    must: (step) => assert.deepEqual(step.effects, []),
  },
}
