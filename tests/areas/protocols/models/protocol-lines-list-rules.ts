import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'

import type { LineChange } from '#machines/protocols/lines.ts'

import {
  isAnswer,
  isHere,
  isOk,
  isSignedIn,
  lineAt,
  lines,
  queueOf,
  sentIn,
  shown,
  statusOf,
} from './protocol-lines-steps.ts'
import type { LineRules, LineStep } from './protocol-lines-steps.ts'
import { emitted, started } from '#tests/models/support/rules.ts'

const nameOf = (change: LineChange) => (change.kind === 'add' ? change.line.name : change.name)
const idOf = (change: LineChange) => (change.kind === 'add' ? change.line.variants[0]?.id : change.variantId) ?? 0
const notice = (tone: string, text: string, values: object) => ({ type: 'notice.raised', tone, text, values })
/** About the line that was changed: a later message of it takes its place. */
const ofLine = (change: LineChange) => ({ topic: `line:${change.protocolId}:${idOf(change)}` })
const CHANGED = { type: 'lines.changed' }
const isSyncing = ({ before }: LineStep, ...states: readonly ('fresh' | 'failed' | 'fetching')[]) =>
  states.some((syncing) => before?.matches({ signedIn: { here: { syncing } } }))
const isGone = ({ after, before }: LineStep) =>
  after.matches({ signedIn: { here: { presence: 'gone' } } }) &&
  before?.matches({ signedIn: { here: { presence: 'gone' } } }) === false
const isOfOpen = ({ after }: LineStep, change: LineChange) => after.context.kept?.protocol_id === change.protocolId

/** Which protocol is open, and what the server says of it and of changes. */
export const listRules: LineRules = {
  'has no protocol while nobody is signed in': {
    when: ({ after }) => after.matches('away'),
    must: ({ after }) => assert.deepEqual([shown(after), queueOf(after)], [null, []]),
  },
  'shows a protocol that is opened as it is known, and asks how it is now': {
    when: (step) => isHere(step) && step.event.type === 'protocol.opened',
    must: (step) => {
      const { protocol } = step.event
      assert.deepEqual(step.after.context.kept, protocol)
      assert.deepEqual([step.after.context.fetchedAt, step.after.context.problem], [0, null])
      const asked = started(step, 'fetchList').map((input) => (input as { kept: unknown }).kept)
      assert.deepEqual(asked, isSyncing(step, 'fresh', 'failed', 'fetching') ? [protocol] : [])
      assert.equal(step.after.matches({ signedIn: { here: { presence: 'there' } } }), true)
    },
  },
  'shows none that was closed, also where its lines are on their way': {
    when: (step) => isHere(step) && step.event.type === 'protocol.closed',
    must: (step) => {
      assert.deepEqual([step.after.context.kept, step.after.context.problem], [null, null])
      const asked = started(step, 'fetchList').map((input) => (input as { kept: unknown }).kept)
      assert.deepEqual(asked, isSyncing(step, 'fresh', 'failed', 'fetching') ? [null] : [])
    },
  },
  'has the new name and description of its protocol, and of no other': {
    when: (step) => isSignedIn(step) && step.event.type === 'protocol.renamed',
    must: ({ event, before, after }) => {
      const { protocolId, name, description } = event
      const { kept } = before?.context ?? {}
      assert.deepEqual(after.context.kept, kept?.protocol_id === protocolId ? { ...kept, name, description } : kept)
    },
  },
  'tells another name or description of its protocol that the server has, and that alone': {
    requirements: ['builder.other-tabs-follow'],
    when: (step) => step.event.type === 'xstate.done.actor.fetchList' && step.event['output'].result.ok,
    must: (step) => {
      const text = (of: typeof step.before) => of?.context.kept && [of.context.kept.name, of.context.kept.description]
      const { protocol_id: protocolId, name, description } = step.after.context.kept ?? {}
      const isOther = !isDeepStrictEqual(text(step.after), text(step.before))
      assert.deepEqual(emitted(step), isOther ? [{ type: 'protocol.renamed', protocolId, name, description }] : [])
      assert.deepEqual(step.after.context.called, protocolId === undefined ? null : { protocolId, name, description })
    },
  },
  'tells whose lines are in sight once others are, or none': {
    when: (step) => isHere(step) && ['protocol.opened', 'protocol.closed'].includes(step.event.type),
    must: (step) =>
      assert.deepEqual(
        emitted(step).filter((fact) => (fact as { type: string }).type === 'lines.shown'),
        [{ type: 'lines.shown', protocolId: step.event['protocol']?.protocol_id ?? 0 }],
      ),
  },
  'tells that a protocol is gone, once, and shows it no more': {
    when: isGone,
    must: (step) => {
      assert.equal(statusOf(step), 404)
      assert.deepEqual(emitted(step), [
        { type: 'protocol.gone', protocolId: step.before?.context.kept?.protocol_id },
        { type: 'lines.shown', protocolId: 0 },
      ])
      assert.deepEqual([step.after.context.kept, step.after.hasTag('failed')], [null, false])
    },
  },
  'lets a protocol stay that could not be had for another reason': {
    when: (step) => step.event.type === 'xstate.done.actor.fetchList' && statusOf(step) === 503,
    must: (step) => {
      assert.deepEqual(step.after.context.kept, step.before?.context.kept)
      assert.deepEqual([emitted(step), step.after.hasTag('failed')], [[], true])
    },
  },
  'looks again when somebody is back': {
    when: (step) => isSyncing(step, 'fresh') && step.event.type === 'page.returned',
    must: (step) => assert.equal(started(step, 'fetchList').length, 1),
  },
  'has a line of the open protocol as the server answers it': {
    when: (step) => isAnswer(step) && isOk(step) && step.before?.context.kept?.protocol_id === sentIn(step).protocolId,
    must: (step) => {
      const { value } = step.event['output'].result
      const { kept } = step.after.context
      const found = kept?.products.filter(({ variants }) => variants[0]?.id === idOf(sentIn(step)))
      assert.deepEqual(found, value === null ? [] : [value.product])
    },
  },
  'sends what was done to a protocol that is not open any more, and shows the open one without it': {
    requirements: ['lines.changes-wait-offline'],
    when: (step) => isAnswer(step) && isOk(step) && step.before?.context.kept?.protocol_id !== sentIn(step).protocolId,
    must: (step) => {
      assert.deepEqual(step.after.context.kept, step.before?.context.kept)
      assert.equal(queueOf(step.after).length, queueOf(step.before).length - 1)
    },
  },
  'shows what waits for the server on top of what that says, in the protocol that it is about': {
    requirements: ['lines.changes-wait-offline'],
    when: ({ after }) => queueOf(after).length === 1 && after.context.kept !== null,
    must: (step) => {
      const change = queueOf(step.after)[0]?.change as LineChange
      if (!isOfOpen(step, change)) assert.deepEqual(shown(step.after), step.after.context.kept)
      else if (change.kind === 'remove') assert.equal(lineAt(step.after, idOf(change)), undefined)
      else if (change.kind === 'add') assert.equal(lineAt(step.after, idOf(change))?.name, change.line.name)
    },
  },
  'says once it is done what was added to the open protocol, or that more of it is there': {
    requirements: ['lines.added-again-rises-in-place'],
    when: (step) => isAnswer(step) && isOk(step) && sentIn(step).kind === 'add',
    must: (step) => {
      const change = sentIn(step) as Extract<LineChange, { kind: 'add' }>
      const { kept } = step.after.context
      const isMore = step.event['output'].result.value.product.item_count > change.line.item_count
      const text = isMore ? 'builder:notice.raised' : 'builder:notice.added'
      assert.deepEqual(emitted(step), [
        ...(isOfOpen(step, change)
          ? [{ ...notice('product', text, { name: nameOf(change), protocol: kept?.name }), ...ofLine(change) }]
          : []),
        CHANGED,
      ])
    },
  },
  'says what a quantity has become, and how it becomes what it was': {
    requirements: ['lines.changes-can-be-undone'],
    when: (step) => isAnswer(step) && isOk(step) && 'quantity' in sentIn(step),
    must: (step) => {
      const { protocolId, variantId, name, quantity, before } = sentIn(step) as Extract<LineChange, { kind: 'set' }>
      assert.notEqual(before, undefined)
      const { stood, notes } = sentIn(step) as Extract<LineChange, { kind: 'set' }>
      const undo = {
        type: 'line.reset',
        protocolId,
        variantId,
        name,
        quantity: before,
        before: quantity,
        stood: { quantity, notes: notes ?? stood?.notes },
      }
      assert.deepEqual(emitted(step), [
        {
          ...notice('product', 'builder:notice.quantity', { name, quantity }),
          undo: { to: 'protocolBuilder', event: undo },
          ...ofLine(sentIn(step)),
        },
        CHANGED,
      ])
    },
  },
  'says of a note or a dosage that it has changed, and of what was removed no more than that it is done': {
    when: (step) => isAnswer(step) && isOk(step) && sentIn(step).kind !== 'add' && !('quantity' in sentIn(step)),
    must: (step) => {
      const change = sentIn(step)
      assert.deepEqual(emitted(step), [
        ...(change.kind === 'set'
          ? [
              {
                ...notice('product', 'dosage' in change ? 'dosage:changed' : 'builder:notice.details', {
                  name: nameOf(change),
                }),
                ...ofLine(change),
              },
            ]
          : []),
        CHANGED,
      ])
    },
  },
  'says why a change was refused, and takes it back': {
    requirements: ['share.waits-for-the-lines'],
    when: (step) => isAnswer(step) && statusOf(step) === 409,
    must: (step) => {
      const change = sentIn(step)
      assert.deepEqual(emitted(step), [
        notice('error', 'common:listNotice.refused', { name: nameOf(change), reason: 'Not now' }),
        { type: 'lines.lost', protocolId: change.protocolId },
      ])
      assert.deepEqual(step.after.context.kept, step.before?.context.kept)
      if (queueOf(step.after).length === 0) assert.deepEqual(lines(step.after), step.after.context.kept?.products ?? [])
    },
  },
  'says so of one at which the shop has failed, with a way to want all of it again': {
    requirements: ['share.waits-for-the-lines'],
    when: (step) => isAnswer(step) && statusOf(step) === 429,
    must: (step) => {
      const { protocolId } = sentIn(step)
      const changes = queueOf(step.before)
        .map(({ change }) => change)
        .filter((change) => change.protocolId === protocolId && idOf(change) === idOf(sentIn(step)))
      assert.deepEqual(emitted(step), [
        {
          ...notice('error', 'common:listNotice.givenUp', { name: nameOf(changes.at(-1) as LineChange) }),
          undo: { to: 'protocolBuilder', event: { type: 'line.again', changes }, label: 'common:retry' },
        },
        { type: 'lines.lost', protocolId },
      ])
    },
  },
}
