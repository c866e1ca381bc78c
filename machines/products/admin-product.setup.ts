import { assign, sendTo } from 'xstate'

import type { FieldValue, StoredPicture } from '#areas/products/contract/fields.ts'
import type { AdminProduct, FieldChange } from '#areas/products/contract/products.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { callSetup } from '../call/call.ts'
import { isGone } from '../call/gone.ts'
import { hearingChildren } from '../hear-children.ts'
import { actorNotProvided, listenerNotProvided } from '../not-provided.ts'
import type { Place } from '../pages/place.ts'
import type { FileGiven } from '../upload/file-given.ts'
import { pictureMachine } from '../upload/picture.machine.ts'
import type { UploadFact } from '../upload/upload.events.ts'

import { changesOf, conflictsOf, faultsOf, keptMine, leftOver, pruned, without, withTyped } from './draft.ts'
import type { Draft } from './draft.ts'
import { productChoicesMachine } from './product-choices.machine.ts'
import { productIdIn } from './products-place.ts'

export interface AdminProductContext {
  language: LanguageCode
  /** The open product; null where the address can name none. */
  id: number | null
  /** The product as it was received last; not that of `id` while the page changes. */
  product: AdminProduct | null
  /** Unsaved changes by product: they stay while other pages are shown. */
  drafts: Readonly<Record<number, Draft>>
  /** Fields of the open product that were left, and say what is wrong with them. */
  touched: readonly string[]
  /** The changes that are being saved. */
  sent: readonly FieldChange[]
  /** The edits that were saved last, or are being undone. */
  edits: readonly number[]
  /** The server's words about fields that it refused last. */
  words: Readonly<Record<string, string>>
  /** Reason for which the product could not be had. */
  problem: Problem | null
  /** Reason for which the last save or undoing was not done. */
  refusal: Problem | null
}
type Context = AdminProductContext

export type AdminProductEvent =
  | { type: 'product.opened'; place: Place }
  | { type: 'product.retry' }
  | { type: 'field.change'; field: string; value: FieldValue }
  | { type: 'field.leave'; field: string }
  /** The own value of a field that two admins have changed. */
  | { type: 'conflict.keep'; field: string }
  | { type: 'conflict.drop'; field: string }
  | { type: 'draft.save' }
  | { type: 'draft.discard' }
  | { type: 'edits.undo'; edits: readonly number[] }
  | UploadFact

type Answer = CallResult<AdminProduct>
type Saved = CallResult<{ readonly product: AdminProduct; readonly edits: readonly number[] }>

interface Wanted {
  readonly language: LanguageCode
  readonly id: number
}

/** The open product; null while the page changes to another. */
export const openProduct = ({ id, product }: Pick<Context, 'id' | 'product'>): AdminProduct | null =>
  product?.product_id === id ? product : null

const NO_DRAFT: Draft = {}

/** The unsaved changes of the open product. */
export const openDraft = ({ id, drafts }: Pick<Context, 'id' | 'drafts'>): Draft => drafts[id ?? 0] ?? NO_DRAFT

const withDraft = ({ drafts, product }: Context, draft: Draft): Pick<Context, 'drafts'> => ({
  drafts: { ...drafts, [product?.product_id ?? 0]: draft },
})

const fieldsOf = ({ product }: Pick<Context, 'product'>) => product?.fields ?? {}
const canSave = (context: Context): boolean => {
  const draft = openDraft(context)
  const fields = fieldsOf(context)
  return (
    openProduct(context) !== null &&
    Object.keys(draft).length > 0 &&
    conflictsOf(draft, fields).length === 0 &&
    Object.keys(faultsOf(draft, fields)).length === 0
  )
}

/** An uploaded picture is named by what it holds. */
const pictureOf = (photo: string): StoredPicture => ({ source: `upload:${photo}`, photo, variant_id: null })

export const adminProductSetup = callSetup({
  types: { context: {} as Context, events: {} as AdminProductEvent, tags: {} as 'busy' | 'failed' | 'unread' },
  actors: {
    /** The picture that is being sent, to be added to the others. */
    productPicture: pictureMachine,
    /** The options to choose from. */
    productChoices: productChoicesMachine,
    hearChildren: hearingChildren<UploadFact>(),
    /** Stores the chosen file outside the context, and tells its slot. */
    storeFiles: listenerNotProvided<FileGiven>('storeFiles'),
    fetchProduct: actorNotProvided<Answer, Wanted>('fetchProduct'),
    saveProduct: actorNotProvided<Saved, Wanted & { changes: readonly FieldChange[] }>('saveProduct'),
    undoEdits: actorNotProvided<Answer, Wanted & { edits: readonly number[] }>('undoEdits'),
  },
}).extend({
  guards: {
    /** The address names no product. */
    namesNone: ({ context }) => context.id === null,
    /** The shop has no such product. */
    isGone: (_, told: Answer) => isGone(told),
    /** The admin has opened another product meanwhile. */
    isElsewhere: ({ context }) => openProduct(context) === null,
    /** The open product is there and has such a field. */
    isField: ({ context }, { field }: { field: string }) => field in (openProduct(context)?.fields ?? {}),
    /** Something is typed that isn't saved. */
    hasDraft: ({ context }) => Object.keys(openDraft(context)).length > 0,
    /** Something is typed, nothing of it is wrong, and nobody else has changed the same fields. */
    canSave: ({ context }) => canSave(context),
    /** Each of these edits can be undone. */
    canUndo: ({ context }, { edits }: { edits: readonly number[] }) =>
      edits.length > 0 &&
      edits.every((id) => openProduct(context)?.edits.some((edit) => edit.id === id && edit.can_undo)),
    /** A picture was sent and can be added. */
    hasPicture: ({ context }, { picture }: { picture: string | null }) =>
      picture !== null && openProduct(context) !== null,
  },
  actions: {
    /** Opens the product that the address names, in the language of the page. */
    setPlace: assign((_, { place }: { place: Place }) => ({ language: place.language, id: productIdIn(place) })),
    /** Forgets what was said of the last product. */
    forgetOutcome: assign({ touched: [], words: {}, refusal: null, edits: [] }),
    /** Shows the product as the server has it; what is typed already said elsewhere needs no saving any more. */
    setProduct: assign(({ context }, told: Answer) =>
      told.ok
        ? {
            product: told.value,
            problem: null,
            drafts: {
              ...context.drafts,
              [told.value.product_id]: pruned(context.drafts[told.value.product_id] ?? {}, told.value.fields),
            },
          }
        : {},
    ),
    /** Keeps what is typed into a field; nothing is sent yet. */
    setField: assign(({ context }, { field, value }: { field: string; value: FieldValue }) => ({
      ...withDraft(context, withTyped(openDraft(context), fieldsOf(context), field, value)),
      words: Object.fromEntries(Object.entries(context.words).filter(([name]) => name !== field)),
    })),
    /** From now on the field says what is wrong with it. */
    touch: assign(({ context: { touched } }, { field }: { field: string }) => ({
      touched: touched.includes(field) ? touched : [...touched, field],
    })),
    /** Every field says what is wrong with it. */
    touchAll: assign(({ context }) => ({
      touched: [
        ...new Set([
          ...context.touched,
          ...Object.keys(openDraft(context)),
          ...Object.keys(faultsOf(openDraft(context), fieldsOf(context))),
        ]),
      ],
    })),
    /** The own value goes over the other admin's. */
    keepMine: assign(({ context }, { field }: { field: string }) =>
      withDraft(context, keptMine(openDraft(context), fieldsOf(context), field)),
    ),
    /** The other admin's value stays. */
    dropMine: assign(({ context }, { field }: { field: string }) =>
      withDraft(context, without(openDraft(context), [field])),
    ),
    /** Nothing that was typed is saved. */
    dropDraft: assign(({ context }) => ({ ...withDraft(context, {}), touched: [], words: {}, refusal: null })),
    /** Adds the picture after the others; it is saved with the rest. */
    addPicture: assign(({ context }, { picture }: { picture: string | null }) => {
      const draft = openDraft(context)
      const fields = fieldsOf(context)
      const before = (draft['pictures']?.typed ?? fields['pictures'] ?? []) as StoredPicture[]
      if (picture === null || before.some(({ photo }) => photo === picture)) return {}
      return withDraft(context, withTyped(draft, fields, 'pictures', [...before, pictureOf(picture)]))
    }),
    /** Fetches the options to choose from in the language of the page. */
    wantChoices: sendTo('productChoices', ({ context: { language } }) => ({
      type: 'data.wanted' as const,
      key: language,
      at: 0,
    })),
    /** The place for a new picture is free again. */
    clearSlot: sendTo('productPicture', { type: 'picture.known', picture: null }),
    /** Notes what is being saved: more may be typed meanwhile. */
    setSent: assign(({ context }) => ({ sent: changesOf(openDraft(context)), edits: [], refusal: null, words: {} })),
    /** Notes which edits are being undone. */
    setUndone: assign((_, { edits }: { edits: readonly number[] }) => ({ edits, refusal: null, words: {} })),
    /** Shows the product as it is saved, with the edits that can be undone. */
    setSaved: assign(({ context }, saved: Saved) => {
      if (!saved.ok) return {}
      const { product, edits } = saved.value
      const before = context.drafts[product.product_id] ?? {}
      return {
        product,
        edits,
        sent: [],
        drafts: { ...context.drafts, [product.product_id]: leftOver(before, context.sent, product.fields) },
      }
    }),
    /** Says why it could not be saved or undone, at the fields it is about. */
    setRefusal: assign((_, told: CallResult<unknown>) =>
      told.ok
        ? {}
        : {
            refusal: told.problem,
            words: told.problem.kind === 'refused' && told.problem.status === 400 ? (told.problem.errors ?? {}) : {},
          },
    ),
    /** Says that no answer came: the product is fetched to see what was done. */
    setUnanswered: assign({ refusal: { kind: 'unreachable' }, words: {} }),
  },
})
