/**
 * The named folders in which practitioners keep products and protocols (section 1, 'saved folders'; decision 19).
 * Owns: the folders as the server told them, the name that is being written, and what came of the last change. Never: the
 * cart, to which it hands what is to be bought. A change shows once the server has carried it out.
 */
import type { ActorRefFrom } from 'xstate'

import { foldersSetup, nextChange, NOTHING } from './folders.setup.ts'

const working = foldersSetup.createStateConfig({
  description: 'What is asked of the server, one thing after another.',
  initial: 'fetching',
  states: {
    fetching: {
      description: 'The folders are on their way. What was there before stays in sight, and changes wait for them.',
      tags: 'busy',
      entry: 'dropLists',
      invoke: {
        src: 'fetchFolders',
        id: 'fetchFolders',
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => ({ result: event.output }) },
            target: 'resting',
            actions: { type: 'keepFolders', params: ({ event }) => ({ result: event.output }) },
          },
          { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => ({ result: event.output }) } },
        ],
        onError: { target: 'failed', actions: 'keepUnreachable' },
      },
      on: { 'page.opened': { target: 'fetching', reenter: true } },
    },
    failed: {
      description:
        'The folders could not be had: they are asked for again when somebody looks or is online again. What is wished for meanwhile is told to the server all the same.',
      tags: 'failed',
      always: { guard: 'hasTasks', target: 'changing' },
      on: {
        'folders.retry': { target: 'fetching' },
        'page.opened': { target: 'fetching' },
        'page.returned': { target: 'fetching' },
      },
    },
    resting: {
      description: 'Nothing is left to ask of the server.',
      always: [
        { guard: 'isListNext', target: 'fetching' },
        { guard: 'hasTasks', target: 'changing' },
        { guard: 'isUnknown', target: 'fetching' },
      ],
      on: { 'page.opened': { target: 'fetching' } },
    },
    changing: {
      description: 'A change is on its way. Further ones wait.',
      entry: 'forgetLast',
      invoke: {
        src: 'changeFolders',
        id: 'changeFolders',
        input: ({ context }) => ({ change: nextChange(context) }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => ({ result: event.output }) },
            target: 'changed',
            actions: [
              { type: 'keepChange', params: ({ event }) => ({ result: event.output }) },
              { type: 'fillNew', params: ({ event }) => ({ result: event.output }) },
            ],
          },
          { target: 'refused', actions: { type: 'keepFailure', params: ({ event }) => ({ result: event.output }) } },
        ],
        onError: { target: 'refused', actions: { type: 'keepFailure', params: { result: null } } },
      },
      // What is asked for now could be older than the answer to the change.
      on: { 'page.opened': { actions: { type: 'want', params: { task: { kind: 'list' } } } } },
    },
    changed: {
      description: 'A change is carried out: it is told, with a way back where there is one.',
      always: [
        { guard: 'isNaming', target: 'resting', actions: ['tellSaved', 'dropFirst'] },
        { guard: 'isDeletion', target: 'resting', actions: ['sayDeleted', 'dropFirst'] },
        { guard: 'isPut', target: 'resting', actions: ['sayPut', 'dropFirst'] },
        { guard: 'isTakenOut', target: 'resting', actions: ['sayTakenOut', 'dropFirst'] },
        { target: 'resting', actions: 'dropFirst' },
      ],
    },
    refused: {
      description: 'A change was not carried out: everything is as it was, and it is told why.',
      always: [
        { guard: 'isNaming', target: 'resting', actions: ['tellRefused', 'dropFirst'] },
        {
          guard: 'isGone',
          target: 'resting',
          actions: ['dropFirst', { type: 'want', params: { task: { kind: 'list' } } }],
        },
        { target: 'resting', actions: 'dropFirst' },
      ],
    },
  },
})

const opening = foldersSetup.createStateConfig({
  on: {
    'folders.create': {
      target: '#folders.here.naming.writing',
      actions: { type: 'nameNew', params: ({ event }) => ({ put: event.put }) },
    },
    'folders.rename': {
      guard: { type: 'isKnown', params: ({ event }) => ({ folderId: event.folderId }) },
      target: '#folders.here.naming.writing',
      actions: { type: 'nameKnown', params: ({ event }) => ({ folderId: event.folderId }) },
    },
  },
}).on

const naming = foldersSetup.createStateConfig({
  description: 'The name of a folder, from the first letter until the server has taken it.',
  initial: 'closed',
  states: {
    closed: { description: 'No name is being written.', on: opening },
    writing: {
      description: 'A person writes the name of a new folder, or another name of one that is there.',
      initial: 'untried',
      on: {
        ...opening,
        'name.change': {
          target: '.untried',
          actions: { type: 'keepName', params: ({ event }) => ({ value: event.value }) },
        },
        'name.cancel': { target: 'closed', actions: 'forgetName' },
        'name.confirm': [{ guard: 'isNamed', target: 'saving', actions: 'wantNamed' }, { target: '.incomplete' }],
      },
      states: {
        untried: { description: 'Nothing was tried yet with what is written.' },
        incomplete: { description: 'Without a name, or with one that is too long, there is no folder.' },
        refused: { description: 'The server did not take the name: it still stands there and can be sent again.' },
      },
    },
    saving: {
      description: 'The name is on its way, or waits for what was wished before it.',
      on: {
        'name.saved': { target: 'closed', actions: 'forgetName' },
        'name.refused': { target: 'writing.refused' },
      },
    },
  },
})

export const foldersMachine = foldersSetup.createMachine({
  id: 'folders',
  description: 'The saved folders of the practitioner who is signed in.',
  context: NOTHING,
  initial: 'away',
  states: {
    away: {
      description: 'Nobody is signed in who has folders.',
      entry: 'forgetAll',
    },
    here: {
      description: 'A practitioner is signed in and has folders.',
      type: 'parallel',
      states: { working, naming },
      on: {
        'folders.delete': {
          guard: { type: 'isKnown', params: ({ event }) => ({ folderId: event.folderId }) },
          actions: { type: 'wantDeleted', params: ({ event }) => ({ folderId: event.folderId }) },
        },
        'folders.restore': {
          actions: {
            type: 'want',
            params: ({ event: { folderId, name } }) => ({ task: { kind: 'restore', folderId, name } }),
          },
        },
        'folders.put': {
          actions: {
            type: 'want',
            params: ({ event: { folderId, item } }) => ({ task: { kind: 'put', folderId, item } }),
          },
        },
        'folders.takeOut': {
          actions: { type: 'wantTakenOut', params: ({ event: { folderId, itemId } }) => ({ folderId, itemId }) },
        },
        'folders.addToCart': {
          guard: { type: 'isKnown', params: ({ event }) => ({ folderId: event.folderId }) },
          actions: 'handToCart',
        },
      },
    },
  },
  on: {
    'session.signedIn': [
      {
        guard: { type: 'isPractitioner', params: ({ event }) => ({ userTypeId: event.userTypeId }) },
        target: '.here',
        actions: 'forgetAll',
      },
      { target: '.away' },
    ],
    'session.signedOut': { target: '.away' },
  },
  options: { maxIterations: 20 },
})
export type FoldersRef = ActorRefFrom<typeof foldersMachine>
