import assert from 'node:assert/strict'

import type { commandBoxMachine } from '#machines/protocols/command-box/command-box.machine.ts'
import { chosenOf, entriesOf } from '#machines/protocols/command-box/command-box.ts'
import type { Entry } from '#machines/protocols/command-box/command-box.ts'
import { readWanted } from '#machines/protocols/command-box/quantity.ts'

import type { Model, Step } from '#tests/models/support/model.ts'
import { called, emitted } from '#tests/models/support/rules.ts'

type At = Step<typeof commandBoxMachine>

const isTake = ({ event, before }: At) => event.type === 'box.take' && before?.matches('open') === true

function takenIn({ event, before }: At): Entry | undefined {
  if (!before) return undefined
  return event['key'] === null
    ? chosenOf(before.context)
    : entriesOf(before.context).find(({ key }) => key === event['key'])
}

/** Quantity that the step adds; null if it adds nothing. */
function addedIn(step: At): number | null {
  const entry = takenIn(step)
  const { quantity } = readWanted(step.before?.context.text ?? '')
  const canBeAdded = entry?.kind === 'product' && entry.product.product_id === 2
  return canBeAdded && (step.event['adds'] === true || quantity !== null) ? (quantity ?? 1) : null
}

const isOf = (step: At, ...kinds: readonly Entry['kind'][]) => {
  const entry = takenIn(step)
  return isTake(step) && entry !== undefined && kinds.includes(entry.kind) && addedIn(step) === null
}

/** Effects of choosing an entry. */
export const takeRules: Model<typeof commandBoxMachine>['rules'] = {
  'adds a product to the active protocol, as many as were typed, says so, and goes on': {
    requirements: ['builder.command-adds-quantities'],
    when: (step) => isTake(step) && addedIn(step) !== null && step.before?.context.protocol === 'Calm',
    must: (step) => {
      const [fact] = emitted(step) as [{ type: string; line: { item_count: number; product_id: number } }]
      const quantity = addedIn(step)
      assert.deepEqual([fact.type, fact.line.product_id, fact.line.item_count], ['product.add', 2, quantity])
      assert.equal(step.after.matches({ open: 'resting' }), true)
      const { text, active, added } = step.after.context
      assert.deepEqual([text, active, added], ['', null, { name: 'Zinc 25 mg', quantity, protocol: 'Calm' }])
    },
  },
  'hands a product to the builder, which says that a protocol comes first, and closes': {
    requirements: ['builder.command-adds-quantities', 'lines.needs-an-active-protocol'],
    when: (step) => isTake(step) && addedIn(step) !== null && step.before?.context.protocol === null,
    must: (step) => {
      assert.equal((emitted(step)[0] as { type: string }).type, 'product.add')
      assert.equal(step.after.value, 'closed')
    },
  },
  'goes to a page, a client or a product': {
    requirements: ['builder.command-box'],
    when: (step) => isOf(step, 'page', 'client', 'product'),
    must: (step) => {
      const entry = takenIn(step)
      const product = entry?.kind === 'product' ? entry.product.slug : ''
      const addresses: Readonly<Record<string, string>> = {
        'page folders': '/account/practitioner/folders',
        'page cart': '/cart',
        'client 9': '/account/practitioner/clients/9',
      }
      const address = addresses[entry?.key ?? ''] ?? `/products/${product}`
      assert.deepEqual([called(step, 'openPage'), emitted(step)], [[{ address }], []])
      assert.equal(step.after.value, 'closed')
    },
  },
  'asks the builder for an action or a protocol': {
    requirements: ['builder.command-box'],
    when: (step) => isOf(step, 'action', 'protocol'),
    must: (step) => {
      const entry = takenIn(step)
      const fact =
        entry?.kind === 'protocol'
          ? { type: 'protocol.select', protocol: entry.protocol }
          : { type: `builder.${entry?.kind === 'action' ? entry.action : ''}` }
      assert.deepEqual([emitted(step), called(step, 'openPage')], [[fact], []])
      assert.equal(step.after.value, 'closed')
    },
  },
  'does nothing where nothing can be taken': {
    when: (step) => isTake(step) && takenIn(step) === undefined,
    must: (step) => {
      assert.deepEqual(step.after.value, step.before?.value)
      assert.deepEqual([emitted(step), called(step, 'openPage')], [[], []])
    },
  },
}
