import * as v from 'valibot'

import { ADMINS } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { LANGUAGE_CODES } from '#contract/languages.ts'
import { singleLine } from '#contract/plain-text.ts'
import { pageFields, paging, searchText, timestamp } from '#contract/wire.ts'

import { TARGETS } from './substances.ts'

/** An ingredient's name as long as labels in the catalogue have it. */
export const INGREDIENT_NAME_MAX = 500

/** A substance, or one form of it as `niacin.nicotinamide`. */
const target = v.picklist(TARGETS)

/** The choices of an admin for a name: a target, or none of the substances. */
const correctedTarget = v.union([target, v.literal('none')])

const language = v.picklist(LANGUAGE_CODES)

/** Which names are wanted by what they are matched to. */
export const INGREDIENT_STATES = ['unmatched', 'matched', 'corrected'] as const
const ingredientState = v.picklist(INGREDIENT_STATES)
export type IngredientState = v.InferOutput<typeof ingredientState>

/** An ingredient's name on the labels of the catalogue, with what it counts as (intake.matches-are-shown). */
export const namedIngredient = v.object({
  name: v.string(),
  /** The language of the labels. */
  language,
  /** Products whose label has it; 0 for a corrected name that no label has any more. */
  products: v.number(),
  /** By the table of names; null if the name isn't in it. */
  match: v.nullable(
    v.object({
      target,
      /** True where the label's amount is that of a compound. */
      is_compound: v.boolean(),
    }),
  ),
  /** An admin's choice, which goes before the table; `language` is null where it holds for labels of all languages. */
  correction: v.nullable(
    v.object({
      target: correctedTarget,
      language: v.nullable(language),
      corrected_at: timestamp,
      corrected_by: v.nullable(v.object({ user_id: v.number(), first_name: v.string(), last_name: v.string() })),
    }),
  ),
})
export type NamedIngredient = v.InferOutput<typeof namedIngredient>

export const listIngredients = defineCall({
  id: 'listIngredients',
  method: 'GET',
  path: '/v2/admin/ingredients',
  summary:
    'Names of ingredients on labels that have the words, with the substance that each counts as in sums of daily amounts, those of most products first',
  access: ADMINS,
  query: v.object({ ...paging, keyword: v.optional(searchText), state: v.optional(ingredientState) }),
  response: v.object({ data: v.array(namedIngredient), ...pageFields }),
  refusals: [400, 401, 403],
})

/** `target` null takes the correction back. `language` null is for labels of all languages. */
export const ingredientCorrection = v.object({
  name: v.pipe(v.string(), v.maxLength(INGREDIENT_NAME_MAX), v.transform(singleLine), v.minLength(1)),
  language: v.nullable(language),
  target: v.nullable(correctedTarget),
})
export type IngredientCorrection = v.InferOutput<typeof ingredientCorrection>

export const correctIngredient = defineCall({
  id: 'correctIngredient',
  method: 'PUT',
  path: '/v2/admin/ingredients',
  summary:
    "Say what an ingredient's name counts as, for labels of one language or of all, or take that back. A correction for one language goes before one for all",
  access: ADMINS,
  body: ingredientCorrection,
  /** The match that holds for the name now; null if it has none. */
  response: v.object({ target: v.nullable(correctedTarget) }),
  refusals: [400, 401, 403],
})
