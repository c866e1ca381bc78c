/**
 * The public name of a practice page, as it stands in its address.
 * Owns: what was typed, and whether it is free. Never: the rest of the page.
 * An answer at saving counts more than one to an earlier question.
 */
import { assign, emit } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import { SHOP_NAME_DEBOUNCE_MS } from '#contract/constants.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'
import type { RuleText } from '#contract/rules.ts'
import { checkStoreName } from '#areas/practice/contract/store.ts'

import { answerOf, callSetup } from '../../call/call.ts'
import { actorNotProvided } from '../../not-provided.ts'

import { brokenTexts } from './broken-texts.ts'

interface Context {
  text: string
  language: LanguageCode
  /** The name that the page has. */
  kept: string | null
  /** ms since 1970; null until the name was saved here. */
  savedAt: number | null
  problem: Problem | null
}

export type PracticeNameEvent =
  | { type: 'name.known'; name: string | null }
  /** Taken only where nothing was typed. */
  | { type: 'name.suggest'; name: string; language: LanguageCode }
  | { type: 'name.change'; text: string; language: LanguageCode }
  | { type: 'name.check'; language: LanguageCode }
  | { type: 'name.save'; language: LanguageCode }

export interface PracticeNameFact {
  type: 'name.saved'
  name: string
}

export interface NameWanted {
  readonly name: string
  readonly language: LanguageCode
}

type Checked = CallResult<{ available: boolean }>
/** `at`: ms since 1970. */
type SavedName = CallResult<{ at: number }>

export const shopNameOf = (text: string) => text.trim().toLowerCase()

/** The text of the rule that a name breaks; undefined where it breaks none. */
export const ruleOfName = (text: string): RuleText | undefined =>
  brokenTexts(checkStoreName.query, { name: shopNameOf(text) })['name']

const wantedOf = ({ context: { text, language } }: { context: Context }): NameWanted => ({
  name: shopNameOf(text),
  language,
})

const nameSetup = callSetup({
  types: {
    context: {} as Context,
    events: {} as PracticeNameEvent,
    emitted: {} as PracticeNameFact,
    tags: {} as 'busy' | 'failed' | 'savable',
  },
  actors: {
    checkName: actorNotProvided<Checked, NameWanted>('checkName'),
    saveName: actorNotProvided<SavedName, NameWanted>('saveName'),
  },
}).extend({
  delays: { debounce: SHOP_NAME_DEBOUNCE_MS },
  guards: {
    /** No name is typed. */
    isEmpty: ({ context }) => shopNameOf(context.text) === '',
    /** The typed name is the one that the practice has. */
    isKept: ({ context }) => shopNameOf(context.text) === context.kept,
    /** The practice has another name than was known. */
    isNews: ({ context }, { name }: { name: string | null }) => name !== context.kept,
    /** The typed name breaks a rule of names, so it isn't asked for. */
    isInvalid: ({ context }) => ruleOfName(context.text) !== undefined,
    /** Nothing is typed, and the practice has no name yet. */
    isUntyped: ({ context }) => context.text === '' && context.kept === null,
    /** The server says that nobody has this name. */
    isFree: (_, checked: Checked) => checked.ok && checked.value.available,
    /** The server says that another practice has this name. */
    isTaken: (_, checked: Checked) => checked.ok && !checked.value.available,
    /** Another practice took the name between check and save. */
    isConflict: (_, saved: SavedName) => !saved.ok && saved.problem.kind === 'refused' && saved.problem.status === 409,
  },
  actions: {
    /** Notes the name that the practice has; what is being typed stays. */
    setKnown: assign(({ context }, { name }: { name: string | null }) => ({
      kept: name,
      text: context.text === '' || context.text === context.kept ? (name ?? '') : context.text,
    })),
    /** Keeps the name as it is typed; nothing is checked yet. */
    setText: assign((_, params: { text: string; language: LanguageCode }) => ({ ...params, problem: null })),
    /** Notes the language in which the server's words are asked for. */
    setLanguage: assign((_, { language }: { language: LanguageCode }) => ({ language, problem: null })),
    /** Notes the name as the server has saved it. */
    setSaved: assign(({ context: { text } }, saved: SavedName) =>
      saved.ok ? { kept: shopNameOf(text), text: shopNameOf(text), savedAt: saved.value.at } : {},
    ),
    /** Tells the page the new name of the practice. */
    emitSaved: emit(({ context: { text } }) => ({ type: 'name.saved' as const, name: shopNameOf(text) })),
  },
})

const changed = {
  target: '#practiceName.judging',
  actions: {
    type: 'setText',
    params: ({ event }: { event: Extract<PracticeNameEvent, { text: string }> }) => ({
      text: event.text,
      language: event.language,
    }),
  },
} as const
const saving = {
  target: '#practiceName.saving',
  actions: {
    type: 'setLanguage',
    params: ({ event }: { event: { language: LanguageCode } }) => ({ language: event.language }),
  },
} as const

export const practiceNameMachine = nameSetup.createMachine({
  id: 'practiceName',
  description: 'The name in the address of a practice page, from the first letter to the saved name.',
  context: { text: '', language: DEFAULT_LANGUAGE, kept: null, savedAt: null, problem: null },
  initial: 'empty',
  on: {
    'name.known': {
      guard: { type: 'isNews', params: ({ event }) => ({ name: event.name }) },
      target: '.judging',
      actions: { type: 'setKnown', params: ({ event }) => ({ name: event.name }) },
    },
    'name.suggest': {
      guard: 'isUntyped',
      target: '.judging',
      actions: { type: 'setText', params: ({ event }) => ({ text: event.name, language: event.language }) },
    },
    'name.change': changed,
  },
  states: {
    judging: {
      description: 'What was typed is judged by the rules that need no question to the server.',
      always: [
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isKept', target: 'kept' },
        { guard: 'isInvalid', target: 'invalid' },
        { target: 'waiting' },
      ],
    },
    empty: {
      description: 'There is no name, thus nothing to ask about.',
      meta: { requirements: ['practice.name-must-be-given'] },
    },
    kept: { description: 'It is the name that the page has.' },
    invalid: { description: 'No page can have this name: it is said why, and nothing is asked.' },
    waiting: {
      description: 'More letters may follow: the question waits for a pause.',
      tags: 'savable',
      after: { debounce: { target: 'checking' } },
      on: { 'name.save': saving },
    },
    checking: {
      description: 'The server is asked whether the name is free.',
      tags: ['busy', 'savable'],
      entry: 'forgetProblem',
      on: { 'name.save': saving },
      invoke: {
        src: 'checkName',
        id: 'checkName',
        input: wantedOf,
        onDone: [
          { guard: { type: 'isFree', params: answerOf }, target: 'free' },
          { guard: { type: 'isTaken', params: answerOf }, target: 'taken' },
          { target: 'unknown', actions: { type: 'setProblem', params: answerOf } },
        ],
        onError: { target: 'unknown', actions: 'setUnreachable' },
      },
    },
    free: {
      description: 'Nobody has this name.',
      meta: { requirements: ['practice.name-is-checked'] },
      tags: 'savable',
      on: { 'name.save': saving },
    },
    taken: {
      description: 'Another page has this name, or had it once.',
      meta: { requirements: ['practice.name-is-checked', 'practice.conflict-wins'] },
    },
    unknown: {
      description: 'The question was not answered: it can be asked again, and the name can be saved all the same.',
      tags: ['failed', 'savable'],
      on: {
        'name.save': saving,
        'name.check': {
          target: 'checking',
          actions: { type: 'setLanguage', params: ({ event }) => ({ language: event.language }) },
        },
      },
    },
    saving: {
      description: 'The page is given the name; it cannot be changed meanwhile.',
      tags: 'busy',
      on: { 'name.change': {}, 'name.known': {} },
      invoke: {
        src: 'saveName',
        id: 'saveName',
        input: wantedOf,
        onDone: [
          {
            guard: { type: 'isAnswered', params: answerOf },
            target: 'kept',
            actions: [{ type: 'setSaved', params: answerOf }, 'emitSaved'],
          },
          {
            guard: { type: 'isConflict', params: answerOf },
            target: 'taken',
            meta: { requirements: ['practice.conflict-wins'] },
          },
          { target: 'refused', actions: { type: 'setProblem', params: answerOf } },
        ],
        onError: { target: 'refused', actions: 'setUnreachable' },
      },
    },
    refused: {
      description: 'The name could not be saved: it still stands in its field, and it is said why.',
      tags: ['failed', 'savable'],
      on: { 'name.save': saving },
    },
  },
  options: { maxIterations: 20 },
})
export type PracticeNameRef = ActorRefFrom<typeof practiceNameMachine>
