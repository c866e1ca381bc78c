/**
 * The services, or the packages, of the practitioner's own page: a kept list.
 * Owns: their order, and which of them is being written. Never: the words while they are written, which are the form's; the
 * pictures of packages; the calls and the queue, which all kept lists have in common.
 */
import type { ActorRefFrom } from 'xstate'

import { STORE_PACKAGES_MAX, STORE_SERVICES_MAX } from '#contract/constants.ts'

import { keptChart } from '../../../kept-list/kept-list.machine.ts'
import { nothingKept } from '../../../kept-list/kept-list.setup.ts'

import { entriesSetupOf } from './entries.setup.ts'
import type { EntryListName } from './entries.setup.ts'

function createEntriesMachine(id: EntryListName, description: string, max: number) {
  const { entriesSetup, own } = entriesSetupOf(id, max)

  const doing = entriesSetup.createStateConfig({
    on: {
      'entry.delete': {
        guard: { type: 'isKnown', params: ({ event }) => ({ entryId: event.entryId }) },
        actions: ['deleteEntry', 'storeQueue'],
      },
      'entry.restore': {
        actions: [{ type: 'wantRestored', params: ({ event: { entry, order } }) => ({ entry, order }) }, 'storeQueue'],
        meta: { requirements: ['practice.deleted-entries-can-be-restored'] },
      },
      'entry.move': {
        guard: { type: 'isElsewhere', params: ({ event: { entryId, order } }) => ({ entryId, order }) },
        actions: [{ type: 'wantMoved', params: ({ event: { entryId, order } }) => ({ entryId, order }) }, 'storeQueue'],
        meta: { requirements: ['practice.reorder-counts-from-one'] },
      },
      'entries.again': {
        actions: [{ type: 'wantAgain', params: ({ event }) => ({ changes: event.changes }) }, 'storeQueue'],
      },
      'change.done': { actions: ['setMade', 'emitChanged'] },
      'change.refused': {
        actions: {
          type: 'sayRefusal',
          params: ({ event: { change, changes, problem } }) => ({ name: change.name, changes, problem }),
        },
        meta: { requirements: ['practice.lists-save-by-themselves'] },
      },
      'change.givenUp': {
        actions: { type: 'sayGivenUp', params: ({ event }) => ({ changes: event.changes }) },
        meta: { requirements: ['practice.lists-save-by-themselves'] },
      },
    },
  })

  const writing = entriesSetup.createStateConfig({
    description: 'The form of one entry, open or not.',
    initial: 'closed',
    states: {
      closed: {
        description: 'No entry is being written.',
        on: {
          'entry.add': {
            guard: 'hasRoom',
            target: 'open',
            actions: [{ type: 'setWriting', params: { entryId: null } }, 'emitOpened'],
          },
          'entry.edit': {
            guard: { type: 'isKnown', params: ({ event }) => ({ entryId: event.entryId }) },
            target: 'open',
            actions: [{ type: 'setWriting', params: ({ event }) => ({ entryId: event.entryId }) }, 'emitOpened'],
          },
        },
      },
      open: {
        description: 'One entry is being written: its words are in the form until it sends them or is closed.',
        meta: { requirements: ['practice.typed-words-stay'] },
        on: {
          'entry.save': {
            target: 'closed',
            actions: [{ type: 'wantWritten', params: ({ event }) => ({ written: event.written }) }, 'storeQueue'],
            meta: { requirements: ['practice.lists-save-by-themselves'] },
          },
          'entry.close': { target: 'closed', actions: 'emitClosed' },
          'entry.delete': {
            guard: { type: 'isWritten', params: ({ event }) => ({ entryId: event.entryId }) },
            target: 'closed',
            actions: ['deleteEntry', 'storeQueue', 'emitClosed'],
          },
        },
      },
    },
  })

  return entriesSetup.createMachine({
    id,
    description,
    context: { ...nothingKept(), ...own },
    ...keptChart({ on: doing.on, regions: { writing } }),
  })
}

export const storeServicesMachine = createEntriesMachine(
  'storeServices',
  'The services of the own practice page, in their order.',
  STORE_SERVICES_MAX,
)
export const storePackagesMachine = createEntriesMachine(
  'storePackages',
  'The packages of the own practice page with their features, in their order.',
  STORE_PACKAGES_MAX,
)
export type EntriesRef = ActorRefFrom<typeof storeServicesMachine>
