import assert from 'node:assert/strict'

import { activeOf, firstOf, is, isAt, isHere, stateOf } from './protocol-builder-steps.ts'
import type { BuilderRules, BuilderStep } from './protocol-builder-steps.ts'
import { sent } from '#tests/models/support/rules.ts'

const isIn = ({ before }: BuilderStep) => stateOf(before)
const isWorking = ({ before }: BuilderStep) => isAt(before, 'ActiveProtocol', 'ProductAdded')
const beside = (step: BuilderStep) => (activeOf(step.before) ? 'ActiveProtocol' : firstOf(step))

/** Controls whose press means something else from state to state, so that no screen has to know. */
export const barRules: BuilderRules = {
  'opens the list by the name on the bar, and leads back from it by the same': {
    requirements: ['builder.standard-states'],
    when: (step) => isHere(step) && is('bar.name')(step),
    must: (step) => {
      const isListing = isIn(step) === 'ListingProtocols'
      assert.equal(stateOf(step.after), isListing ? beside(step) : 'ListingProtocols')
      if (!isListing) assert.deepEqual(sent(step, 'protocolList'), [{ type: 'list.entered', language: 'en' }])
    },
  },
  'shows and hides the protocol by the end of the bar': {
    requirements: ['builder.standard-states', 'builder.toggle-keeps-active-only'],
    when: (step) => isWorking(step) && is('bar.toggle')(step),
    must: (step) => {
      const wasClosed = step.before?.matches({ panel: 'closed' }) === true
      assert.equal(step.after.matches({ panel: wasClosed ? 'open' : 'closed' }), true)
      assert.deepEqual([stateOf(step.after), activeOf(step.after)], [isIn(step), activeOf(step.before)])
    },
  },
  'opens the list by the end of a bar without a protocol, and closes by it what is open': {
    requirements: ['builder.standard-states'],
    when: (step) => isHere(step) && !isWorking(step) && is('bar.toggle')(step),
    must: (step) => {
      const before = isIn(step)
      const isBack = before === 'ListingProtocols' || before === 'CreatingProtocol'
      const after = before === 'Default' ? 'ListingProtocols' : isBack ? beside(step) : 'ActiveProtocol'
      assert.equal(stateOf(step.after), before === 'AddingNote' ? 'SharingProtocol' : after)
    },
  },
  'makes a protocol active that is to be edited, and opens its form': {
    requirements: ['builder.selected-becomes-active'],
    when: (step) => isHere(step) && is('protocol.edit')(step),
    must: (step) => {
      const { protocol } = step.event as unknown as {
        protocol: { products: unknown; protocol_id: number; name: string; description: string }
      }
      const { products: _, ...active } = protocol
      const { protocol_id, name, description } = active
      assert.deepEqual([stateOf(step.after), activeOf(step.after)], ['EditingProtocol', active])
      assert.deepEqual(sent(step, 'protocolLines'), [{ type: 'protocol.opened', protocol }])
      assert.deepEqual(sent(step, 'editProtocol'), [
        { type: 'form.clear' },
        { type: 'form.fill', values: { protocol_id, name, description } },
      ])
    },
  },
  'leaves a share that is cancelled, and no other view': {
    requirements: ['builder.back-returns-to-active'],
    when: (step) => isHere(step) && is('share.cancelled')(step),
    must: (step) => {
      assert.equal(stateOf(step.after), isIn(step) === 'SharingProtocol' ? 'ActiveProtocol' : isIn(step))
      assert.deepEqual(sent(step, 'shareForm'), [])
    },
  },
}
