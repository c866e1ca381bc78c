/**
 * Downloading everything that the shop has stored about a user (account.data-can-be-exported).
 * Owns: how far that is. Never: the data, which goes from the answer into the file and is kept nowhere else.
 */
import type { ActorRefFrom } from 'xstate'

import type { CallResult, Problem } from '#contract/result.ts'

import { answers, callSetup } from '../call/call.ts'
import { actorNotProvided } from '../not-provided.ts'

interface Context {
  problem: Problem | null
}

type Event = { type: 'page.opened' } | { type: 'export.want' }

export const exportDataMachine = callSetup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'failed' },
  actors: {
    /** Asks for the data and saves it as a file. */
    saveExport: actorNotProvided<CallResult<null>>('saveExport'),
  },
}).createMachine({
  id: 'exportData',
  description: 'The own data as a file.',
  context: { problem: null },
  initial: 'offered',
  states: {
    offered: {
      description: 'The file can be asked for.',
      on: { 'export.want': { target: 'saving' } },
    },
    saving: {
      description: 'The data is on its way into the file.',
      meta: { requirements: ['account.data-can-be-exported'] },
      tags: 'busy',
      invoke: {
        src: 'saveExport',
        id: 'saveExport',
        ...answers({ target: 'saved' }, { target: 'failed' }),
      },
    },
    saved: {
      description: 'The browser has taken the file. It can be asked for anew.',
      on: { 'export.want': { target: 'saving' }, 'page.opened': { target: 'offered' } },
    },
    failed: {
      description: 'There is no file: the page says why, and it can be tried again.',
      tags: 'failed',
      on: {
        'export.want': { target: 'saving', actions: 'forgetProblem' },
        'page.opened': { target: 'offered', actions: 'forgetProblem' },
      },
    },
  },
})
export type ExportDataRef = ActorRefFrom<typeof exportDataMachine>
