import assert from 'node:assert/strict'

import { activeOf, firstOf, is, isAt, isHere, stateOf } from './protocol-builder-steps.ts'
import type { BuilderRules, BuilderSnapshot, BuilderStep } from './protocol-builder-steps.ts'
import { called, sent } from '#tests/models/support/rules.ts'

type Panel = 'closed' | 'open' | 'resizing'
const isPanel = (snapshot: BuilderSnapshot | undefined, ...panels: readonly Panel[]) =>
  snapshot !== undefined && panels.some((panel) => snapshot.matches({ panel }))
const isWorking = ({ before }: BuilderStep) => isAt(before, 'ActiveProtocol', 'ProductAdded')
const width = ({ after }: BuilderStep) => after.context.width

/** The bar or panel around the work. */
export const panelRules: BuilderRules = {
  'opens and closes, and the browser keeps that': {
    requirements: ['builder.remembers-open-state'],
    when: (step) =>
      (is('panel.open')(step) && isPanel(step.before, 'closed')) ||
      (is('panel.close')(step) && isPanel(step.before, 'open', 'resizing')),
    must: (step) => {
      const isOpen = step.event.type === 'panel.open'
      assert.equal(isPanel(step.after, isOpen ? 'open' : 'closed'), true)
      assert.deepEqual(called(step, 'storePanel'), [{ isOpen, width: width(step) }])
    },
  },
  'keeps the active protocol while it is hidden, and goes back to its beginning from anything but the protocol': {
    requirements: ['builder.hide-keeps-the-protocol'],
    when: (step) => isHere(step) && is('panel.close')(step),
    must: (step) => {
      assert.deepEqual(activeOf(step.after), activeOf(step.before))
      assert.equal(stateOf(step.after), isWorking(step) ? stateOf(step.before) : firstOf(step))
    },
  },
  'keeps the protocol when it is opened only where that is worked on': {
    requirements: ['builder.toggle-keeps-active-only'],
    when: (step) => isHere(step) && is('panel.open')(step),
    must: (step) => {
      assert.equal(stateOf(step.after), stateOf(step.before))
      assert.deepEqual(activeOf(step.after), isWorking(step) ? activeOf(step.before) : null)
      assert.deepEqual(sent(step, 'protocolLines'), isWorking(step) ? [] : [{ type: 'protocol.closed' }])
      assert.deepEqual(
        called(step, 'storeActive'),
        isWorking(step) ? [] : [{ userId: step.after.context.userId, active: null }],
      )
      assert.equal(sent(step, 'protocolList').length, isWorking(step) ? 0 : 1)
    },
  },
  'follows the pointer that holds its edge, from 300 to 900 pixels': {
    requirements: ['builder.width-is-dragged'],
    when: (step) => is('panel.drag')(step) && isPanel(step.before, 'resizing'),
    must: (step) => {
      assert.equal(width(step), step.event['width'] === 2000 ? 900 : 512)
      assert.deepEqual(called(step, 'storePanel'), [])
    },
  },
  'follows no pointer that does not hold its edge': {
    when: (step) => is('panel.drag')(step) && !isPanel(step.before, 'resizing'),
    must: (step) => assert.equal(width(step), step.before?.context.width),
  },
  'is held by its edge only where it is open': {
    when: is('panel.grab'),
    must: ({ before, after }) => assert.equal(isPanel(after, 'resizing'), isPanel(before, 'open', 'resizing')),
  },
  'keeps the width at which it is let go': {
    requirements: ['builder.width-is-dragged'],
    when: (step) => is('panel.drop')(step) && isPanel(step.before, 'resizing'),
    must: (step) => {
      assert.equal(isPanel(step.after, 'open'), true)
      assert.deepEqual(called(step, 'storePanel'), [{ isOpen: true, width: width(step) }])
    },
  },
  'is resized by keys too': {
    requirements: ['builder.width-is-dragged'],
    when: (step) => is('panel.resize')(step) && isPanel(step.before, 'open'),
    must: (step) => {
      assert.equal(width(step), 300)
      assert.deepEqual(called(step, 'storePanel'), [{ isOpen: true, width: 300 }])
    },
  },
  'comes into sight where it is needed': {
    when: (step) =>
      isHere(step) &&
      step.before?.matches({ memory: 'read' }) === true &&
      (is('builder.list', 'builder.create')(step) || (is('builder.edit')(step) && activeOf(step.before) !== null)),
    must: (step) => {
      assert.equal(isPanel(step.after, 'open', 'resizing'), true)
      assert.equal(called(step, 'storePanel').length, isPanel(step.before, 'closed') ? 1 : 0)
    },
  },
  'lets browse on with a protocol that was chosen or made: beside the panel, and above the folded bar': {
    when: (step) =>
      isHere(step) &&
      step.before?.matches({ memory: 'read' }) === true &&
      (is('protocol.select')(step) || (is('form.sent')(step) && step.event['form'] === 'createProtocol')),
    must: (step) => {
      const isStandard = step.after.context.mode === 'standard'
      assert.equal(isPanel(step.after, 'closed'), isStandard)
      assert.equal(called(step, 'storePanel').length, isPanel(step.before, 'closed') === isStandard ? 0 : 1)
    },
  },
}
