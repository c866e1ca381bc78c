import { assign } from 'xstate'

import type { ImportedClients } from '#contract/imported-clients.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { callSetup } from '../call/call.ts'
import { clientFileMachine } from '../client-file/client-file.machine.ts'
import { hearingChildren } from '../hear-children.ts'
import { actorNotProvided } from '../not-provided.ts'
import type { Place } from '../pages/place.ts'

import { invitable, isAnyWaiting, isNews } from './imported.ts'

/** People who are shown at first, and with each further look. */
export const PEOPLE_SHOWN = 100

interface Context {
  language: LanguageCode
  list: ImportedClients | null
  /** The people who are picked out, by their ids. */
  picked: readonly number[]
  /** Whom the next call is about; null for all. */
  meant: readonly number[] | null
  shown: number
  /** Looks in a row that brought no news. */
  looks: number
  problem: Problem | null
}

type ChildFact = { type: 'clients.takenOver' }

export type ImportedEvent =
  | { type: 'list.entered'; place: Place }
  | { type: 'list.retry' }
  | { type: 'list.more' }
  | { type: 'person.pick'; id: number }
  | { type: 'person.delete'; id: number }
  /** Asks for invitations of those who are picked, or of all. */
  | { type: 'people.invite' }
  | { type: 'people.stop' }
  /** Deleting all is asked about first. */
  | { type: 'people.delete' }
  | { type: 'people.confirm' }
  | { type: 'people.keep' }
  | ChildFact

type Told = CallResult<ImportedClients>

interface Asking {
  readonly language: LanguageCode
}

/** `ids`: null for all. */
export interface OfPeople extends Asking {
  readonly ids: readonly number[] | null
}

export const importedSetup = callSetup({
  types: { context: {} as Context, events: {} as ImportedEvent, tags: {} as 'busy' | 'failed' | 'running' },
  actors: {
    clientFile: clientFileMachine,
    hearChildren: hearingChildren<ChildFact>(),
    fetchList: actorNotProvided<Told, Asking>('fetchList'),
    askToInvite: actorNotProvided<Told, OfPeople>('askToInvite'),
    stopInviting: actorNotProvided<Told, Asking>('stopInviting'),
    deletePeople: actorNotProvided<Told, OfPeople>('deletePeople'),
    /** Ends after a pause that grows with the looks, or once the user or the connection is back. */
    waitToLook: actorNotProvided<void, { looks: number }>('waitToLook'),
  },
}).extend({
  guards: {
    isWaiting: ({ context: { list } }) => isAnyWaiting(list),
    isDoneWith: (_, told: Told) => told.ok && !isAnyWaiting(told.value),
    hasInvitable: ({ context }) => invitable(context).length > 0,
    hasPeople: ({ context: { list } }) => (list?.clients.length ?? 0) > 0,
  },
  actions: {
    keepLanguage: assign((_, { place }: { place: Place }) => ({ language: place.language })),
    keepList: assign(({ context: { list, looks, picked } }, told: Told) =>
      told.ok
        ? {
            list: told.value,
            looks: isNews(list, told.value) ? 0 : looks + 1,
            picked: picked.filter((id) => told.value.clients.some((one) => one.id === id && one.state !== 'waiting')),
          }
        : {},
    ),
    pick: assign(({ context: { picked } }, { id }: { id: number }) => ({
      picked: picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id],
    })),
    unpick: assign({ picked: [] }),
    meanPicked: assign(({ context: { picked } }) => ({ meant: picked.length === 0 ? null : picked })),
    meanOne: assign((_, { id }: { id: number }) => ({ meant: [id] })),
    meanAll: assign({ meant: null }),
    showMore: assign(({ context: { shown } }) => ({ shown: shown + PEOPLE_SHOWN })),
    lookLater: assign(({ context: { looks } }) => ({ looks: looks + 1 })),
    lookSoon: assign({ looks: 0 }),
  },
})

export const ofPeople = ({ context: { language, meant } }: { context: Context }): OfPeople => ({ language, ids: meant })
export const asking = ({ context: { language } }: { context: Context }): Asking => ({ language })
