import assert from 'node:assert/strict'

import { aProtocol, protocols } from './app-samples.ts'
import { type AppRules, isRunning } from './app-steps.ts'
import { called, sent } from './support/rules.ts'

/** Effects on other charts when a client opens or removes a protocol. */
export const protocolRules: AppRules = {
  'tells the list of protocols which one was opened, where it is there': {
    requirements: ['protocols.opening-is-recorded'],
    when: (step) => isRunning(step) && step.event.type === 'protocol.opened',
    must: (step) =>
      assert.deepEqual(
        sent(step, 'sharedProtocols'),
        'sharedProtocols' in (step.before?.children ?? {}) ? [step.event] : [],
      ),
  },
  'tells who shows a protocol that it was removed': {
    when: (step) => isRunning(step) && step.event.type === 'protocol.removed',
    must: (step) => {
      for (const chart of ['sharedProtocols', 'sharedProtocol'])
        assert.deepEqual(sent(step, chart), chart in (step.before?.children ?? {}) ? [step.event] : [])
    },
  },
  'leads from the page of a protocol that was removed to the list, and from no other': {
    when: (step) => isRunning(step) && step.event.type === 'protocol.removed',
    must: (step) =>
      assert.deepEqual(
        called(step, 'goTo'),
        step.before?.context.place === aProtocol ? [{ address: '/account/client/protocols' }] : [],
      ),
  },
  'tells the page of a protocol which one, once its code is there and whenever it is opened': {
    when: (step) =>
      isRunning(step) &&
      ((step.event.type === 'charts.loaded' &&
        step.event['charts'].includes('sharedProtocol') &&
        step.before?.context.place === aProtocol &&
        !('sharedProtocol' in step.before.children)) ||
        (step.event['place'] === aProtocol &&
          step.before?.context.place !== aProtocol &&
          'sharedProtocol' in (step.before?.children ?? {}))),
    must: (step) => assert.deepEqual(sent(step, 'sharedProtocol'), [{ type: 'protocol.entered', place: aProtocol }]),
  },
  'tells the list of protocols its place, once its code is there and whenever it is opened': {
    when: (step) =>
      isRunning(step) &&
      ((step.event.type === 'charts.loaded' &&
        step.event['charts'].includes('sharedProtocols') &&
        step.before?.context.place === protocols) ||
        (step.event['place'] === protocols && 'sharedProtocols' in (step.before?.children ?? {}))),
    must: (step) => assert.deepEqual(sent(step, 'sharedProtocols'), [{ type: 'list.entered', place: protocols }]),
  },
  'lets go of a removal that is asked about once a protocol is opened': {
    when: (step) =>
      isRunning(step) && step.event['place'] === aProtocol && 'protocolRemoval' in (step.before?.children ?? {}),
    must: (step) => assert.deepEqual(sent(step, 'protocolRemoval'), [{ type: 'page.opened' }]),
  },
}
