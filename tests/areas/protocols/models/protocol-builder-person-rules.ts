import assert from 'node:assert/strict'

import { lineOf } from '#machines/protocols/lines.ts'

import { activeOf, firstOf, is, isAt, isHere, stateOf } from './protocol-builder-steps.ts'
import type { BuilderRules, BuilderStep } from './protocol-builder-steps.ts'
import { called, emitted, named, sent, started } from '#tests/models/support/rules.ts'

const isPractitionerNow = ({ event }: BuilderStep) => event.type === 'session.signedIn' && event['userTypeId'] !== 4
const isSame = ({ event, before }: BuilderStep) => event['userId'] === before?.context.userId

/** Message that names the action that needs sign-in, by event. */
const OPERATIONS: Readonly<Record<string, string>> = {
  'builder.create': 'create',
  'builder.list': 'load',
  'protocol.select': 'load',
  'product.add': 'add',
  'line.remove': 'remove',
  'builder.edit': 'update',
  'protocol.copy': 'duplicate',
  'builder.share': 'assign',
  'protocol.share': 'assign',
  'protocol.delete': 'delete',
}

/** The signed-in user, and the data that the browser remembers for them. */
export const personRules: BuilderRules = {
  'is for practitioners of both types only': {
    requirements: ['builder.for-practitioners-only', 'builder.initial-state-by-mode', 'builder.standard-states'],
    when: (step) => step.event.type === 'session.signedIn' && !isSame(step),
    must: (step) => {
      const { before, after, event } = step
      const isIn = isPractitionerNow(step)
      assert.equal(stateOf(after), isIn ? firstOf(step) : 'Unauthorized')
      assert.equal(after.context.userId, isIn ? event['userId'] : null)
      assert.equal(activeOf(after), null)
      assert.deepEqual(started(step, 'recall').length, isIn ? 1 : 0)
      if (before && !isIn) assert.equal(after.matches({ panel: 'closed' }), true)
    },
  },
  'lets nobody in who is no practitioner any more': {
    requirements: ['builder.for-practitioners-only'],
    when: (step) => is('session.signedIn')(step) && step.event['userTypeId'] === 4,
    must: ({ after }) => {
      assert.deepEqual([stateOf(after), after.matches({ panel: 'closed' })], ['Unauthorized', true])
      assert.equal(after.matches({ memory: 'unread' }), true)
    },
  },
  'forgets whoever signs out, and what they worked on': {
    when: (step) => is('session.signedOut')(step) && step.before !== undefined,
    must: ({ after }) => {
      const { userId, userTypeId, active, added, note } = after.context
      assert.deepEqual([stateOf(after), after.matches({ panel: 'closed' })], ['Unauthorized', true])
      assert.equal(after.matches({ memory: 'unread' }), true)
      assert.deepEqual([userId, userTypeId, active, added, note], [null, null, null, null, ''])
    },
  },
  'keeps the work of a practitioner whose certificate was judged': {
    when: (step) => isHere(step) && isPractitionerNow(step) && isSame(step),
    must: ({ before, after, event }) => {
      assert.equal(stateOf(after), stateOf(before))
      assert.equal(after.context.userTypeId, event['userTypeId'])
      assert.deepEqual(activeOf(after), activeOf(before))
    },
  },
  'begins with charts of its own for each practitioner, and tells the lines who it is': {
    when: (step) => isPractitionerNow(step) && !isSame(step),
    must: (step) => {
      const { userId, userTypeId } = step.after.context
      assert.deepEqual(named(step), [
        'protocolLines',
        'protocolList',
        'createProtocol',
        'editProtocol',
        'shareForm',
        'protocolCalls',
        'keptOperations',
        'noteSuggestions',
        'lineQuantity',
        'dosageField',
        'commandBox',
        'shortcuts',
      ])
      assert.equal(started(step, 'hearChildren').length, 1)
      assert.deepEqual(sent(step, 'protocolLines'), [
        { type: 'session.signedIn', userId, userTypeId },
        { type: 'language.shown', language: step.after.context.language },
      ])
    },
  },
  'hears what its charts tell': {
    when: (step) => started(step, 'hearChildren').length > 0,
    must: (step) =>
      assert.deepEqual(started(step, 'hearChildren'), [
        {
          protocolLines: ['lines.shown', 'protocol.gone', 'protocol.renamed', 'lines.changed', 'notice.raised'],
          createProtocol: ['form.sent'],
          editProtocol: ['form.sent'],
          shareForm: ['share.sent', 'share.cancelled', 'notice.raised'],
          protocolCalls: ['protocol.copied', 'protocol.deleted', 'protocol.restored', 'notice.raised'],
          keptOperations: ['protocols.redone', 'protocol.deleted', 'notice.raised'],
          noteSuggestions: ['line.setNote'],
          dosageField: ['line.setDosage', 'line.setNote'],
          lineQuantity: ['line.setQuantity', 'line.raise', 'line.lower'],
          commandBox: [
            'builder.create',
            'builder.list',
            'builder.share',
            'builder.edit',
            'builder.finish',
            'shortcuts.show',
            'protocol.select',
            'product.add',
          ],
        },
      ]),
  },
  'tells and hears the tabs of its practitioner': {
    requirements: ['builder.other-tabs-follow'],
    when: (step) => started(step, 'protocolTabs').length > 0,
    must: (step) => assert.deepEqual(started(step, 'protocolTabs'), [{ userId: step.after.context.userId }]),
  },
  'says what needs a sign-in': {
    requirements: ['builder.asks-to-sign-in'],
    when: (step) => !isHere(step) && step.event.type in OPERATIONS,
    must: (step) => {
      assert.deepEqual(emitted(step), [
        { type: 'notice.raised', tone: 'info', text: `builder:signIn.${OPERATIONS[step.event.type]}` },
      ])
      assert.equal(stateOf(step.after), 'Unauthorized')
    },
  },
  'goes on with the protocol that was active less than twelve hours ago': {
    requirements: ['builder.active-protocol-lasts-twelve-hours'],
    when: ({ event, before }) => {
      const { active, at = 0 } = event['output'] ?? {}
      return (
        event.type === 'xstate.done.actor.recall' &&
        active?.user_id === before?.context.userId &&
        at < 43_201_000 &&
        isFirst(before)
      )
    },
    must: (step) => {
      const { active } = step.event['output']
      assert.equal(stateOf(step.after), 'ActiveProtocol')
      assert.deepEqual(activeOf(step.after), active.active_protocol)
      assert.deepEqual(sent(step, 'protocolLines'), [
        { type: 'protocol.opened', protocol: { ...active.active_protocol, products: [] } },
      ])
    },
  },
  'goes on with nothing that is older, or somebody else’s': {
    requirements: ['builder.active-protocol-lasts-twelve-hours'],
    when: ({ event }) => {
      const { active, at = 0 } = event['output'] ?? {}
      const isOld = at >= 43_201_000
      return (
        event.type.endsWith('actor.recall') && (active === null || active?.user_id === 9 || isOld || 'error' in event)
      )
    },
    must: ({ before, after }) => {
      assert.equal(stateOf(after), stateOf(before))
      assert.deepEqual(activeOf(after), activeOf(before))
      assert.equal(after.matches({ memory: 'read' }), true)
    },
  },
  'takes over no remembered protocol once another is worked on': {
    when: ({ event, before }) => event.type === 'xstate.done.actor.recall' && isAt(before, 'ActiveProtocol'),
    must: ({ before, after }) => assert.deepEqual(activeOf(after), activeOf(before)),
  },
  'shows the panel as it was left': {
    requirements: ['builder.remembers-open-state', 'builder.width-is-dragged', 'builder.starts-closed-where-it-covers'],
    when: ({ event }) => event.type === 'xstate.done.actor.recall',
    must: (step) => {
      const { event, after } = step
      const { isOpen, width, covers } = event['output']
      const isShown = !covers && (isOpen ?? after.context.mode === 'standard')
      assert.equal(after.matches({ panel: isShown ? 'open' : 'closed' }), true)
      assert.deepEqual(called(step, 'storePanel'), [])
      assert.equal(after.context.width, width === null ? 400 : Math.min(width, 900))
    },
  },
  'asks for the list where it is in sight at once': {
    when: (step) => step.event.type === 'xstate.done.actor.recall' && isAt(step.before, 'ListingProtocols'),
    must: (step) =>
      assert.equal(
        sent(step, 'protocolList').length,
        step.after.matches({ panel: 'open' }) && isAt(step.after, 'ListingProtocols') ? 1 : 0,
      ),
  },
  'is hidden on the pages that go without it, and on no others': {
    requirements: ['builder.hidden-on-cart-and-wishlist', 'builder.hidden-in-checkout'],
    when: is('page.shown'),
    must: (step) => {
      const { work, panel } = step.before?.value ?? {}
      assert.equal(step.after.hasTag('hidden'), step.event['place'].path === '/checkout')
      assert.deepEqual([step.after.value.work, step.after.value.panel], [work, panel])
    },
  },
  'adds a suggested product by its first pack, where it is for sale': {
    requirements: ['builder.suggestions-add-too'],
    when: (step) => is('product.suggested')(step) && isHere(step) && activeOf(step.before) !== null,
    must: (step) => {
      const line = lineOf(step.event['product'])
      assert.deepEqual(sent(step, 'protocolLines'), line ? [{ type: 'line.add', line }] : [])
      assert.equal(step.after.hasTag('added'), line !== undefined)
    },
  },
  'tells the lines of another language': {
    when: is('language.shown'),
    must: (step) => {
      assert.equal(step.after.context.language, 'de')
      assert.deepEqual(sent(step, 'protocolLines'), isHere(step) ? [{ type: 'language.shown', language: 'de' }] : [])
    },
  },
  'changes its mode without losing the protocol that is worked on': {
    requirements: ['builder.two-modes'],
    when: is('mode.chosen'),
    must: (step) => {
      const { before, after, event } = step
      const isOther = before?.context.mode !== event['mode']
      assert.equal(after.context.mode, event['mode'])
      assert.deepEqual(activeOf(after), activeOf(before))
      if (!isHere(step) || !isOther) assert.equal(stateOf(after), stateOf(before))
      else assert.equal(stateOf(after), activeOf(after) ? 'ActiveProtocol' : firstOf(step))
      assert.equal(
        sent(step, 'protocolList').length,
        isHere(step) && isOther && isAt(after, 'ListingProtocols') ? 1 : 0,
      )
      assert.deepEqual(called(step, 'storeActive'), [])
    },
  },
}

function isFirst(before: BuilderStep['before']): boolean {
  return isAt(before, 'Default', 'ListingProtocols')
}
