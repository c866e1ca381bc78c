import assert from 'node:assert/strict'

import type { BuilderMode } from '#machines/protocols/builder/protocol-builder.ts'

import { activeOf, firstOf, is, isAt, isHere, isStandard, NINE, stateOf, WITHDRAWN } from './protocol-builder-steps.ts'
import type { BuilderRules, BuilderState, BuilderStep } from './protocol-builder-steps.ts'
import { called, emitted, sent } from '#tests/models/support/rules.ts'

const hasActive = ({ before }: BuilderStep) => activeOf(before) !== null
const notices = (step: BuilderStep) =>
  emitted(step).filter((fact) => (fact as { type: string }).type === 'notice.raised')
const at =
  (...states: Parameters<typeof isAt>[1][]) =>
  (step: BuilderStep) =>
    isAt(step.before, ...states)
const listed = [{ type: 'list.entered', language: 'en' }]

/** States that Redesign mode does not have. */
const STANDARD_ONLY: readonly BuilderState[] = ['Default', 'ProductAdded']

/** Rules that fail if no step reaches a state of the mode. */
const reached = (mode: BuilderMode) =>
  Object.fromEntries(
    NINE.filter((state) => mode === 'standard' || !STANDARD_ONLY.includes(state)).map((state) => [
      `reaches ${state} in ${mode} mode`,
      {
        requirements: ['builder.nine-states' as const],
        when: ({ after }: BuilderStep) => after.context.mode === mode && stateOf(after) === state,
        must: ({ after }: BuilderStep) => assert.equal(after.status, 'active'),
      },
    ]),
  )

/** The practitioner's work, from state to state. */
export const workRules: BuilderRules = {
  ...reached('standard'),
  ...reached('redesign'),
  'has no bar in Redesign mode': {
    requirements: ['builder.two-modes', 'builder.standard-states'],
    when: (step) => !isStandard(step),
    must: ({ after }) => assert.equal(STANDARD_ONLY.includes(stateOf(after)), false),
  },
  'lists the protocols': {
    when: (step) => isHere(step) && is('builder.list')(step),
    must: (step) => {
      assert.equal(stateOf(step.after), 'ListingProtocols')
      assert.deepEqual(sent(step, 'protocolList'), listed)
      assert.deepEqual(activeOf(step.after), activeOf(step.before))
    },
  },
  'opens the form of a new protocol': {
    when: (step) => isHere(step) && is('builder.create')(step),
    must: ({ after }) => assert.equal(stateOf(after), 'CreatingProtocol'),
  },
  'edits the active protocol, and where there is none says to choose one first': {
    requirements: ['builder.needs-a-protocol-first'],
    when: (step) => isHere(step) && is('builder.edit')(step),
    must: (step) => {
      const { protocol_id = 0, name = '', description = '' } = activeOf(step.before) ?? {}
      assert.equal(stateOf(step.after), hasActive(step) ? 'EditingProtocol' : stateOf(step.before))
      assert.deepEqual(
        sent(step, 'editProtocol'),
        hasActive(step)
          ? [{ type: 'form.clear' }, { type: 'form.fill', values: { protocol_id, name, description } }]
          : [],
      )
      assert.deepEqual(
        notices(step),
        hasActive(step) ? [] : [{ type: 'notice.raised', tone: 'error', text: 'builder:notice.selectFirst' }],
      )
    },
  },
  'shares the active protocol with a certificate only': {
    requirements: ['share.needs-certificate', 'share.not-approved-is-type-three', 'builder.needs-a-protocol-first'],
    when: (step) => isHere(step) && is('builder.share')(step),
    must: (step) => {
      const active = activeOf(step.before)
      const mayShare = active !== null && step.before?.context.userTypeId === 2
      assert.equal(stateOf(step.after), mayShare ? 'SharingProtocol' : stateOf(step.before))
      assert.deepEqual(
        sent(step, 'shareForm'),
        mayShare ? [{ type: 'share.begin', protocol: { protocolId: 1, name: active.name }, language: 'en' }] : [],
      )
      assert.deepEqual(
        notices(step),
        active ? [] : [{ type: 'notice.raised', tone: 'error', text: 'builder:notice.selectFirst' }],
      )
    },
  },
  'makes a protocol active that is chosen, and keeps that': {
    requirements: ['builder.selected-becomes-active'],
    when: (step) => isHere(step) && is('protocol.select')(step),
    must: (step) => {
      const { products: _, ...active } = step.event['protocol']
      assert.equal(stateOf(step.after), 'ActiveProtocol')
      assert.deepEqual(activeOf(step.after), active)
      assert.deepEqual(called(step, 'storeActive'), [{ userId: step.after.context.userId, active }])
      assert.deepEqual(sent(step, 'protocolLines'), [{ type: 'protocol.opened', protocol: step.event['protocol'] }])
    },
  },
  'shares another protocol at once, by whoever may share': {
    requirements: ['share.needs-certificate'],
    when: (step) => isHere(step) && is('protocol.share')(step),
    must: (step) => {
      const isCertified = step.before?.context.userTypeId === 2
      assert.equal(stateOf(step.after), isCertified ? 'SharingProtocol' : stateOf(step.before))
      assert.deepEqual(
        [activeOf(step.after)?.protocol_id, sent(step, 'shareForm').length, called(step, 'storeActive').length],
        isCertified ? [1, 1, 1] : [activeOf(step.before)?.protocol_id, 0, 0],
      )
      assert.deepEqual(
        sent(step, 'protocolLines'),
        isCertified ? [{ type: 'protocol.opened', protocol: step.event['protocol'] }] : [],
      )
    },
  },
  'is done, and forgets what was active': {
    requirements: ['builder.finish-clears-the-protocol'],
    when: (step) => isHere(step) && is('builder.finish')(step),
    must: (step) => {
      assert.equal(stateOf(step.after), firstOf(step))
      assert.equal(activeOf(step.after), null)
      assert.equal(step.after.matches({ panel: 'closed' }), true)
      assert.deepEqual(called(step, 'storeActive'), [{ userId: step.after.context.userId, active: null }])
      assert.deepEqual(sent(step, 'protocolLines'), [{ type: 'protocol.closed' }])
    },
  },
  'adds a product to the active protocol': {
    requirements: ['lines.added-state-by-mode', 'builder.standard-states'],
    when: (step) => isHere(step) && is('product.add')(step) && hasActive(step),
    must: (step) => {
      assert.equal(stateOf(step.after), isStandard(step) ? 'ProductAdded' : 'ActiveProtocol')
      assert.equal(step.after.hasTag('added'), true)
      assert.equal(step.after.context.added, 11)
      assert.deepEqual(sent(step, 'protocolLines'), [{ type: 'line.add', line: step.event['line'] }])
      assert.deepEqual(notices(step), [])
    },
  },
  'asks for a protocol no longer once one is chosen, and of nobody': {
    requirements: ['lines.needs-an-active-protocol', 'builder.needs-a-protocol-first'],
    when: (step) => isHere(step),
    must: (step) => {
      const isChosen = activeOf(step.after) !== null && activeOf(step.after) !== activeOf(step.before)
      const isRenamed = is('protocol.renamed')(step) || (is('form.sent')(step) && step.event['form'] === 'editProtocol')
      const isRecalled = is('xstate.done.actor.recall')(step)
      const isLeft = step.after.context.userId !== step.before?.context.userId
      assert.deepEqual(
        emitted(step).filter((fact) => (fact as { type: string }).type === 'notice.withdrawn'),
        (isChosen && !isRenamed && !isRecalled) || isLeft ? WITHDRAWN : [],
      )
    },
  },
  'adds nothing without an active protocol, says so, and opens the list': {
    requirements: ['lines.needs-an-active-protocol'],
    when: (step) => isHere(step) && is('product.add')(step) && !hasActive(step),
    must: (step) => {
      assert.deepEqual(notices(step), [{ type: 'notice.raised', tone: 'error', text: 'builder:notice.selectToAdd' }])
      assert.equal(stateOf(step.after), isStandard(step) ? stateOf(step.before) : 'ListingProtocols')
      assert.deepEqual(sent(step, 'protocolList'), isStandard(step) ? [] : listed)
      assert.deepEqual(sent(step, 'protocolLines'), [])
      if (!isStandard(step)) assert.equal(step.after.matches({ panel: 'closed' }), false)
    },
  },
  'marks an added product for two seconds': {
    requirements: ['lines.added-state-by-mode', 'builder.standard-states'],
    when: ({ event, before }) => event.type === 'time passes' && before?.hasTag('added') === true,
    must: ({ after }) => {
      assert.deepEqual([stateOf(after), after.hasTag('added'), after.context.added], ['ActiveProtocol', false, null])
    },
  },
  'goes back from the list to the protocol, or to the bar': {
    when: (step) => is('builder.back')(step) && at('ListingProtocols')(step),
    must: (step) => assert.equal(stateOf(step.after), hasActive(step) ? 'ActiveProtocol' : firstOf(step)),
  },
  'goes back from the form of a new protocol, and lets go of what was typed': {
    when: (step) => is('builder.back')(step) && at('CreatingProtocol')(step),
    must: (step) => {
      assert.equal(stateOf(step.after), hasActive(step) ? 'ActiveProtocol' : firstOf(step))
      assert.deepEqual(sent(step, 'createProtocol'), [{ type: 'form.clear' }])
      assert.deepEqual(sent(step, 'protocolList'), isAt(step.after, 'ListingProtocols') ? listed : [])
    },
  },
  'goes back from editing and sharing to the protocol': {
    requirements: ['builder.back-returns-to-active'],
    when: (step) => is('builder.back')(step) && at('EditingProtocol', 'SharingProtocol')(step),
    must: (step) => {
      assert.equal(stateOf(step.after), 'ActiveProtocol')
      // The text typed into the share form is still there.
      assert.deepEqual(sent(step, 'shareForm'), [])
    },
  },
  'writes the note of a share, and goes back to it': {
    when: (step) =>
      (is('builder.addNote')(step) && at('SharingProtocol')(step)) ||
      (is('builder.back')(step) && at('AddingNote')(step)),
    must: (step) =>
      assert.equal(stateOf(step.after), step.event.type === 'builder.addNote' ? 'AddingNote' : 'SharingProtocol'),
  },
  'opens no note but that of a share': {
    when: (step) => isHere(step) && is('builder.addNote')(step) && !at('SharingProtocol')(step),
    must: ({ before, after }) => assert.equal(stateOf(after), stateOf(before)),
  },
  'takes a note over that has text': {
    requirements: ['lines.note-form-needs-text'],
    when: (step) => is('note.save')(step) && at('AddingNote')(step),
    must: (step) => {
      const text = step.before?.context.note ?? ''
      const isText = text === 'Take with food'
      assert.equal(stateOf(step.after), isText ? 'SharingProtocol' : 'AddingNote')
      assert.deepEqual(sent(step, 'shareForm'), isText ? [{ type: 'share.note', text }] : [])
      if (!isText) assert.equal(step.after.matches({ work: { Authorized: { AddingNote: 'incomplete' } } }), true)
    },
  },
  'keeps what is typed of a note': {
    when: (step) => is('note.change')(step) && at('AddingNote')(step),
    must: ({ event, after }) => {
      assert.equal(after.context.note, event['text'])
      assert.equal(after.matches({ work: { Authorized: { AddingNote: 'untried' } } }), true)
    },
  },
}
