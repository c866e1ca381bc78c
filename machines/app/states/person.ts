import { USER_TYPES } from '#contract/call.ts'
import type { UserType } from '#contract/call.ts'

import type { AppEvent } from '../app.events.ts'
import { appSetup } from '../app.setup.ts'

const { Admin, CertifiedPractitioner, Practitioner, Client } = USER_TYPES

const typeIn = ({ event }: { event: AppEvent }) => ({
  type: event.type === 'session.signedIn' ? event.userTypeId : Client,
})

/** The same person has signed in again, or was asked for anew, and may do what was allowed before. */
const still = (type: UserType) =>
  appSetup.createStateConfig({
    on: {
      'session.signedIn': {
        guard: {
          type: 'isStill',
          params: ({ event: { userId, userTypeId } }) => ({ userId, userTypeId, type }),
        },
        actions: { type: 'sendPerson', params: ({ event }) => ({ fact: event }) },
      },
    },
  }).on

const signedIn = appSetup.createStateConfig({
  description: 'Somebody is signed in. What that person keeps of the shop is asked for.',
  entry: [
    { type: 'wantKept', params: { charts: ['wish', 'cart', 'wishlist'] } },
    { type: 'carryWishes', params: { isSignedIn: true } },
  ],
  initial: 'deciding',
  on: { 'session.entering': { actions: { type: 'sendPerson', params: ({ event }) => ({ fact: event }) } } },
  states: {
    deciding: {
      description: 'What a person may do depends on the type.',
      always: [
        { guard: { type: 'isAdmin', params: typeIn }, target: 'admin' },
        { guard: { type: 'isCertified', params: typeIn }, target: 'certifiedPractitioner' },
        { guard: { type: 'isPractitioner', params: typeIn }, target: 'practitioner' },
        { target: 'client' },
      ],
    },
    admin: {
      description: 'Runs the shop, and may buy everything.',
      entry: 'sendViewer',
      exit: 'sendViewer',
      on: still(Admin),
    },
    certifiedPractitioner: {
      description:
        'A practitioner whose certificate was approved: may buy everything, has folders, and builds protocols to share.',
      entry: ['sendViewer', 'sendOwner', { type: 'wantKept', params: { charts: ['folders', 'protocolBuilder'] } }],
      exit: ['sendViewer', 'sendOwner'],
      on: still(CertifiedPractitioner),
    },
    practitioner: {
      description: 'A practitioner without an approved certificate, who has folders and builds protocols too.',
      entry: ['sendOwner', { type: 'wantKept', params: { charts: ['folders', 'protocolBuilder'] } }],
      exit: 'sendOwner',
      on: still(Practitioner),
    },
    client: { description: 'Somebody who buys for themselves.', on: still(Client) },
  },
})

export const person = appSetup.createStateConfig({
  description: 'Who is here. The gate, and whatever keeps something for a person, are told.',
  initial: 'unread',
  on: {
    'session.entering': {
      target: '.entering',
      actions: { type: 'sendPerson', params: ({ event }) => ({ fact: event }) },
    },
    'session.signedIn': [
      {
        guard: { type: 'isOtherPerson', params: ({ event }) => ({ userId: event.userId }) },
        target: '.signedIn',
        actions: [
          { type: 'withdrawToasts', params: { text: null } },
          'stopOwnCharts',
          { type: 'setUser', params: ({ event }) => ({ userId: event.userId }) },
          { type: 'sendPerson', params: ({ event }) => ({ fact: event }) },
          'wantChartsAgain',
        ],
      },
      {
        target: '.signedIn',
        actions: [
          { type: 'setUser', params: ({ event }) => ({ userId: event.userId }) },
          { type: 'sendPerson', params: ({ event }) => ({ fact: event }) },
          'emitSignedIn',
        ],
      },
    ],
    'session.signedOut': {
      target: '.visitor',
      actions: [
        { type: 'withdrawToasts', params: { text: null } },
        { type: 'withdrawToasts', params: { text: 'common:session.notLoggedOut' } },
        'stopOwnCharts',
        'forgetUser',
        { type: 'sendPerson', params: ({ event }) => ({ fact: event }) },
        'emitSignedOut',
      ],
    },
  },
  states: {
    unread: {
      description: 'It was not looked yet whether somebody is signed in. The server draws pages in this state.',
    },
    visitor: {
      description: 'Nobody is signed in.',
      entry: { type: 'carryWishes', params: { isSignedIn: false } },
    },
    entering: { description: 'Somebody is signed in, and it is not known yet who.' },
    signedIn,
  },
})
