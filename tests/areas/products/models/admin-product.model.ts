import assert from 'node:assert/strict'

import type { AdminProduct } from '#areas/products/contract/products.ts'
import { adminProductMachine } from '#machines/products/admin-product.machine.ts'
import { openDraft } from '#machines/products/admin-product.setup.ts'
import { conflictsOf, faultsOf } from '#machines/products/draft.ts'

import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { sent, started } from '#tests/models/support/rules.ts'

import { adminProduct, edit } from './product-samples.ts'

type At = Step<typeof adminProductMachine>

const place = (id: string) => ({ language: 'en', path: `/account/admin/products/${id}`, query: {} }) as const
const OPEN = place('12')
const OTHER = place('13')
const NOWHERE = place('zinc')
const places = [
  { at: OPEN, asks: { language: 'en', id: 12 } },
  { at: OTHER, asks: { language: 'en', id: 13 } },
  { at: NOWHERE, asks: null },
]
const askedAt = ({ event }: At) => places.find(({ at }) => at === event['place'])?.asks ?? null

const PHOTO = 'a'.repeat(32)
const plain = adminProduct(12)
/** Another admin has given it another name. */
const renamed = adminProduct(12, { name: 'Zinc B' })
const saved = adminProduct(12, { name: 'Zinc A' }, [edit(7)])
const other = adminProduct(13)

const gone = { ok: false, problem: { kind: 'refused', status: 404, message: 'No such product' } } as const
const conflict = { ok: false, problem: { kind: 'refused', status: 409, message: 'It has changed' } } as const
const wrong = {
  ok: false,
  problem: { kind: 'refused', status: 400, message: 'Please check', errors: { name: 'This is too long.' } },
} as const
const told = (value: AdminProduct) => ({ ok: true, value }) as const
const savedAs = (product: AdminProduct, edits: number[]) => ({ ok: true, value: { product, edits } }) as const

const picture = { type: 'picture.changed', slot: 'product', picture: PHOTO } as const
const NAMED = { type: 'field.change', field: 'name', value: 'Zinc A' } as const
const BLANK = { type: 'field.change', field: 'name', value: ' ' } as const
const BACK = { type: 'field.change', field: 'name', value: 'Zinc' } as const

const isOk = ({ event }: At) => event['output']?.ok === true
const problemOf = ({ event }: At) => event['output']?.problem ?? { kind: 'unreachable' }
const isCalling = ({ before }: At) => before?.matches('saving') === true || before?.matches('undoing') === true
const isAnswer = (step: At, call: string) => step.event.type.endsWith(`.${call}`)
const isLeft = ({ before }: At) => before?.context.id !== before?.context.product?.product_id
const draftOf = (snapshot: At['after'] | undefined) => (snapshot ? openDraft(snapshot.context) : {})
const fieldsOf = (snapshot: At['after'] | undefined) => snapshot?.context.product?.fields ?? {}
const isReady = (snapshot: At['after'] | undefined): boolean =>
  Object.keys(draftOf(snapshot)).length > 0 &&
  conflictsOf(draftOf(snapshot), fieldsOf(snapshot)).length === 0 &&
  Object.keys(faultsOf(draftOf(snapshot), fieldsOf(snapshot))).length === 0
const isOpen = ({ before }: At) => before?.context.product !== null && !isLeft({ before } as At)

export const model = defineModel({
  machine: adminProductMachine,
  events: [
    ...places.map(({ at }) => ({ type: 'product.opened' as const, place: at })),
    { type: 'product.retry' },
    NAMED,
    BLANK,
    BACK,
    { type: 'field.change', field: 'nothing', value: 'x' },
    { type: 'field.leave', field: 'name' },
    { type: 'conflict.keep', field: 'name' },
    { type: 'conflict.drop', field: 'name' },
    { type: 'draft.save' },
    { type: 'draft.discard' },
    { type: 'edits.undo', edits: [7] },
    picture,
    { ...picture, picture: null },
  ],
  answers: [
    ...[plain, renamed, saved, other].map((value) => done('fetchProduct', told(value))),
    ...[gone, refused].map((output) => done('fetchProduct', output)),
    failed('fetchProduct'),
    ...[savedAs(saved, [7]), conflict, wrong, unreachable].map((output) => done('saveProduct', output)),
    failed('saveProduct'),
    ...[told(plain), conflict].map((output) => done('undoEdits', output)),
    failed('undoEdits'),
  ],
  fits: ({ context: { id } }, { type, output }) =>
    output?.ok !== true || !type.endsWith('fetchProduct') || output.value.product_id === id,
  // One way into each situation is enough: a picture alone, faults before anything was refused, one visit of another page.
  until: ({ context: { id, drafts, refusal, edits, touched } }, event) => {
    const draft = drafts[12] ?? {}
    if (id !== 12 && id !== null)
      return event.type !== 'product.retry' && !(event.type === 'product.opened' && event.place === OPEN)
    if (event.type === 'product.opened') return event.place !== OPEN && (refusal !== null || touched.length > 0)
    if ('pictures' in draft) return event.type !== 'draft.save' && event.type !== 'draft.discard'
    const isLate = refusal !== null || edits.length > 0
    if (event.type === 'picture.changed') return isLate || touched.length > 0 || 'name' in draft
    if (event === BLANK || event === BACK || event.type === 'field.leave') return isLate
    return event.type === 'field.change' && event.field === 'nothing' && isLate
  },
  project: ({ context: { id, product, drafts, touched, edits, words, refusal } }) => ({
    id,
    product: product && [product.product_id, product.fields['name'], product.edits.length],
    drafts: Object.fromEntries(Object.entries(drafts).map(([one, draft]) => [one, draft])),
    isTouched: touched.length > 0,
    edits,
    isNamed: 'name' in words,
    refusal: refusal && (refusal.kind === 'refused' ? refusal.status : refusal.kind),
  }),
  rules: {
    'waits for its page at first': {
      when: ({ before }) => before === undefined,
      must: ({ after }) => assert.equal(after.matches('waiting'), true),
    },
    'asks for the product that the address names, and for none where it names none': {
      requirements: ['products.admin-edits-every-field'],
      when: (step) => step.event.type === 'product.opened' && !isCalling(step),
      must: (step) => {
        const asked = askedAt(step)
        const { touched, words, refusal, edits, drafts } = step.after.context
        assert.deepEqual(started(step, 'fetchProduct'), asked ? [asked] : [])
        assert.equal(step.after.matches('missing'), asked === null)
        assert.deepEqual([touched, words, refusal, edits], [[], {}, null, []])
        assert.deepEqual(drafts, step.before?.context.drafts)
      },
    },
    'has the options to choose from in the language of the page': {
      when: ({ event }) => event.type === 'product.opened',
      must: (step) =>
        assert.deepEqual(sent(step, 'productChoices'), [
          { type: 'data.wanted', key: step.after.context.language, at: 0 },
        ]),
    },
    'shows the product as it is told of': {
      when: (step) => isAnswer(step, 'fetchProduct') && isOk(step),
      must: ({ event, after }) => {
        assert.deepEqual(after.context.product, event['output'].value)
        assert.deepEqual([after.value, after.context.problem], [{ shown: 'resting' }, null])
      },
    },
    'keeps the product in sight where another answer does not come': {
      requirements: ['retry.old-data-stays-in-sight'],
      when: (step) => step.before !== undefined && !isOk(step),
      must: ({ before, after }) => assert.deepEqual(after.context.product, before?.context.product),
    },
    'says that there is no such product': {
      when: ({ event }) => event['output'] === gone,
      must: ({ after }) => assert.equal(after.matches('missing'), true),
    },
    'says why the product could not be had, and asks again when it is told to': {
      when: (step) =>
        (isAnswer(step, 'fetchProduct') && !isOk(step) && step.event['output'] !== gone) ||
        (step.event.type === 'product.retry' && step.before?.matches('failed') === true),
      must: (step) => {
        const isAgain = step.event.type === 'product.retry'
        const { language, id, problem } = step.after.context
        assert.deepEqual(started(step, 'fetchProduct'), isAgain ? [{ language, id }] : [])
        assert.equal(step.after.matches(isAgain ? 'fetching' : 'failed'), true)
        if (!isAgain) assert.deepEqual(problem, problemOf(step))
      },
    },
    'is busy while it asks, saves or undoes, and has failed where it was told nothing': {
      when: () => true,
      must: ({ after }) => {
        const isBusy = ['fetching', 'saving', 'undoing'].some((state) => after.value === state)
        assert.deepEqual([after.hasTag('busy'), after.hasTag('failed')], [isBusy, after.matches('failed')])
      },
    },
    'keeps what is typed into a field of the open product, whatever is under way, and sends nothing': {
      requirements: ['products.nothing-typed-is-lost'],
      when: ({ event }) => event.type === 'field.change',
      must: (step) => {
        const { field, value } = step.event as unknown as { field: string; value: string }
        const { before, after } = step
        assert.deepEqual([after.value, step.effects], [before?.value, []])
        if (!isOpen(step) || !(field in fieldsOf(before))) assert.deepEqual(after.context, before?.context)
        else if (value === fieldsOf(before)[field]) assert.equal(draftOf(after)[field], undefined)
        else
          assert.deepEqual(draftOf(after)[field], {
            from: draftOf(before)[field]?.from ?? fieldsOf(before)[field],
            typed: value,
          })
      },
    },
    'loses nothing that is typed but by saving, discarding or taking the other value': {
      requirements: ['products.nothing-typed-is-lost'],
      when: ({ before, event }) =>
        Object.keys(before?.context.drafts[12] ?? {}).length > 0 &&
        !['field.change', 'draft.discard', 'conflict.drop', 'conflict.keep', 'picture.changed'].includes(event.type),
      must: (step) => {
        const { before, after } = step
        const told = after.context.product
        const gained = isOk(step) && told?.product_id === 12 ? told.fields : undefined
        for (const [field, typed] of Object.entries(before?.context.drafts[12] ?? {})) {
          const left = after.context.drafts[12]?.[field]
          if (gained && isDeepEqual(gained[field], typed.typed)) assert.equal(left, undefined)
          else assert.deepEqual(left?.typed, typed.typed)
        }
      },
    },
    'says what is wrong with a field from when it was left': {
      requirements: ['products.bad-input-is-said-at-its-field'],
      when: (step) => step.event.type === 'field.leave' && isOpen(step),
      must: ({ after }) => assert.equal(after.context.touched.includes('name'), true),
    },
    'saves all that is typed where nothing is wrong and nothing is to be chosen': {
      requirements: ['products.admins-merge-by-field', 'products.changes-show-in-seconds'],
      when: (step) =>
        step.event.type === 'draft.save' && step.before?.matches('shown') === true && isReady(step.before),
      must: (step) => {
        const { language, id, sent: sending, refusal, words } = step.after.context
        const changes = Object.entries(draftOf(step.before)).map(([field, { from, typed }]) => ({
          field,
          from,
          to: typed,
        }))
        assert.deepEqual(started(step, 'saveProduct'), [{ language, id, changes }])
        assert.deepEqual([step.after.value, sending, refusal, words], ['saving', changes, null, {}])
      },
    },
    'says what keeps it from being saved': {
      requirements: ['products.bad-input-is-said-at-its-field'],
      when: ({ event, before }) => event.type === 'draft.save' && before?.matches('shown') === true && !isReady(before),
      must: (step) => {
        const { before, after } = step
        assert.deepEqual(started(step, 'saveProduct'), [])
        if (Object.keys(draftOf(before)).length === 0) assert.deepEqual(after.value, before?.value)
        else {
          assert.deepEqual(after.value, { shown: 'incomplete' })
          for (const field of Object.keys(draftOf(before))) assert.equal(after.context.touched.includes(field), true)
        }
      },
    },
    'shows what was saved, and how to undo it': {
      requirements: ['products.edits-are-undone'],
      when: (step) => isAnswer(step, 'saveProduct') && isOk(step) && !isLeft(step),
      must: ({ event, after }) => {
        assert.deepEqual(after.value, { shown: 'saved' })
        assert.deepEqual([after.context.product, after.context.edits], [event['output'].value.product, [7]])
        assert.deepEqual(after.context.sent, [])
      },
    },
    'says why nothing was saved or undone, and asks what the product is like now': {
      requirements: ['products.admins-merge-by-field'],
      when: (step) => (isAnswer(step, 'saveProduct') || isAnswer(step, 'undoEdits')) && !isOk(step) && !isLeft(step),
      must: (step) => {
        const { language, id, refusal, words } = step.after.context
        assert.deepEqual(started(step, 'fetchProduct'), [{ language, id }])
        assert.deepEqual(refusal, problemOf(step))
        assert.deepEqual(words, step.event['output'] === wrong ? wrong.problem.errors : {})
      },
    },
    'has the admin choose where another has changed the same field': {
      requirements: ['products.admins-merge-by-field'],
      when: (step) => step.event.type.startsWith('conflict.') && isOpen(step) && 'name' in draftOf(step.before),
      must: ({ event, before, after }) => {
        const now = fieldsOf(before)['name']
        if (event.type === 'conflict.drop') assert.equal('name' in draftOf(after), false)
        else {
          assert.deepEqual(draftOf(after)['name'], { ...draftOf(before)['name'], from: now })
          assert.equal(conflictsOf(draftOf(after), fieldsOf(after)).includes('name'), false)
        }
      },
    },
    'discards all that is typed': {
      when: ({ event, before }) => event.type === 'draft.discard' && before?.matches('shown') === true,
      must: (step) => {
        assert.deepEqual(draftOf(step.after), {})
        if (Object.keys(draftOf(step.before)).length > 0)
          assert.deepEqual(
            [step.after.value, step.after.context.touched, step.after.context.words, step.after.context.refusal],
            [{ shown: 'resting' }, [], {}, null],
          )
      },
    },
    'undoes edits at a press, where they can be': {
      requirements: ['products.edits-are-undone'],
      when: ({ event, before }) => event.type === 'edits.undo' && before?.matches('shown') === true,
      must: (step) => {
        const { language, id, edits, refusal } = step.after.context
        const can = step.before?.context.product?.edits.length === 1
        assert.deepEqual(started(step, 'undoEdits'), can ? [{ language, id, edits: [7] }] : [])
        if (can) assert.deepEqual([step.after.value, edits, refusal], ['undoing', [7], null])
        else assert.deepEqual(step.after.value, step.before?.value)
      },
    },
    'shows the product without the undone edits': {
      requirements: ['products.edits-are-undone'],
      when: (step) => isAnswer(step, 'undoEdits') && isOk(step) && !isLeft(step),
      must: ({ event, after }) =>
        assert.deepEqual([after.value, after.context.product], [{ shown: 'undone' }, event['output'].value]),
    },
    'lets another product be opened while it saves or undoes, and asks for it then': {
      when: (step) =>
        isCalling(step) &&
        (step.event.type === 'product.opened' ||
          ((isAnswer(step, 'saveProduct') || isAnswer(step, 'undoEdits')) && isLeft(step))),
      must: (step) => {
        const { language, id, refusal } = step.after.context
        if (step.event.type === 'product.opened') {
          assert.deepEqual([step.after.value, started(step, 'fetchProduct')], [step.before?.value, []])
          assert.equal(id, askedAt(step)?.id ?? null)
        } else {
          assert.deepEqual(started(step, 'fetchProduct'), id === null ? [] : [{ language, id }])
          if (isOk(step)) assert.equal(refusal, null)
        }
      },
    },
    'adds a picture that was sent after the others, to be saved with the rest': {
      requirements: ['products.admin-edits-every-field'],
      when: ({ event }) => event.type === 'picture.changed',
      must: (step) => {
        const { before, after, event } = step
        assert.deepEqual(after.value, before?.value)
        if (event['picture'] === null || !isOpen(step)) assert.deepEqual(after.context, before?.context)
        else
          assert.deepEqual(draftOf(after)['pictures'], {
            from: [],
            typed: [{ source: `upload:${PHOTO}`, photo: PHOTO, variant_id: null }],
          })
      },
    },
  },
})

function isDeepEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
