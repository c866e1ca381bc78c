import * as v from 'valibot'

import { FORM_IDS, SUBSTANCE_IDS } from './substances.ts'
import { GROUPS } from './groups.ts'

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const amount = v.pipe(v.number(), v.minValue(0))
const substance = v.picklist(SUBSTANCE_IDS)

/** The source of a figure; `doi` is null for opinions without one and for laws. */
const source = v.object({ name: v.string(), year: v.number(), doi: v.nullable(v.string()) })

/**
 * A highest daily intake beside the amount that counts towards it. `of` names the forms that count, null where all do;
 * `unspecified` is the amount whose form the label does not say. `below`: the figure itself is too much already.
 */
export const highestIntake = v.object({
  of: v.nullable(v.array(v.picklist(FORM_IDS))),
  figure: amount,
  bound: v.picklist(['at-most', 'below']),
  kind: v.picklist(['upper', 'safe', 'law']),
  counted: amount,
  unspecified: amount,
  is_over: v.boolean(),
  /** True where it would be over if all of `unspecified` counted. */
  may_be_over: v.boolean(),
  source,
})

/** The daily amount of one substance, in `unit`, with what each product brings of it. */
export const intakeRow = v.object({
  substance,
  unit: v.picklist(['µg', 'mg']),
  total: amount,
  shares: v.array(v.object({ variant_id: id, name: v.string(), amount })),
  /** The reference value is for adults; null for children and for substances that have none. */
  reference: v.nullable(v.object({ figure: amount, percent: amount, source })),
  highest: v.array(highestIntake),
  is_over: v.boolean(),
  notes: v.array(v.object({ note: v.picklist(['retinol-pregnancy', 'beta-carotene-smokers']), source })),
})

/**
 * The reasons for which an ingredient, or a whole product, is in no sum. `name`: it is none of the substances, or not known.
 * `amount`: the label gives none. `unit`: it cannot be converted. `form`: it could be converted if the label said the form.
 * `compound`: the amount is that of a compound. `repeated`: the label may say the same amount twice. `servings`: how much
 * of the product is taken a day is not known. `ingredients`: the label lists none.
 */
export const UNKNOWN_REASONS = [
  'name',
  'amount',
  'unit',
  'form',
  'compound',
  'repeated',
  'servings',
  'ingredients',
] as const

export const unknownIntake = v.object({
  variant_id: id,
  name: v.string(),
  /** Null where the whole product is meant. */
  ingredient: v.nullable(v.string()),
  substance: v.nullable(substance),
  reason: v.picklist(UNKNOWN_REASONS),
})

/** Two substances that are better taken at different times of day, where products bring them at the same one. */
export const apart = v.object({
  time: v.string(),
  substances: v.tuple([substance, substance]),
  /** The products that bring the one and the other; a product that brings both is in both. */
  products: v.tuple([v.array(id), v.array(id)]),
  source,
})

/** The daily amounts of some products by substance, in the order of `SUBSTANCES`. */
export const intakeSums = v.object({
  group: v.picklist(GROUPS),
  rows: v.array(intakeRow),
  unknown: v.array(unknownIntake),
  /** A figure is passed, or the group is pregnant, lactating or a child (intake.asks-a-doctor). */
  asks_a_doctor: v.boolean(),
  /** The group is the one that the client told. */
  is_told: v.boolean(),
  apart: v.array(apart),
  /** Products counted that come from elsewhere, where the client shares that (intake.counts-others-where-shared). */
  elsewhere: v.array(v.object({ variant_id: id, name: v.string(), from: v.picklist(['practitioner', 'order']) })),
})

export type IntakeSums = v.InferOutput<typeof intakeSums>
export type IntakeRow = v.InferOutput<typeof intakeRow>
export type HighestIntake = v.InferOutput<typeof highestIntake>
export type UnknownIntake = v.InferOutput<typeof unknownIntake>
export type UnknownReason = UnknownIntake['reason']
export type Apart = v.InferOutput<typeof apart>
