import { assign } from 'xstate'

import type { IngredientCorrection, NamedIngredient } from '#areas/intake/contract/ingredients.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { callSetup } from '../call/call.ts'
import { actorNotProvided } from '../not-provided.ts'
import type { ListPage } from '../pages/list-query.ts'
import type { Place } from '../pages/place.ts'

import { ingredientIn, isSamePlace, readIngredients } from './ingredients-place.ts'
import type { IngredientKey, IngredientsPlace } from './ingredients-place.ts'

interface Context {
  place: IngredientsPlace
  /** As it was told last. */
  list: ListPage<NamedIngredient> | null
  /** The request that `list` answers. */
  listed: IngredientsPlace | null
  /** The name that is being corrected. */
  subject: IngredientKey | null
  /** The chosen substance or form, or `none`; null while nothing is chosen, and to take the correction back. */
  target: string | null
  /** True where the correction is for labels of all languages. */
  isForAll: boolean
  /** Of the list, or of the last correction. */
  problem: Problem | null
}

type Event =
  | { type: 'list.entered'; place: Place }
  | { type: 'list.retry' }
  | { type: 'correction.open'; key: IngredientKey }
  /** Takes a correction back. */
  | { type: 'correction.undo'; key: IngredientKey }
  | { type: 'target.change'; value: string }
  | { type: 'scope.change'; value: boolean }
  | { type: 'correction.cancel' }
  | { type: 'correction.save' }

type Listed = CallResult<ListPage<NamedIngredient>>
type Corrected = CallResult<{ target: string | null }>

interface Correcting {
  correction: IngredientCorrection
  language: LanguageCode
}

export const initialContext: Context = {
  place: { language: DEFAULT_LANGUAGE, keyword: '', state: null, page: 1 },
  list: null,
  listed: null,
  subject: null,
  target: null,
  isForAll: true,
  problem: null,
}

/** The correction that the context holds. A name that isn't chosen corrects nothing. */
export const correctionIn = ({ context: { subject, target, isForAll, place } }: { context: Context }): Correcting => ({
  correction: { name: subject?.name ?? '', language: isForAll ? null : (subject?.language ?? null), target },
  language: place.language,
})

export const matchesSetup = callSetup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'failed' | 'unread' },
  actors: {
    fetchIngredients: actorNotProvided<Listed, { place: IngredientsPlace }>('fetchIngredients'),
    correctIngredient: actorNotProvided<Corrected, Correcting>('correctIngredient'),
  },
}).extend({
  guards: {
    /** The name stands in the list. */
    isListed: ({ context: { list } }, params: { key: IngredientKey }) => ingredientIn(list, params.key) !== undefined,
    /** The name was corrected. */
    isCorrected: ({ context: { list } }, params: { key: IngredientKey }) =>
      (ingredientIn(list, params.key)?.correction ?? null) !== null,
    /** A substance, a form or none of them is chosen. */
    hasTarget: ({ context: { target } }) => target !== null,
    /** The list in sight is of another page or filter than the one wanted. */
    isElsewhere: ({ context: { place, listed } }) => !isSamePlace(place, listed),
  },
  actions: {
    /** Notes the list that the address names. */
    setWanted: assign((_, params: { place: Place }) => ({ place: readIngredients(params.place) })),
    /** Shows the fetched page of names. */
    setList: assign(({ context: { place } }, result: Listed) =>
      result.ok ? { list: result.value, listed: place } : {},
    ),
    /** Takes the list out of sight. */
    forgetList: assign({ list: null, listed: null }),
    /** Begins with what the name counts as now. */
    setSubject: assign(({ context: { list } }, { key }: { key: IngredientKey }) => {
      const row = ingredientIn(list, key)
      return {
        subject: key,
        target: row?.correction?.target ?? row?.match?.target ?? null,
        isForAll: (row?.correction?.language ?? null) === null,
        problem: null,
      }
    }),
    /** Notes the correction that is to be taken back. */
    setUndone: assign(({ context: { list } }, { key }: { key: IngredientKey }) => ({
      subject: key,
      target: null,
      isForAll: (ingredientIn(list, key)?.correction?.language ?? null) === null,
      problem: null,
    })),
    /** Notes what the name is to count as; an empty text is no choice. */
    setTarget: assign((_, { value }: { value: string }) => ({ target: value === '' ? null : value })),
    /** Notes whether labels of all languages are meant. */
    setScope: assign((_, { value }: { value: boolean }) => ({ isForAll: value })),
    /** Lets go of the correction that was being made. */
    forgetSubject: assign({ subject: null, target: null, isForAll: true, problem: null }),
  },
})
