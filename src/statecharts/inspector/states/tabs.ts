import type { Recorded } from '../../trace/trace.ts'
import { entered } from './named.ts'
import { inspectorSetup } from '../inspector.setup.ts'
import type { Here } from '../recording.ts'

type Named = { event: { tab: string } }
type Told = { event: { tab: string; records: readonly Recorded[] } }

const named = ({ event: { tab } }: Named) => ({ tab })
const told = ({ event: { tab, records } }: Told) => ({ tab, records })
const hereOf = ({ event: { tab, build, title, path, began, heardAt } }: { event: Here }) => ({
  here: { tab, build, title, path, began, heardAt },
})
const chooseIt = { type: 'chooseTab', params: named } as const
const keepHere = { type: 'keepTab', params: hereOf } as const
const keepLeft = { type: 'keepLeft', params: named } as const

/** Where records go: into sight, or aside. */
const inSight = {
  type: 'keepRecords',
  params: (given: Told) => ({ ...told(given), place: 'records' as const }),
} as const
const aside = { type: 'keepRecords', params: (given: Told) => ({ ...told(given), place: 'aside' as const }) } as const

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
      actions: { type: 'keepDropped', params: ({ event: { tab, count } }) => ({ tab, count }) },
    },
    'tab.can': {
      guard: { type: 'isChosenTab', params: named },
      actions: { type: 'tellAnswer', params: ({ event: { ask, answer } }) => ({ ask, answer }) },
    },
    'tab.notSent': {
      guard: { type: 'isChosenTab', params: named },
      actions: { type: 'tellNotSent', params: ({ event: { reason } }) => ({ reason }) },
    },
  },
  states: {
    waiting: {
      description: 'No tab of the shop is open, or none has been told of the inspector.',
      on: { 'tab.here': { target: 'live', actions: [keepHere, chooseIt, 'tellActor'] } },
    },
    choosing: {
      description: 'Another tab was chosen.',
      entry: 'tellActor',
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
          { guard: { type: 'isChosenTab', params: named }, target: '.heard', actions: [keepHere, 'tellActor'] },
          { actions: [keepHere, 'tellActor'] },
        ],
        'tab.records': [
          { guard: { type: 'isOfChosenActor', params: told }, actions: [inSight, 'tellActor'] },
          { actions: inSight },
        ],
        'records.pause': { target: 'paused' },
        'tab.left': [
          { guard: { type: 'isChosenTab', params: named }, target: 'gone', actions: [keepLeft, 'tellActor'] },
          { actions: keepLeft },
        ],
      },
    },
    paused: {
      description: 'What the tabs do is set aside, so that the log stands still.',
      on: {
        'tab.here': { actions: keepHere },
        'tab.records': { actions: aside },
        'records.resume': { target: 'live', actions: ['joinAside', 'tellActor'] },
        'tab.left': [
          {
            guard: { type: 'isChosenTab', params: named },
            target: 'gone',
            actions: [keepLeft, 'joinAside', 'tellActor'],
          },
          { actions: keepLeft },
        ],
      },
    },
    gone: {
      description:
        'The chosen tab was closed or loaded anew. What it has done stays in sight until another tab is there.',
      on: {
        'tab.here': { target: 'live', actions: [keepHere, chooseIt, 'tellActor'] },
        'tab.records': { actions: inSight },
        'tab.left': { actions: keepLeft },
      },
    },
  },
})
