import assert from 'node:assert/strict'

import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'

import { ids, isSignedIn, lineAt, lines, meant, queueOf, shown } from './protocol-lines-steps.ts'
import type { LineRules, LineStep } from './protocol-lines-steps.ts'
import { emitted } from '#tests/models/support/rules.ts'

const is = (step: LineStep, type: string) => isSignedIn(step) && step.event.type === type
const ABOUT_ONE = ['line.setQuantity', 'line.raise', 'line.lower', 'line.setNote', 'line.setDosage', 'line.remove']
const isAboutOne = (step: LineStep) => isSignedIn(step) && ABOUT_ONE.includes(step.event.type)
/** True if the step takes a line out. */
const isRemoval = (step: LineStep) =>
  meant(step) !== undefined && (is(step, 'line.remove') || (is(step, 'line.lower') && meant(step)?.item_count === 1))
const costOf = ({ variants, item_count }: ProtocolProduct) => (variants[0]?.price ?? 0) * item_count
const isUntouched = ({ before, after, effects }: LineStep) => {
  assert.deepEqual([after.context, effects], [before?.context, []])
}
/** The quantity that is asked for. */
const asked = (step: LineStep) => {
  const { item_count = 0 } = meant(step) ?? {}
  if (step.event.type === 'line.setQuantity') return Math.min(Math.max(step.event['quantity'], 1), 999)
  return item_count + (step.event.type === 'line.raise' ? 1 : -1)
}

const isTooMany = (step: LineStep) => step.event.type === 'line.setQuantity' && step.event['quantity'] > 999

export const changeRules: LineRules = {
  'puts first what is added and was not there': {
    requirements: ['lines.added-first'],
    when: (step) =>
      is(step, 'line.add') &&
      shown(step.before) !== null &&
      !ids(step.before).includes(step.event['line'].variants[0].id),
    must: (step) => {
      const { line } = step.event as unknown as { line: ProtocolProduct }
      assert.deepEqual(lines(step.after), [line, ...lines(step.before)])
      const total = (shown(step.before)?.total_price ?? 0) + costOf(line)
      assert.equal(shown(step.after)?.total_price.toFixed(2), total.toFixed(2))
    },
  },
  'raises in its place what is added and there already': {
    requirements: ['lines.added-again-rises-in-place'],
    when: (step) => is(step, 'line.add') && ids(step.before).includes(step.event['line'].variants[0].id),
    must: (step) => {
      const { id } = step.event['line'].variants[0]
      assert.deepEqual(ids(step.after), ids(step.before))
      assert.deepEqual(lineAt(step.after, id), {
        ...lineAt(step.before, id),
        item_count: (lineAt(step.before, id)?.item_count ?? 0) + 1,
      })
    },
  },
  'adds nothing where no protocol is open': {
    when: (step) => is(step, 'line.add') && shown(step.before) === null,
    must: isUntouched,
  },
  'has each variant once': {
    requirements: ['lines.known-by-variant'],
    when: ({ after }) => shown(after) !== null,
    must: ({ after }) => assert.equal(new Set(ids(after)).size, ids(after).length),
  },
  'shows a quantity at once, at least one, in its place and in the total': {
    requirements: ['lines.quantity-is-at-least-one'],
    when: (step) =>
      meant(step) !== undefined &&
      !isRemoval(step) &&
      (is(step, 'line.setQuantity') || is(step, 'line.raise') || is(step, 'line.lower')),
    must: (step) => {
      const { variantId } = step.event as unknown as { variantId: number }
      assert.equal(lineAt(step.after, variantId)?.item_count, asked(step))
      assert.deepEqual(ids(step.after), ids(step.before))
      assert.equal(
        shown(step.after)?.total_price.toFixed(2),
        lines(step.after)
          .reduce((total, line) => total + costOf(line), 0)
          .toFixed(2),
      )
    },
  },
  'sends nothing where a quantity, note or dosage stays as it is': {
    when: (step) =>
      (is(step, 'line.setQuantity') && meant(step)?.item_count === asked(step)) ||
      (is(step, 'line.setNote') && meant(step)?.notes === step.event['notes'].trim()) ||
      (is(step, 'line.setDosage') &&
        meant(step) !== undefined &&
        JSON.stringify(meant(step)?.dosage ?? null) === JSON.stringify(step.event['dosage'])),
    must: isUntouched,
  },
  'says how many of one product a protocol holds where more are typed': {
    requirements: ['lines.quantity-has-a-most'],
    when: (step) => is(step, 'line.setQuantity') && ![undefined, asked(step)].includes(meant(step)?.item_count),
    must: (step) => {
      const most = {
        type: 'notice.raised',
        tone: 'info',
        text: 'builder:notice.most',
        values: { name: meant(step)?.name, max: 999 },
      }
      assert.deepEqual(emitted(step), isTooMany(step) ? [most] : [])
    },
  },
  'takes out at once what is removed, or lowered at one': {
    requirements: ['lines.minus-at-one-removes'],
    when: isRemoval,
    must: ({ event, before, after }) =>
      assert.deepEqual(
        ids(after),
        ids(before).filter((id) => id !== event['variantId']),
      ),
  },
  'lowers the total by what is taken out': {
    requirements: ['lines.removal-lowers-the-total'],
    when: isRemoval,
    must: (step) => {
      const line = meant(step) as ProtocolProduct
      const total = (shown(step.before)?.total_price ?? 0) - costOf(line)
      assert.equal(shown(step.after)?.total_price.toFixed(2), total.toFixed(2))
    },
  },
  'tells at once what was taken out, and how it comes back to its place with its note': {
    requirements: ['lines.changes-can-be-undone'],
    when: isRemoval,
    must: (step) => {
      const line = meant(step) as ProtocolProduct
      const protocolId = shown(step.before)?.protocol_id
      const position = ids(step.before).indexOf(step.event['variantId']) + 1
      assert.deepEqual(emitted(step), [
        {
          type: 'notice.raised',
          tone: 'info',
          text: 'builder:notice.removed',
          values: { name: line.name },
          undo: { to: 'protocolBuilder', event: { type: 'line.restore', protocolId, line, position } },
          topic: `line:${protocolId}:${step.event['variantId']}`,
        },
      ])
    },
  },
  'puts another product in the place of one, with its quantity and note': {
    requirements: ['share.fit-check'],
    when: (step) => is(step, 'line.swap') && lineAt(step.before, step.event['variantId']) !== undefined,
    must: (step) => {
      const old = meant(step) as ProtocolProduct
      const { line } = step.event as unknown as { line: ProtocolProduct }
      const swapped = { ...line, item_count: old.item_count, notes: old.notes }
      assert.deepEqual(
        lines(step.after),
        lines(step.before).map((one) => (one === old ? swapped : one)),
      )
    },
  },
  'puts back what was taken out': {
    requirements: ['lines.changes-can-be-undone'],
    when: (step) => is(step, 'line.restore') && shown(step.before)?.protocol_id === step.event['protocolId'],
    must: (step) => {
      const { line, position } = step.event as unknown as { line: ProtocolProduct; position: number }
      if (ids(step.before).includes(line.variants[0]?.id)) return
      assert.deepEqual(lines(step.after)[position - 1], line)
      assert.deepEqual(lines(step.after), lines(step.before).toSpliced(position - 1, 0, line))
    },
  },
  'sets back a quantity': {
    requirements: ['lines.changes-can-be-undone'],
    when: (step) => is(step, 'line.reset') && lineAt(step.before, step.event['variantId']) !== undefined,
    must: ({ event, after }) => assert.equal(lineAt(after, event['variantId'])?.item_count, event['quantity']),
  },
  'keeps with each change of a line how that stood, for the call carries all of it': {
    requirements: ['lines.update-call'],
    when: (step) =>
      ABOUT_ONE.includes(step.event.type) && queueOf(step.after).at(-1)?.change.kind === 'set' && !isRemoval(step),
    must: (step) => {
      const { change } = queueOf(step.after).at(-1) ?? {}
      const line = lineAt(step.before, step.event['variantId'])
      if (change?.kind !== 'set' || change.variantId !== step.event['variantId'] || !line) return
      assert.deepEqual(change.stood?.notes, line.notes)
    },
  },
  'shows a note at once, without the space around it; it may be none': {
    requirements: ['lines.notes-are-optional', 'lines.note-saves-on-blur-or-enter'],
    when: (step) => is(step, 'line.setNote') && meant(step) !== undefined,
    must: (step) => {
      const line = lineAt(step.after, step.event['variantId'])
      assert.deepEqual(line, { ...meant(step), notes: step.event['notes'].trim() })
    },
  },
  'shows a dosage at once, and that there is none': {
    requirements: ['dosage.set-where-it-stands', 'dosage.is-data'],
    when: (step) => is(step, 'line.setDosage') && meant(step) !== undefined,
    must: (step) => {
      const { variantId, dosage } = step.event as unknown as { variantId: number; dosage: unknown }
      const line = lineAt(step.after, variantId)
      assert.deepEqual(line?.dosage ?? null, dosage)
      assert.deepEqual({ ...line, dosage: null }, { ...meant(step), dosage: null })
    },
  },
  'does nothing to a line that is not there': {
    when: (step) => isAboutOne(step) && meant(step) === undefined,
    must: isUntouched,
  },
  'stores what is done at once': {
    requirements: ['lines.changes-wait-offline'],
    when: (step) => isSignedIn(step) && queueOf(step.after).length > queueOf(step.before).length,
    must: ({ effects }) =>
      assert.equal(
        effects.some(
          ({ type, params }) =>
            type === 'xstate.sendTo' && (params as { event: { type: string } }).event.type === 'queue.keep',
        ),
        true,
      ),
  },
  'wants all again that was given up': {
    when: (step) => is(step, 'line.again') && queueOf(step.before).length === 0,
    must: ({ event, after }) =>
      assert.deepEqual(
        queueOf(after).map(({ change }) => change),
        event['changes'],
      ),
  },
}
