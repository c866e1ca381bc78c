import { builderSetup } from '../protocol-builder.setup.ts'

import { withdrawn } from './withdrawn.ts'

export const people = builderSetup.createStateConfig({
  on: {
    'session.signedOut': { target: 'Unauthorized', actions: ['forgetPerson', ...withdrawn] },
    'session.signedIn': [
      {
        guard: { type: 'isNoPractitioner', params: ({ event }) => ({ userTypeId: event.userTypeId }) },
        target: 'Unauthorized',
        actions: ['forgetPerson', ...withdrawn],
        meta: { requirements: ['builder.for-practitioners-only'] },
      },
      {
        guard: { type: 'isSamePerson', params: ({ event }) => ({ userId: event.userId }) },
        actions: { type: 'setPerson', params: ({ event: { userId, userTypeId } }) => ({ userId, userTypeId }) },
      },
      {
        guard: 'isStandard',
        target: 'Authorized.Default',
        reenter: true,
        actions: [
          'forgetPerson',
          ...withdrawn,
          { type: 'setPerson', params: ({ event: { userId, userTypeId } }) => ({ userId, userTypeId }) },
        ],
      },
      {
        target: 'Authorized.ListingProtocols',
        reenter: true,
        actions: [
          'forgetPerson',
          ...withdrawn,
          { type: 'setPerson', params: ({ event: { userId, userTypeId } }) => ({ userId, userTypeId }) },
        ],
      },
    ],
    'language.shown': {
      actions: [{ type: 'setLanguage', params: ({ event }) => ({ language: event.language }) }, 'sendLinesLanguage'],
    },
    'page.returned': { actions: 'sendLines' },
    'mode.chosen': [
      { guard: { type: 'isSameMode', params: ({ event }) => ({ mode: event.mode }) } },
      {
        guard: 'hasActive',
        target: '.ActiveProtocol',
        actions: { type: 'setMode', params: ({ event }) => ({ mode: event.mode }) },
      },
      {
        guard: 'isStandard',
        target: '.ListingProtocols',
        actions: [{ type: 'setMode', params: ({ event }) => ({ mode: event.mode }) }, 'enterList'],
      },
      { target: '.Default', actions: { type: 'setMode', params: ({ event }) => ({ mode: event.mode }) } },
    ],
  },
}).on
