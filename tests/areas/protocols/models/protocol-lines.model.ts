import type { SnapshotFrom } from 'xstate'

import { variantIn } from '#machines/protocols/lines.ts'
import { protocolLinesMachine } from '#machines/protocols/protocol-lines.machine.ts'

import { refusedWith } from '#tests/areas/cart/models/cart-samples.ts'
import { isKeptPart } from '#tests/models/kept-list-part.ts'
import { changeRules } from './protocol-lines-change-rules.ts'
import { listRules } from './protocol-lines-list-rules.ts'
import { dosage } from './dosage-samples.ts'
import { line, protocol, writtenLine } from './protocol-samples.ts'
import { defineModel, done } from '#tests/models/support/model.ts'
import { PASS } from '#tests/models/support/moment.ts'

type Snapshot = SnapshotFrom<typeof protocolLinesMachine>

const calm = protocol(1, 'Calm', [line(1), line(2, { item_count: 3, notes: 'With food', dosage: dosage() }, 0.1)])
const winter = protocol(2, 'Winter', [line(1, { item_count: 7 })])
const ok = (value: unknown) => ({ result: { ok: true, value }, at: 1000 }) as const
const refused = refusedWith(409, 'Not now')
const gone = refusedWith(404, 'Gone')
const broken = refusedWith(503, '')
// The shop asks to be left alone for longer than a change waits.
const tooBusy = refusedWith(429, '', { retryAfter: 61_000 })
const noAnswer = { result: { ok: false, problem: { kind: 'unreachable' } }, at: 1000 } as const

/** The server's answers by line; null once the line is out. */
const answers = {
  1: ok(writtenLine(1, line(1, { item_count: 2 }))),
  2: ok(writtenLine(1, line(2, { item_count: 4, notes: 'With food', dosage: dosage() }, 0.1))),
  3: ok(writtenLine(1, line(3))),
  4: ok(writtenLine(1, line(4, { notes: 'At night' }))),
} as const
const removed = ok(null)
/** As another tab has changed it. */
const renamed = { ...calm, name: 'Calmer' }
const described = { ...calm, description: 'At noon' }
const sent = (output: object) => done('sendChange', output)
const fetched = (output: object) => done('fetchList', output)

const signedIn = { type: 'session.signedIn', userId: 7, userTypeId: 3 } as const
const opened = { type: 'queue.opened', tab: 'a' } as const
const adopted = { type: 'queue.adopted', adopted: { queue: [], kept: null } } as const
const openCalm = { type: 'protocol.opened', protocol: calm } as const
const openWinter = { type: 'protocol.opened', protocol: winter } as const
const close = { type: 'protocol.closed' } as const
const begin = [signedIn, opened, adopted, fetched(ok(null)), openCalm, fetched(ok(calm))] as const
const addNew = { type: 'line.add', line: line(3) } as const
const addKnown = { type: 'line.add', line: line(2, {}, 0.1) } as const
const raise = { type: 'line.raise', variantId: 2 } as const
const lower = { type: 'line.lower', variantId: 2 } as const
const remove = { type: 'line.remove', variantId: 1 } as const
const note = { type: 'line.setNote', variantId: 2, notes: ' At night ' } as const
const dose = { type: 'line.setDosage', variantId: 2, dosage: dosage(2) } as const
const restore = {
  type: 'line.restore',
  protocolId: 1,
  line: line(4, { notes: 'At night' }),
  position: 2,
} as const
const again = {
  type: 'line.again',
  changes: [
    { kind: 'remove', protocolId: 1, variantId: 2, name: 'Product 2' },
    { kind: 'add', protocolId: 1, line: line(2, { item_count: 3 }), position: 2 },
  ],
} as const

const isFresh = (snapshot: Snapshot) => snapshot.matches({ signedIn: { here: { syncing: 'fresh' } } })
/** One line is on its way to the server: what is done meanwhile is stored. */
const isAdding = ({ context: { kept, queue } }: Snapshot) =>
  queue.length === 1 && queue[0]?.tried === true && variantIn(queue[0].change) === 3 && idOf(kept) === 1
const idOf = (kept: Snapshot['context']['kept']) => kept?.protocol_id ?? 0

export const model = defineModel({
  machine: protocolLinesMachine,
  events: [
    signedIn,
    { type: 'session.signedOut' },
    opened,
    adopted,
    { type: 'list.retry' },
    { type: 'page.returned', at: 3000 },
    openCalm,
    openWinter,
    close,
    { type: 'protocol.renamed', protocolId: 1, name: 'Calmer', description: 'Newer' },
    { type: 'protocol.renamed', protocolId: 9, name: 'Other', description: 'Other' },
    addNew,
    addKnown,
    { type: 'line.setQuantity', variantId: 2, quantity: -4 },
    { type: 'line.setQuantity', variantId: 2, quantity: 1000 },
    { type: 'line.setQuantity', variantId: 9, quantity: 1000 },
    raise,
    { type: 'line.raise', variantId: 9 },
    { type: 'line.lower', variantId: 1 },
    lower,
    { type: 'line.lower', variantId: 9 },
    note,
    { type: 'line.setNote', variantId: 2, notes: 'With food ' },
    { type: 'line.setNote', variantId: 2, notes: '' },
    { type: 'line.setNote', variantId: 9, notes: '' },
    dose,
    { type: 'line.setDosage', variantId: 1, dosage: null },
    { type: 'line.setDosage', variantId: 2, dosage: null },
    { type: 'line.setDosage', variantId: 9, dosage: null },
    remove,
    { type: 'line.remove', variantId: 9 },
    { type: 'line.swap', variantId: 2, line: line(4) },
    { type: 'line.swap', variantId: 9, line: line(4) },
    restore,
    {
      type: 'line.reset',
      protocolId: 1,
      variantId: 2,
      name: 'Product 2',
      quantity: 2,
      before: 3,
      stood: { quantity: 3, notes: 'With food' },
    },
    again,
  ],
  answers: [
    ...[ok(null), ok(calm), ok(winter), ok(renamed), ok(described), gone, broken].map(fetched),
    ...[...Object.values(answers), removed, refused, tooBusy, noAnswer].map(sent),
  ],
  fits: ({ context: { kept, queue } }, { type, output }) => {
    const { result } = output ?? {}
    if (type === 'xstate.done.actor.fetchList') return result.ok ? idOf(result.value) === idOf(kept) : kept !== null
    const change = queue[0]?.change
    if (type !== 'xstate.done.actor.sendChange' || !result.ok || !change) return true
    return change.kind === 'remove' ? output === removed : output === answers[variantIn(change) as 1]
  },
  isShared: isKeptPart,
  // One thing at a time in the protocol as it was opened, or while one line is added.
  until: (snapshot, { type, ...event }) => {
    const { kept, queue } = snapshot.context
    if (snapshot.matches('away')) return type !== 'session.signedIn'
    if (type === 'queue.opened') return !snapshot.matches({ signedIn: 'naming' })
    if (type === 'queue.adopted') return !snapshot.matches({ signedIn: 'opening' })
    if (!snapshot.matches({ signedIn: 'here' })) return true
    if (queue.length > 0) return !isAdding(snapshot) || !type.startsWith('line.')
    if (type === 'session.signedIn') return true
    if (type === 'protocol.opened') return kept !== null && JSON.stringify(event) === JSON.stringify({ protocol: kept })
    if (type === 'protocol.closed' || type === 'list.retry') return false
    if (!isFresh(snapshot)) return true
    return kept !== null && JSON.stringify(kept) !== JSON.stringify(calm)
  },
  journeys: [
    // What was done outlasts that another protocol is opened, or none, while the shop cannot be reached.
    [...begin, addNew, sent(noAnswer), openWinter, PASS, sent(answers[3]), fetched(ok(winter))],
    [...begin, raise, sent(noAnswer), close, PASS, sent(answers[2]), fetched(ok(null))],
    [...begin, remove, openWinter, sent(removed), fetched(ok(winter))],
    [...begin, note, openWinter, sent(refused), fetched(ok(winter)), openCalm],
    // What was done twice to a line is one change, where neither was sent.
    [...begin, remove, raise, lower, note, addKnown, sent(removed), sent(answers[2]), sent(answers[2])],
    [...begin, remove, addNew, addNew, sent(removed), sent(answers[3])],
    [...begin, remove, addNew, { type: 'line.lower', variantId: 3 }, sent(removed), sent(removed)],
    // What was taken out comes back at once, behind what takes it out.
    [...begin, remove, { ...restore, line: line(1), position: 1 }, sent(removed), sent(answers[1])],
    // What is done to another line goes on where the shop has failed at one.
    [...begin, remove, raise, note, sent(removed), sent(tooBusy), fetched(ok(calm))],
    [...begin, raise, note, dose, lower, sent(tooBusy)],
    [...begin, dose, sent(answers[2])],
    // Before it is known what was done earlier, a protocol is opened and changed.
    [signedIn, openCalm, addNew, opened, adopted, sent(answers[3]), fetched(ok(calm))],
    // Another protocol is opened, or none, while the lines of one are on their way.
    [
      ...begin,
      openWinter,
      close,
      fetched(ok(null)),
      openWinter,
      openCalm,
      fetched(gone),
      fetched(ok(null)),
      openWinter,
    ],
  ],
  project: ({ context: { kept, queue, problem } }) => ({
    lines: kept && [
      kept.protocol_id,
      kept.name,
      kept.products.map(({ variants, item_count, notes, dosage: taken }) => [
        variants[0]?.id,
        item_count,
        notes,
        taken?.steps,
      ]),
    ],
    queue: queue.map(({ change }) => [
      change.kind,
      change.protocolId,
      variantIn(change),
      'notes' in change,
      'dosage' in change,
    ]),
    has: problem !== null,
  }),
  rules: { ...changeRules, ...listRules },
})
