/**
 * One product, as an admin edits it (products.admin-edits-every-field).
 * Owns: which product is open, and what is typed of each and not saved. Never: what else an edit means, such as the shop's
 * lists, which the server sees to.
 * A save names the values that it started from. If another admin has changed one of them, the product is fetched again. A
 * conflict has no state of its own: it is a draft that began with another value than the product has now.
 */
import type { ActorRefFrom } from 'xstate'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'

import { answerOf } from '../call/call.ts'
import { detailStates } from '../detail-page/detail-page.ts'
import type { Place } from '../pages/place.ts'

import { adminProductSetup } from './admin-product.setup.ts'
import type { AdminProductContext } from './admin-product.setup.ts'

const opened = {
  type: 'setPlace',
  params: ({ event: { place } }: { event: { place: Place } }) => ({ place }),
} as const
const named = ({ event: { field } }: { event: { field: string } }) => ({ field })
const wanted = ({ context: { language, id } }: { context: AdminProductContext }) => ({ language, id: id ?? 0 })
const ofProduct = ({ context: { language, product } }: { context: AdminProductContext }) => ({
  language,
  id: product?.product_id ?? 0,
})
const refused = { target: 'fetching', actions: { type: 'setRefusal', params: answerOf } } as const
const unanswered = [
  { guard: 'isElsewhere', target: 'opening' },
  { target: 'fetching', actions: 'setUnanswered' },
] as const

export const adminProductMachine = adminProductSetup.createMachine({
  id: 'adminProduct',
  description: 'One product of the catalogue, on sale or not, and what an admin changes of it.',
  context: {
    language: DEFAULT_LANGUAGE,
    id: null,
    product: null,
    drafts: {},
    touched: [],
    sent: [],
    edits: [],
    words: {},
    problem: null,
    refusal: null,
  },
  initial: 'waiting',
  invoke: [
    { src: 'storeFiles', id: 'storeFiles', systemId: 'productFiles' },
    {
      src: 'productPicture',
      id: 'productPicture',
      systemId: 'productPicture',
      input: { slot: 'product', picture: null },
    },
    { src: 'productChoices', id: 'productChoices', systemId: 'productChoices' },
    { src: 'hearChildren', id: 'hearChildren', input: { productPicture: ['picture.changed'] } },
  ],
  on: {
    'product.opened': { target: '.opening', actions: [opened, 'wantChoices', 'forgetOutcome'] },
    'field.change': {
      guard: { type: 'isField', params: named },
      actions: { type: 'setField', params: ({ event: { field, value } }) => ({ field, value }) },
      meta: { requirements: ['products.nothing-typed-is-lost'] },
    },
    'field.leave': { guard: { type: 'isField', params: named }, actions: { type: 'touch', params: named } },
    'conflict.keep': {
      guard: { type: 'isField', params: named },
      actions: { type: 'keepMine', params: named },
      meta: { requirements: ['products.admins-merge-by-field'] },
    },
    'conflict.drop': {
      guard: { type: 'isField', params: named },
      actions: { type: 'dropMine', params: named },
      meta: { requirements: ['products.admins-merge-by-field'] },
    },
    'picture.changed': {
      guard: { type: 'hasPicture', params: ({ event: { picture } }) => ({ picture }) },
      actions: [{ type: 'addPicture', params: ({ event: { picture } }) => ({ picture }) }, 'clearSlot'],
    },
  },
  states: {
    ...detailStates({
      thing: 'product',
      fetch: 'fetchProduct',
      input: wanted,
      keep: 'setProduct',
      retry: 'product.retry',
      missing: { description: 'The shop has no such product: the way leads back to the list.' },
    }),
    shown: {
      description: 'The product is there. Each of its fields can be changed; a conflict is chosen about at its field.',
      meta: { requirements: ['products.admin-edits-every-field'] },
      initial: 'resting',
      on: {
        'draft.save': [
          { guard: 'canSave', target: 'saving' },
          { guard: 'hasDraft', target: '.incomplete', actions: 'touchAll' },
        ],
        'draft.discard': { guard: 'hasDraft', target: '.resting', actions: 'dropDraft' },
        'edits.undo': {
          guard: { type: 'canUndo', params: ({ event: { edits } }) => ({ edits }) },
          target: 'undoing',
          actions: { type: 'setUndone', params: ({ event: { edits } }) => ({ edits }) },
          meta: { requirements: ['products.edits-are-undone'] },
        },
      },
      states: {
        resting: { description: 'Nothing is being done. Where the last save or undoing failed, it is said why.' },
        incomplete: {
          description: 'What is typed could not be saved: it is said at each field what is wrong, or to be chosen.',
          meta: { requirements: ['products.bad-input-is-said-at-its-field'] },
        },
        saved: { description: 'The changes are saved. One press undoes them.' },
        undone: { description: 'The edits are undone.' },
      },
    },
    saving: {
      description:
        'The changes are on their way. More can be typed; another product that is opened waits for the answer.',
      meta: { requirements: ['products.changes-show-in-seconds', 'products.nothing-typed-is-lost'] },
      tags: 'busy',
      entry: 'setSent',
      on: { 'product.opened': { actions: [opened, 'wantChoices'] } },
      invoke: {
        src: 'saveProduct',
        id: 'saveProduct',
        input: ({ context }) => ({ ...ofProduct({ context }), changes: context.sent }),
        onDone: [
          {
            guard: 'isElsewhere',
            target: 'opening',
            actions: [{ type: 'setSaved', params: answerOf }, 'forgetOutcome'],
          },
          {
            guard: { type: 'isAnswered', params: answerOf },
            target: 'shown.saved',
            actions: { type: 'setSaved', params: answerOf },
          },
          // Another admin may have changed it, so it is fetched again.
          refused,
        ],
        onError: unanswered,
      },
    },
    undoing: {
      description: 'Edits are being undone. What is typed stays as it is.',
      meta: { requirements: ['products.edits-are-undone'] },
      tags: 'busy',
      on: { 'product.opened': { actions: [opened, 'wantChoices'] } },
      invoke: {
        src: 'undoEdits',
        id: 'undoEdits',
        input: ({ context }) => ({ ...ofProduct({ context }), edits: context.edits }),
        onDone: [
          { guard: 'isElsewhere', target: 'opening', actions: 'forgetOutcome' },
          {
            guard: { type: 'isAnswered', params: answerOf },
            target: 'shown.undone',
            actions: { type: 'setProduct', params: answerOf },
          },
          refused,
        ],
        onError: unanswered,
      },
    },
  },
  options: { maxIterations: 20 },
})
export type AdminProductRef = ActorRefFrom<typeof adminProductMachine>
