/**
 * People a practitioner has added from files, who aren't clients yet (clients.imported-has-no-account).
 * Owns: the list as it was told last, who is picked. Never: the file, which is a chart of its own; sending invitations, which
 * the server does whether or not anyone looks.
 */
import type { ActorRefFrom } from 'xstate'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'

import { answerOf, answers } from '../../call/call.ts'
import type { Place } from '../../pages/place.ts'
import { pausing } from '../../polling/polling.ts'

import { asking, importedSetup, ofPeople, PEOPLE_SHOWN } from './imported-clients.setup.ts'

const placeOf = ({ event: { place } }: { event: { place: Place } }) => ({ place })
const entered = { type: 'setLanguage', params: placeOf } as const
const setList = { type: 'setList', params: answerOf } as const

/** Requests about people who are in sight. */
const handling = importedSetup.createStateConfig({
  on: {
    'person.pick': { actions: { type: 'pick', params: ({ event: { id } }) => ({ id }) } },
    'person.delete': {
      target: '#importedClients.deleting',
      actions: [{ type: 'chooseOne', params: ({ event: { id } }) => ({ id }) }, 'forgetProblem'],
    },
    'people.invite': {
      guard: 'hasInvitable',
      target: '#importedClients.inviting',
      actions: ['choosePicked', 'forgetProblem'],
    },
    'people.delete': { guard: 'hasPeople', target: '#importedClients.confirming', actions: 'forgetProblem' },
  },
}).on

const reentered = importedSetup.createStateConfig({
  on: { 'list.entered': { target: '#importedClients.asking', actions: entered } },
}).on

export const importedClientsMachine = importedSetup.createMachine({
  id: 'importedClients',
  description: 'People out of a practitioner’s own files, until each is invited or deleted.',
  context: {
    language: DEFAULT_LANGUAGE,
    list: null,
    picked: [],
    targets: null,
    shown: PEOPLE_SHOWN,
    looks: 0,
    problem: null,
  },
  initial: 'idle',
  invoke: [
    { src: 'clientFile', id: 'clientFile', systemId: 'clientFile' },
    { src: 'hearChildren', id: 'hearChildren', input: { clientFile: ['clients.takenOver'] } },
  ],
  on: {
    'list.entered': { actions: entered },
    'list.more': { actions: 'showMore' },
    'clients.takenOver': { target: '.asking', meta: { requirements: ['clients.file-becomes-clients'] } },
  },
  states: {
    idle: { description: 'The page was not opened yet.', on: reentered },
    asking: {
      description: 'The list is on its way. What was known before stays in sight.',
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        src: 'fetchList',
        id: 'fetchList',
        input: asking,
        ...answers({ target: 'deciding', actions: [setList, 'lookSoon'] }, { target: 'unknown' }),
      },
    },
    unknown: {
      description: 'The list could not be had: it can be asked for again.',
      tags: ['failed', 'unread'],
      on: { ...reentered, 'list.retry': { target: 'asking' } },
    },
    deciding: {
      description: 'The page follows whether invitations wait.',
      always: [{ guard: 'isWaiting', target: 'running' }, { target: 'resting' }],
    },
    resting: {
      description: 'No invitation waits. Whom to invite is for the practitioner to say.',
      meta: { requirements: ['clients.imported-has-no-account', 'clients.imported-gets-no-mail'] },
      on: { ...handling, ...reentered },
    },
    running: {
      description: 'Invitations go out as the limit allows, and the page shows how far they are.',
      meta: { requirements: ['clients.imported-invited-at-pace'] },
      tags: 'running',
      initial: 'pausing',
      on: { ...handling, 'people.stop': { target: 'stopping', actions: 'forgetProblem' } },
      states: {
        pausing: {
          description: 'The next look comes after a pause, longer each time that nothing is new.',
          ...pausing,
        },
        unseen: {
          description: 'The last look failed: that is said, and the next one comes by itself.',
          ...pausing,
        },
        looking: {
          description: 'The server is asked how far the invitations are.',
          invoke: {
            src: 'fetchList',
            id: 'lookAgain',
            input: asking,
            onDone: [
              {
                guard: { type: 'isDoneWith', params: answerOf },
                target: '#importedClients.finished',
                actions: setList,
              },
              { guard: { type: 'isAnswered', params: answerOf }, target: 'pausing', actions: setList },
              { target: 'unseen', actions: 'lookLater' },
            ],
            onError: { target: 'unseen', actions: 'lookLater' },
          },
        },
      },
    },
    finished: {
      description: 'All invitations that were asked for are out, as far as they could be sent. It is said how many.',
      meta: { requirements: ['clients.imported-becomes-a-client'] },
      on: { ...handling, ...reentered },
    },
    inviting: {
      description: 'Invitations are asked for: of all, or of those who are picked.',
      tags: 'busy',
      invoke: {
        src: 'askToInvite',
        id: 'askToInvite',
        input: ofPeople,
        ...answers({ target: 'deciding', actions: [setList, 'unpick', 'lookSoon'] }, { target: 'deciding' }),
      },
    },
    stopping: {
      description: 'Those that have not gone out are taken back.',
      tags: 'busy',
      invoke: {
        src: 'stopInviting',
        id: 'stopInviting',
        input: asking,
        ...answers({ target: 'deciding', actions: [setList, 'lookSoon'] }, { target: 'deciding' }),
      },
    },
    confirming: {
      description: 'Deleting all cannot be undone: it is asked whether that is meant.',
      on: {
        'people.confirm': { target: 'deleting', actions: 'chooseAll' },
        'people.keep': { target: 'deciding' },
      },
    },
    deleting: {
      description: 'One person, or everyone, is deleted without trace.',
      meta: { requirements: ['clients.imported-can-be-deleted'] },
      tags: 'busy',
      invoke: {
        src: 'deletePeople',
        id: 'deletePeople',
        input: ofPeople,
        ...answers({ target: 'deciding', actions: [setList, 'lookSoon'] }, { target: 'deciding' }),
      },
    },
  },
  options: { maxIterations: 20 },
})
export type ImportedClientsRef = ActorRefFrom<typeof importedClientsMachine>
