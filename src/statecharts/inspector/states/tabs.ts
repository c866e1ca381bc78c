import type { Recorded } from '../../trace/trace.ts'
import { entered } from './named.ts'
import { inspectorSetup } from '../inspector.setup.ts'
import type { Here } from '../recording.ts'

type Named = { event: { tab: string } }
type Told = { event: { tab: string; records: readonly Recorded[] } }

const named = ({ event: { tab } }: Named) => ({ tab })
const recordsOf = ({ event: { tab, records } }: Told) => ({ tab, records })
const hereOf = ({ event: { tab, build, title, path, began, heardAt } }: { event: Here }) => ({
  here: { tab, build, title, path, began, heardAt },
})
const chooseIt = { type: 'chooseTab', params: named } as const
const keepHere = { type: 'setTab', params: hereOf } as const
const setLeft = { type: 'setLeft', params: named } as const

/** Destinations of records: in sight, or aside. */
const inSight = {
  type: 'setRecords',
  params: (given: Told) => ({ ...recordsOf(given), place: 'records' as const }),
} as const
const aside = {
  type: 'setRecords',
  params: (given: Told) => ({ ...recordsOf(given), place: 'aside' as const }),
} as const

export const tabs = inspectorSetup.createStateConfig({
  description: 'The tabs of the shop that record, and the one whose recording is shown.',
  initial: 'waiting',
  on: {
    'tab.choose': {
      guard: { type: 'isKnownTab', params: named },
      target: '.choosing',
      actions: ['joinAside', chooseIt, entered],
    },
    'tab.open': { target: '.choosing', actions: ['joinAside', chooseIt] },
    'tab.dropped': {
      actions: { type: 'setDropped', params: ({ event: { tab, count } }) => ({ tab, count }) },
    },
    'tab.can': {
      guard: { type: 'isChosenTab', params: named },
      actions: { type: 'sendAnswer', params: ({ event: { ask, answer } }) => ({ ask, answer }) },
    },
    'tab.notSent': {
      guard: { type: 'isChosenTab', params: named },
      actions: { type: 'sendNotSent', params: ({ event: { reason } }) => ({ reason }) },
    },
  },
  states: {
    waiting: {
      description: 'No tab of the shop is open, or none has been told of the inspector.',
      on: { 'tab.here': { target: 'live', actions: [keepHere, chooseIt, 'sendActor'] } },
    },
    choosing: {
      description: 'Another tab was chosen.',
      entry: 'sendActor',
      always: [{ guard: 'isChosenTabHere', target: 'live' }, { target: 'gone' }],
    },
    live: {
      description: 'What the chosen tab does is shown as it happens.',
      initial: 'heard',
      states: {
        heard: {
          description: 'It answers the calls.',
          after: { hearNothing: { target: 'silent' } },
        },
        silent: {
          description:
            'It has not answered for a while, and has not said that it was closed: the page says since when.',
        },
      },
      on: {
        'tab.here': [
          { guard: { type: 'isChosenTab', params: named }, target: '.heard', actions: [keepHere, 'sendActor'] },
          { actions: [keepHere, 'sendActor'] },
        ],
        'tab.records': [
          { guard: { type: 'isOfChosenActor', params: recordsOf }, actions: [inSight, 'sendActor'] },
          { actions: inSight },
        ],
        'records.pause': { target: 'paused' },
        'tab.left': [
          { guard: { type: 'isChosenTab', params: named }, target: 'gone', actions: [setLeft, 'sendActor'] },
          { actions: setLeft },
        ],
      },
    },
    paused: {
      description: 'What the tabs do is set aside, so that the log stands still.',
      on: {
        'tab.here': { actions: keepHere },
        'tab.records': { actions: aside },
        'records.resume': { target: 'live', actions: ['joinAside', 'sendActor'] },
        'tab.left': [
          {
            guard: { type: 'isChosenTab', params: named },
            target: 'gone',
            actions: [setLeft, 'joinAside', 'sendActor'],
          },
          { actions: setLeft },
        ],
      },
    },
    gone: {
      description:
        'The chosen tab was closed or loaded anew. What it has done stays in sight until another tab is there.',
      on: {
        'tab.here': { target: 'live', actions: [keepHere, chooseIt, 'sendActor'] },
        'tab.records': { actions: inSight },
        'tab.left': { actions: setLeft },
      },
    },
  },
})
