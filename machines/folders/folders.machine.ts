/**
 * The named folders in which practitioners keep products and protocols: a kept list.
 * Owns: the name that is being written, and what was handed to the cart last. Never: the calls and the queue, which all kept
 * lists have in common; the cart, to which it hands what is to be bought.
 */
import type { ActorRefFrom } from 'xstate'

import { keptChart } from '../kept-list/kept-list.machine.ts'
import { nothingKept } from '../kept-list/kept-list.setup.ts'

import { foldersSetup, NOTHING } from './folders.setup.ts'
import { naming } from './states/naming.ts'

const doing = foldersSetup.createStateConfig({
  on: {
    'folders.offered': { actions: 'wantTexts' },
    'folders.delete': {
      guard: { type: 'isKnown', params: ({ event }) => ({ folderId: event.folderId }) },
      actions: ['forgetLast', 'deleteFolder', 'storeQueue'],
    },
    'folders.restore': {
      actions: [
        'forgetLast',
        {
          type: 'want',
          params: ({ event: { folder } }) => ({ change: { kind: 'restore', folderId: folder.folder_id, folder } }),
        },
        'storeQueue',
      ],
    },
    'folders.put': {
      actions: [
        'forgetLast',
        { type: 'want', params: ({ event: { folderId, item } }) => ({ change: { kind: 'put', folderId, item } }) },
        'storeQueue',
      ],
    },
    'folders.takeOut': {
      guard: { type: 'isKnown', params: ({ event }) => ({ folderId: event.folderId }) },
      actions: ['forgetLast', 'takeOutItem', 'storeQueue'],
    },
    'folders.again': {
      actions: ['forgetLast', { type: 'wantAgain', params: ({ event }) => ({ changes: event.changes }) }, 'storeQueue'],
    },
    'folders.addToCart': {
      guard: { type: 'isKnown', params: ({ event }) => ({ folderId: event.folderId }) },
      actions: 'handToCart',
    },
    'page.opened': { actions: ['forgetLast', 'fetchAnew'] },
    'page.returned': { actions: { type: 'look', params: ({ event }) => ({ at: event.at }) } },
    'change.done': [
      {
        guard: { type: 'isPut', params: ({ event }) => ({ change: event.change }) },
        actions: { type: 'sayPut', params: ({ event }) => ({ change: event.change }) },
      },
      { actions: 'setMade' },
    ],
  },
})

const kept = keptChart({ on: doing.on, regions: { naming } })

export const foldersMachine = foldersSetup.createMachine({
  id: 'folders',
  description: 'The saved folders of the practitioner who is signed in.',
  meta: { requirements: ['folders.named-folders-of-practitioners'] },
  context: { ...nothingKept(), ...NOTHING },
  ...kept,
  on: {
    ...kept.on,
    'session.signedIn': [
      {
        guard: { type: 'isNoPractitioner', params: ({ event }) => ({ userTypeId: event.userTypeId }) },
        target: '.away',
        actions: 'forgetAll',
      },
      ...kept.on['session.signedIn'],
    ],
  },
})
export type FoldersRef = ActorRefFrom<typeof foldersMachine>
