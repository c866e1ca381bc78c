import assert from 'node:assert/strict'

import { activeOf, firstOf, is, isHere, stateOf, WITHDRAWN } from './protocol-builder-steps.ts'
import type { BuilderRules, BuilderStep } from './protocol-builder-steps.ts'
import { called, emitted, sent } from '#tests/models/support/rules.ts'

const CHANGED = { type: 'protocols.changed' }
const isOf =
  (form: string) =>
  ({ event }: BuilderStep) =>
    event.type === 'form.sent' && event['form'] === form
const isActive = ({ event, before }: BuilderStep) => activeOf(before)?.protocol_id === event['protocolId']
const isLine = ({ event }: BuilderStep) => event.type.startsWith('line.') || event.type === 'page.returned'
const notice = (tone: string, text: string, name: string) => ({
  type: 'notice.raised',
  tone,
  text: `builder:notice.${text}`,
  values: { name },
})

/** Events between the builder and its child charts. */
export const childRules: BuilderRules = {
  'hands to the lines what is done to them': {
    when: (step) => isHere(step) && isLine(step),
    must: (step) => {
      assert.deepEqual(sent(step, 'protocolLines'), [step.event])
      assert.equal(stateOf(step.after), stateOf(step.before))
    },
  },
  'opens the sheet of its keys': {
    requirements: ['builder.shortcuts-sheet'],
    when: (step) => isHere(step) && is('shortcuts.show')(step),
    must: (step) => assert.deepEqual(sent(step, 'shortcuts'), [{ type: 'sheet.open' }]),
  },
  'says on what its charts say': {
    requirements: ['builder.success-is-said'],
    when: (step) => isHere(step) && is('notice.raised')(step),
    must: (step) => assert.deepEqual(emitted(step), [step.event]),
  },
  'asks for a copy, a deletion or what was deleted back': {
    when: (step) => isHere(step) && is('protocol.copy', 'protocol.delete', 'protocol.restore')(step),
    must: (step) => {
      assert.deepEqual(sent(step, 'protocolCalls'), [{ ...step.event, language: 'en' }])
      assert.equal(stateOf(step.after), stateOf(step.before))
    },
  },
  'works on a protocol that was made, and empties its form': {
    requirements: ['builder.created-becomes-active', 'builder.create-succeeds', 'builder.success-is-said'],
    when: (step) => isHere(step) && isOf('createProtocol')(step),
    must: (step) => {
      const { products: _, ...active } = step.event['sent']
      assert.equal(stateOf(step.after), 'ActiveProtocol')
      assert.deepEqual(activeOf(step.after), active)
      assert.deepEqual(called(step, 'storeActive'), [{ userId: step.after.context.userId, active }])
      assert.deepEqual(sent(step, 'protocolLines'), [{ type: 'protocol.opened', protocol: step.event['sent'] }])
      assert.deepEqual(sent(step, 'createProtocol'), [{ type: 'form.clear' }])
      assert.deepEqual(emitted(step), [...WITHDRAWN, notice('info', 'created', 'Calm'), CHANGED])
    },
  },
  'takes over another name and description, and nothing else': {
    requirements: ['builder.update-changes-two-fields', 'builder.success-is-said'],
    when: (step) => isHere(step) && isOf('editProtocol')(step),
    must: (step) => {
      const { protocol_id: protocolId, name, description } = step.event['sent']
      const before = activeOf(step.before)
      const after = before?.protocol_id === protocolId ? { ...before, name, description } : before
      assert.equal(stateOf(step.after), 'ActiveProtocol')
      assert.deepEqual(activeOf(step.after), after)
      assert.deepEqual(called(step, 'storeActive'), [{ userId: step.after.context.userId, active: after }])
      assert.deepEqual(sent(step, 'protocolLines'), [{ type: 'protocol.renamed', protocolId, name, description }])
      assert.deepEqual(sent(step, 'protocolList'), [{ type: 'list.outdated' }])
      assert.deepEqual(emitted(step), [notice('info', 'updated', after?.name ?? ''), CHANGED])
    },
  },
  'takes over what its protocol is called elsewhere, also into the form, and tells the pages and no tab': {
    requirements: ['builder.other-tabs-follow'],
    when: (step) => isHere(step) && is('protocol.renamed')(step),
    must: (step) => {
      const before = activeOf(step.before)
      const isMine = isActive(step)
      const { name, description, protocolId: protocol_id } = step.event
      const after = isMine && before ? { ...before, name, description } : before
      assert.deepEqual(activeOf(step.after), after)
      assert.deepEqual(
        called(step, 'storeActive'),
        isMine ? [{ userId: step.after.context.userId, active: after }] : [],
      )
      assert.deepEqual(
        sent(step, 'editProtocol'),
        isMine ? [{ type: 'form.fill', values: { protocol_id, name, description } }] : [],
      )
      assert.deepEqual(sent(step, 'protocolList'), isMine ? [{ type: 'list.outdated' }] : [])
      assert.deepEqual([emitted(step), sent(step, 'protocolTabs')], [isMine ? [CHANGED] : [], []])
      assert.equal(stateOf(step.after), stateOf(step.before))
    },
  },
  'asks anew what another tab has changed, and tells the pages and no tab': {
    requirements: ['builder.other-tabs-follow'],
    when: (step) => isHere(step) && is('protocols.outdated')(step),
    must: (step) => {
      const outdated = step.event['about'] === 'lines' ? [] : [{ type: 'list.outdated' }]
      assert.deepEqual([sent(step, 'protocolLines'), sent(step, 'protocolList')], [outdated, outdated])
      assert.deepEqual([emitted(step), sent(step, 'protocolTabs')], [[CHANGED], []])
    },
  },
  'tells the other tabs what it has done to protocols, or only to lines': {
    requirements: ['builder.other-tabs-follow'],
    when: (step) =>
      isHere(step) &&
      emitted(step).some((fact) => (fact as { type: string }).type === CHANGED.type) &&
      !is('protocol.renamed', 'protocols.outdated')(step),
    must: (step) => {
      const about = is('lines.changed')(step) ? 'lines' : 'protocols'
      assert.deepEqual(sent(step, 'protocolTabs'), is('protocol.gone')(step) ? [] : [{ type: 'tabs.tell', about }])
    },
  },
  'lists a copy': {
    when: (step) => isHere(step) && is('protocol.copied')(step),
    must: (step) => {
      assert.deepEqual(sent(step, 'protocolList'), [{ type: 'list.outdated' }])
      assert.deepEqual(emitted(step), [CHANGED])
      assert.equal(stateOf(step.after), stateOf(step.before))
    },
  },
  'asks anew what was copied or updated as it had been asked for before the sign-in': {
    requirements: ['builder.operations-wait-for-next-sign-in'],
    when: (step) => isHere(step) && is('protocols.redone')(step),
    must: (step) => {
      const outdated = [{ type: 'list.outdated' }]
      assert.deepEqual([sent(step, 'protocolLines'), sent(step, 'protocolList')], [outdated, outdated])
      assert.deepEqual(emitted(step), [CHANGED])
      assert.equal(stateOf(step.after), stateOf(step.before))
    },
  },
  'tells that a protocol was shared, or its lines have changed': {
    when: (step) => isHere(step) && is('share.sent', 'lines.changed')(step),
    must: (step) => assert.deepEqual(emitted(step), [CHANGED]),
  },
  'has the daily amounts added up of the lines in sight, and anew once one has changed': {
    requirements: ['intake.shown-in-builder'],
    when: (step) => isHere(step) && !step.event.type.startsWith('xstate.'),
    must: (step) => {
      const { type, about, protocolId } = step.event
      const isOutdated = type === 'lines.changed' || (type === 'protocols.outdated' && about === 'lines')
      const expected = isOutdated ? [{ type: 'amounts.outdated' }] : []
      assert.deepEqual(
        sent(step, 'dailyAmounts'),
        type === 'lines.shown' ? [{ type: 'amounts.of', protocolId }] : expected,
      )
    },
  },
  'lets go of the active protocol that was deleted': {
    requirements: ['builder.deleted-protocol-is-let-go'],
    when: (step) => isHere(step) && is('protocol.deleted')(step),
    must: (step) => {
      const isLet = isActive(step)
      assert.equal(stateOf(step.after), isLet ? firstOf(step) : stateOf(step.before))
      assert.deepEqual(activeOf(step.after), isLet ? null : activeOf(step.before))
      assert.deepEqual(called(step, 'storeActive'), isLet ? [{ userId: step.after.context.userId, active: null }] : [])
      assert.deepEqual(sent(step, 'protocolLines'), isLet ? [{ type: 'protocol.closed' }] : [])
      assert.deepEqual(sent(step, 'protocolList'), [
        { type: 'list.forget', protocolId: step.event['protocolId'] },
        ...(isLet && firstOf(step) === 'ListingProtocols' ? [{ type: 'list.entered', language: 'en' }] : []),
      ])
      assert.deepEqual(emitted(step), [CHANGED])
    },
  },
  'lets go of the active protocol that is gone, and says so': {
    requirements: ['builder.deleted-protocol-is-let-go'],
    when: (step) => isHere(step) && is('protocol.gone')(step),
    must: (step) => {
      const isLet = isActive(step)
      assert.equal(stateOf(step.after), isLet ? firstOf(step) : stateOf(step.before))
      assert.deepEqual(activeOf(step.after), isLet ? null : activeOf(step.before))
      assert.equal(called(step, 'storeActive').length, isLet ? 1 : 0)
      assert.deepEqual(
        emitted(step),
        isLet ? [notice('error', 'gone', activeOf(step.before)?.name ?? ''), CHANGED] : [],
      )
      assert.equal(sent(step, 'protocolList').length, isLet && firstOf(step) === 'ListingProtocols' ? 1 : 0)
    },
  },
  'works on a protocol that was brought back, unless it works on another': {
    requirements: ['protocols.deleted-can-be-restored'],
    when: (step) => isHere(step) && is('protocol.restored')(step),
    must: (step) => {
      const { protocol } = step.event as unknown as { protocol: { products: unknown } }
      const { products: _, ...active } = protocol
      const before = activeOf(step.before)
      assert.equal(stateOf(step.after), before ? stateOf(step.before) : 'ActiveProtocol')
      assert.deepEqual(activeOf(step.after), before ?? active)
      assert.deepEqual(sent(step, 'protocolList'), [{ type: 'list.register', protocol }])
      assert.deepEqual(sent(step, 'protocolLines'), before ? [] : [{ type: 'protocol.opened', protocol }])
      assert.deepEqual(called(step, 'storeActive'), before ? [] : [{ userId: step.after.context.userId, active }])
      assert.deepEqual(emitted(step), before ? [CHANGED] : [...WITHDRAWN, CHANGED])
    },
  },
}
