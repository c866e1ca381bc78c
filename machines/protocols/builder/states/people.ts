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
        actions: { type: 'keepPerson', params: ({ event: { userId, userTypeId } }) => ({ userId, userTypeId }) },
      },
      {
        guard: 'isStandard',
        target: 'Authorized.Default',
        reenter: true,
        actions: [
          'forgetPerson',
          ...withdrawn,
          { type: 'keepPerson', params: ({ event: { userId, userTypeId } }) => ({ userId, userTypeId }) },
        ],
      },
      {
        target: 'Authorized.ListingProtocols',
        reenter: true,
        actions: [
          'forgetPerson',
          ...withdrawn,
          { type: 'keepPerson', params: ({ event: { userId, userTypeId } }) => ({ userId, userTypeId }) },
        ],
      },
    ],
    'language.shown': {
      actions: [{ type: 'keepLanguage', params: ({ event }) => ({ language: event.language }) }, 'tellLinesLanguage'],
    },
    'page.returned': { actions: 'tellLines' },
    'mode.chosen': [
      { guard: { type: 'isSameMode', params: ({ event }) => ({ mode: event.mode }) } },
      {
        guard: 'hasActive',
        target: '.ActiveProtocol',
        actions: { type: 'keepMode', params: ({ event }) => ({ mode: event.mode }) },
      },
      {
        guard: 'isStandard',
        target: '.ListingProtocols',
        actions: [{ type: 'keepMode', params: ({ event }) => ({ mode: event.mode }) }, 'enterList'],
      },
      { target: '.Default', actions: { type: 'keepMode', params: ({ event }) => ({ mode: event.mode }) } },
    ],
  },
}).on
