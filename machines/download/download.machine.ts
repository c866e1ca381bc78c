/**
 * Downloading what the server tells as a file.
 * Owns: how far that is. Never: the data, which goes from the answer into the file and is kept nowhere else.
 */
import { assertEvent } from 'xstate'

import type { CallResult, Problem } from '#contract/result.ts'

import { answers, callSetup } from '../call/call.ts'
import { actorNotProvided } from '../not-provided.ts'
import type { RequirementId } from '../requirements/index.ts'

interface Context {
  problem: Problem | null
}

type Event<Intent> = { type: 'page.opened' } | { type: 'file.want'; intent: Intent }

/** The chart of one such file. `Wanted` says which part is asked for, and must be plain JSON. */
export function createDownloadMachine<Intent>(id: string, requirements: readonly RequirementId[]) {
  const downloadSetup = callSetup({
    types: { context: {} as Context, events: {} as Event<Intent>, tags: {} as 'busy' | 'failed' },
    actors: {
      /** Asks for the data and saves it as a file. */
      saveFile: actorNotProvided<CallResult<null>, { intent: Intent }>('saveFile'),
    },
  })

  return downloadSetup.createMachine({
    id,
    description: 'Data of the server as a file.',
    context: { problem: null },
    initial: 'offered',
    states: {
      offered: { description: 'The file can be asked for.', on: { 'file.want': { target: 'saving' } } },
      saving: {
        description: 'The data is on its way into the file.',
        meta: { requirements },
        tags: 'busy',
        invoke: {
          src: 'saveFile',
          id: 'saveFile',
          input: ({ event }) => {
            assertEvent(event, 'file.want')
            return { intent: event.intent }
          },
          ...answers({ target: 'saved' }, { target: 'failed' }),
        },
      },
      saved: {
        description: 'The browser has taken the file. It can be asked for anew.',
        on: { 'file.want': { target: 'saving' }, 'page.opened': { target: 'offered' } },
      },
      failed: {
        description: 'There is no file: the page says why, and it can be tried again.',
        tags: 'failed',
        on: {
          'file.want': { target: 'saving', actions: 'forgetProblem' },
          'page.opened': { target: 'offered', actions: 'forgetProblem' },
        },
      },
    },
  })
}
