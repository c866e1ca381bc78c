/**
 * The editor of the practitioner's own practice page.
 * Owns: the page as it is kept, its type and theme, the open section. Never: words before they are saved, the name, pictures
 * and entries, which are charts of their own below it. They live until their practitioner signs out, so that leaving the
 * editor loses nothing.
 */
import type { ActorRefFrom } from 'xstate'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'

import { answerOf, answers } from '../../call/call.ts'

import { changed, entered, fetched } from './practice-page.params.ts'
import { practicePageSetup } from './practice-page.setup.ts'
import { here } from './states/here.ts'

export const practicePageMachine = practicePageSetup.createMachine({
  id: 'practicePage',
  description: 'The own practice page, from the first choice of its look to each of its parts.',
  context: {
    language: DEFAULT_LANGUAGE,
    userId: null,
    pictures: [],
    section: null,
    returnedAt: 0,
    store: null,
    look: { type: 'practice', theme: 'linden' },
    sent: null,
    savedAt: {},
    problem: null,
  },
  initial: 'waiting',
  on: {
    'practice.entered': { actions: entered },
    'person.known': { actions: { type: 'setPerson', params: ({ event }) => ({ userId: event.userId }) } },
  },
  states: {
    waiting: {
      description: 'The editor was not opened yet.',
      on: { 'practice.entered': { target: 'loading', actions: entered } },
    },
    loading: {
      description: 'The page is on its way.',
      tags: 'busy',
      invoke: {
        src: 'fetchStore',
        id: 'fetchStore',
        input: ({ context: { language } }) => ({ language }),
        ...answers(
          { target: 'here', actions: fetched },
          { target: 'failed' },
          { guard: { type: 'isNotMade', params: answerOf }, target: 'none' },
        ),
      },
    },
    failed: {
      description: 'The page could not be had: it can be asked for again.',
      tags: ['failed', 'unread'],
      on: {
        'page.retry': { target: 'loading' },
        'practice.entered': { target: 'loading', actions: entered },
      },
    },
    none: {
      description: 'There is no page yet: the practitioner chooses a type and a theme.',
      meta: { requirements: ['practice.made-with-type-and-theme'] },
      on: { 'look.choose': { actions: changed }, 'page.make': { target: 'making' } },
    },
    making: {
      description: 'The page is being made as it was chosen.',
      meta: { requirements: ['practice.made-with-type-and-theme'] },
      tags: 'busy',
      invoke: {
        src: 'makeStore',
        id: 'makeStore',
        input: ({ context: { look, language } }) => ({ ...look, language }),
        ...answers(
          { target: 'here', actions: [{ type: 'setStore', params: answerOf }] },
          { target: 'notMade' },
          { guard: { type: 'isMadeAlready', params: answerOf }, target: 'loading' },
        ),
      },
    },
    notMade: {
      description: 'The page could not be made: the choice still stands, and it is said why.',
      tags: 'failed',
      on: { 'look.choose': { target: 'none', actions: changed }, 'page.make': { target: 'making' } },
    },
    here,
  },
  options: { maxIterations: 20 },
})
export type PracticePageRef = ActorRefFrom<typeof practicePageMachine>
