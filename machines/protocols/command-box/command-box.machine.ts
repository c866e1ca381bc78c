/**
 * The command box: one field that finds pages, protocols, clients, products and what can be done, and does it.
 * Owns: whether it is open, what is typed, what was found for it. Never: what follows from a choice, which is the builder's.
 */
import type { ActorRefFrom } from 'xstate'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'

import type { CommandBoxEvent } from './command-box.events.ts'
import { boxSetup } from './command-box.setup.ts'
import { addressBy, NO_GROUPS } from './command-box.ts'
import { searching } from './searching.ts'

type Taken = Extract<CommandBoxEvent, { type: 'box.take' }>
const choiceIn = ({ event: { key, adds } }: { event: Taken }) => ({ key, adds })
const textIn = ({ event }: { event: { text: string } }) => ({ text: event.text })

const open = boxSetup.createStateConfig({
  description: 'The box is in sight, and has the focus.',
  entry: 'empty',
  invoke: {
    src: 'readNames',
    id: 'readNames',
    input: ({ context }) => ({ language: context.language }),
    onDone: { actions: { type: 'setNames', params: ({ event }) => ({ names: event.output }) } },
    onError: { actions: 'forgetNames' },
  },
  initial: 'resting',
  on: {
    'box.close': { target: 'closed' },
    'box.toggle': { target: 'closed' },
    'box.type': [
      {
        guard: { type: 'isFound', params: textIn },
        target: '.shown',
        actions: { type: 'setText', params: textIn },
      },
      {
        guard: { type: 'isEnough', params: textIn },
        target: '.debouncing',
        actions: { type: 'setText', params: textIn },
      },
      { target: '.resting', actions: { type: 'setText', params: textIn } },
    ],
    'box.move': { actions: { type: 'moveActive', params: ({ event }) => ({ by: event.by }) } },
    'box.point': { actions: { type: 'setActive', params: ({ event }) => ({ key: event.key }) } },
    'box.take': [
      {
        guard: { type: 'isAddedHere', params: choiceIn },
        target: '.resting',
        actions: [{ type: 'emitTaken', params: choiceIn }, { type: 'setAdded', params: choiceIn }, 'emptyText'],
        meta: { requirements: ['builder.command-adds-quantities'] },
      },
      {
        guard: { type: 'isAdded', params: choiceIn },
        target: 'closed',
        actions: { type: 'emitTaken', params: choiceIn },
        meta: { requirements: ['builder.command-adds-quantities', 'lines.needs-an-active-protocol'] },
      },
      {
        guard: { type: 'isPlace', params: choiceIn },
        target: 'closed',
        actions: {
          type: 'openPage',
          params: ({ context, event }) => ({ address: addressBy(context, event) ?? '/' }),
        },
      },
      {
        guard: { type: 'isTaken', params: choiceIn },
        target: 'closed',
        actions: { type: 'emitTaken', params: choiceIn },
      },
    ],
  },
  states: searching,
})

export const commandBoxMachine = boxSetup.createMachine({
  id: 'commandBox',
  description: 'The box by which a practitioner gets anywhere and adds products, without leaving the keyboard.',
  meta: { requirements: ['builder.command-box'] },
  context: {
    language: DEFAULT_LANGUAGE,
    protocol: null,
    actions: [],
    names: {},
    text: '',
    coming: NO_GROUPS,
    found: null,
    active: null,
    added: null,
    problem: null,
  },
  invoke: [
    { src: 'watchBoxKey', id: 'watchBoxKey' },
    { src: 'watchBuilder', id: 'watchBuilder' },
  ],
  initial: 'closed',
  on: {
    'builder.known': {
      actions: {
        type: 'setKnown',
        params: ({ event: { language, protocol, actions } }) => ({ language, protocol, actions }),
      },
    },
  },
  states: {
    closed: {
      description: 'The box is not in sight.',
      on: { 'box.open': { target: 'open' }, 'box.toggle': { target: 'open' } },
    },
    open,
  },
})
export type CommandBoxRef = ActorRefFrom<typeof commandBoxMachine>
