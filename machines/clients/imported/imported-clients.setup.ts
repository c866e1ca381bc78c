import { assign } from 'xstate'

import type { ImportedClients } from '#areas/clients/contract/imported-clients.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { callSetup } from '../../call/call.ts'
import { clientFileMachine } from '../client-file/client-file.machine.ts'
import { hearingChildren } from '../../hear-children.ts'
import { actorNotProvided } from '../../not-provided.ts'
import type { Place } from '../../pages/place.ts'
import { looksWithoutNews } from '../../polling/polling.ts'

import { invitable, isAnyWaiting } from './imported.ts'

/** People who are shown at first, and with each further look. */
export const PEOPLE_SHOWN = 100

interface Context {
  language: LanguageCode
  list: ImportedClients | null
  /** The people who are picked out, by their ids. */
  picked: readonly number[]
  /** Whom the next call is about; null for all. */
  targets: readonly number[] | null
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

type Answer = CallResult<ImportedClients>

interface Asking {
  readonly language: LanguageCode
}

/** `ids`: null for all. */
export interface OfPeople extends Asking {
  readonly ids: readonly number[] | null
}

export const importedSetup = callSetup({
  types: { context: {} as Context, events: {} as ImportedEvent, tags: {} as 'busy' | 'failed' | 'unread' | 'running' },
  actors: {
    clientFile: clientFileMachine,
    hearChildren: hearingChildren<ChildFact>(),
    fetchList: actorNotProvided<Answer, Asking>('fetchList'),
    askToInvite: actorNotProvided<Answer, OfPeople>('askToInvite'),
    stopInviting: actorNotProvided<Answer, Asking>('stopInviting'),
    deletePeople: actorNotProvided<Answer, OfPeople>('deletePeople'),
    /** Ends after a pause that grows with the looks, or once the user or the connection is back. */
    waitToLook: actorNotProvided<void, { looks: number }>('waitToLook'),
  },
}).extend({
  guards: {
    /** Invitations are still to be sent. */
    isWaiting: ({ context: { list } }) => isAnyWaiting(list),
    /** All invitations of the answer are sent or have failed. */
    isDoneWith: (_, answer: Answer) => answer.ok && !isAnyWaiting(answer.value),
    /** There is somebody to invite. */
    hasInvitable: ({ context }) => invitable(context).length > 0,
    /** The list has anybody in it. */
    hasPeople: ({ context: { list } }) => (list?.clients.length ?? 0) > 0,
  },
  actions: {
    /** Notes the language in which the server's words are asked for. */
    setLanguage: assign((_, { place }: { place: Place }) => ({ language: place.language })),
    /** Shows the fetched people; news makes the next look come sooner, and who waits is unticked. */
    setList: assign(({ context: { list, looks, picked } }, answer: Answer) =>
      answer.ok
        ? {
            list: answer.value,
            looks: looksWithoutNews(looks, list, answer.value),
            picked: picked.filter((id) => answer.value.clients.some((one) => one.id === id && one.state !== 'waiting')),
          }
        : {},
    ),
    /** Ticks a person, or takes the tick away. */
    pick: assign(({ context: { picked } }, { id }: { id: number }) => ({
      picked: picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id],
    })),
    /** Takes all ticks away. */
    unpick: assign({ picked: [] }),
    /** The invitation is for those who are ticked; for all where nobody is. */
    choosePicked: assign(({ context: { picked } }) => ({ targets: picked.length === 0 ? null : picked })),
    /** The invitation is for this person alone. */
    chooseOne: assign((_, { id }: { id: number }) => ({ targets: [id] })),
    /** The invitation is for all who can be invited. */
    chooseAll: assign({ targets: null }),
    /** Shows more people. */
    showMore: assign(({ context: { shown } }) => ({ shown: shown + PEOPLE_SHOWN })),
    /** Waits longer before the next look, since this one failed. */
    lookLater: assign(({ context: { looks } }) => ({ looks: looks + 1 })),
    /** Lets the next look come after the shortest wait. */
    lookSoon: assign({ looks: 0 }),
  },
})

export const ofPeople = ({ context: { language, targets } }: { context: Context }): OfPeople => ({
  language,
  ids: targets,
})
export const asking = ({ context: { language } }: { context: Context }): Asking => ({ language })
