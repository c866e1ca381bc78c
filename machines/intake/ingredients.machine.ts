/**
 * Names of ingredients with the substances that they count as, and an admin's corrections (intake.matches-are-shown, intake.admin-corrects-matches).
 * Owns: the list that the address names, and the one correction that is being made. Never: the match of a name, which the
 * server knows; the list is read anew after each correction.
 */
import type { ActorRefFrom } from 'xstate'

import { listStates, noteOther, toOther } from '../admin/list-states.ts'
import { answerOf } from '../call/call.ts'

import { correctionIn, initialContext, matchesSetup } from './ingredients.setup.ts'
import type { IngredientKey, IngredientsPlace } from './ingredients-place.ts'

const keyOf = ({ event }: { event: { key: IngredientKey } }) => ({ key: event.key })

const toCorrect = {
  'correction.open': {
    guard: { type: 'isListed', params: keyOf },
    target: '#ingredients.shown.choosing',
    actions: { type: 'setSubject', params: keyOf },
  },
  'correction.undo': {
    guard: { type: 'isCorrected', params: keyOf },
    target: '#ingredients.saving',
    actions: { type: 'setUndone', params: keyOf },
  },
} as const

export const ingredientsMachine = matchesSetup.createMachine({
  id: 'ingredients',
  description: 'Names of ingredients with what they count as, and correcting them one at a time.',
  context: initialContext,
  initial: 'waiting',
  states: {
    ...listStates({
      rows: 'names',
      locked: 'none can be corrected',
      fetch: 'fetchIngredients',
      input: ({ context: { place } }: { context: { place: IngredientsPlace } }) => ({ place }),
      forget: 'forgetSubject',
    }),
    shown: {
      description: 'The names are there.',
      meta: { requirements: ['intake.matches-are-shown'] },
      initial: 'resting',
      on: {
        'list.entered': toOther('forgetSubject'),
        ...toCorrect,
      },
      states: {
        resting: { description: 'No name is being corrected. It is told why the last correction was not made.' },
        choosing: {
          description: 'It is chosen what one name counts as, and for labels of which languages.',
          meta: { requirements: ['intake.admin-corrects-matches'] },
          initial: 'picking',
          on: {
            'target.change': {
              target: '.picking',
              actions: { type: 'setTarget', params: ({ event }) => ({ value: event.value }) },
            },
            'scope.change': { actions: { type: 'setScope', params: ({ event }) => ({ value: event.value }) } },
            'correction.cancel': { target: 'resting', actions: 'forgetSubject' },
            'correction.save': [{ guard: 'hasTarget', target: '#ingredients.saving' }, { target: '.incomplete' }],
          },
          states: {
            picking: { description: 'Nothing was tried yet with what is chosen.' },
            incomplete: { description: 'Nothing is chosen, so nothing is saved.' },
          },
        },
      },
    },
    saving: {
      description:
        'A correction is on its way. Whoever goes to another list meanwhile gets it once the answer is there.',
      meta: { requirements: ['intake.admin-corrects-matches'] },
      invoke: {
        src: 'correctIngredient',
        id: 'correctIngredient',
        input: correctionIn,
        onDone: [
          { guard: { type: 'isAnswered', params: answerOf }, target: 'fetching', actions: 'forgetSubject' },
          { guard: 'isElsewhere', target: 'fetching', actions: { type: 'setProblem', params: answerOf } },
          { guard: 'hasTarget', target: 'shown.choosing', actions: { type: 'setProblem', params: answerOf } },
          { target: 'shown', actions: { type: 'setProblem', params: answerOf } },
        ],
        onError: [
          { guard: 'isElsewhere', target: 'fetching', actions: 'setUnreachable' },
          { guard: 'hasTarget', target: 'shown.choosing', actions: 'setUnreachable' },
          { target: 'shown', actions: 'setUnreachable' },
        ],
      },
      on: { 'list.entered': noteOther },
    },
  },
})
export type IngredientsRef = ActorRefFrom<typeof ingredientsMachine>
