import type { BuilderEvent, Operation } from '../protocol-builder.events.ts'
import { builderSetup } from '../protocol-builder.setup.ts'

type SignedIn = Extract<BuilderEvent, { type: 'session.signedIn' }>

const refused = (operation: Operation) => ({ actions: { type: 'sayNotSignedIn' as const, params: { operation } } })

const here = {
  type: 'setPerson',
  params: ({ event: { userId, userTypeId } }: { event: SignedIn }) => ({ userId, userTypeId }),
} as const

export const unauthorized = builderSetup.createStateConfig({
  description:
    'Nobody is signed in, or not as a practitioner: the builder does not show, and whatever is asked of it needs a sign-in.',
  meta: { requirements: ['builder.for-practitioners-only', 'builder.asks-to-sign-in'] },
  tags: 'away',
  on: {
    'session.signedIn': [
      { guard: { type: 'isNoPractitioner', params: ({ event }) => ({ userTypeId: event.userTypeId }) } },
      { guard: 'isStandard', target: 'Authorized.Default', actions: here },
      { target: 'Authorized.ListingProtocols', actions: here },
    ],
    'language.shown': { actions: { type: 'setLanguage', params: ({ event }) => ({ language: event.language }) } },
    'mode.chosen': { actions: { type: 'setMode', params: ({ event }) => ({ mode: event.mode }) } },
    'builder.create': refused('create'),
    'builder.list': refused('load'),
    'protocol.select': refused('load'),
    'product.add': refused('add'),
    'line.remove': refused('remove'),
    'builder.edit': refused('update'),
    'protocol.copy': refused('duplicate'),
    'builder.share': refused('assign'),
    'protocol.share': refused('assign'),
    'protocol.delete': refused('delete'),
  },
})
