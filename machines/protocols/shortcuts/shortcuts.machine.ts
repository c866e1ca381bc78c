/**
 * The sheet that lists the keys of the builder.
 * Owns: whether it is open, and whether '?' opens it. Never: what the other keys do.
 */
import { setup } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import { actionNotProvided, actorNotProvided, listenerNotProvided } from '../../not-provided.ts'
import type { ChartMeta } from '../../requirements/meta.ts'

export type ShortcutsEvent =
  | { type: 'sheet.open' }
  | { type: 'sheet.close' }
  | { type: 'key.switchOn' }
  | { type: 'key.switchOff' }

const shortcutsSetup = setup({
  types: { events: {} as ShortcutsEvent, meta: {} as ChartMeta },
  actors: {
    /** `isOn` is false if the user has switched the key off. */
    recallKey: actorNotProvided<{ isOn: boolean }>('recallKey'),
    /** Opens the sheet at '?', unless something is typed. */
    watchKey: listenerNotProvided<ShortcutsEvent>('watchKey'),
  },
  guards: {
    /** The key that opens the sheet is switched on. */
    isOn: (_, params: { isOn: boolean }) => params.isOn,
  },
  actions: {
    /** Port: keeps for the next visit whether the key is switched on. */
    storeKey: actionNotProvided<{ isOn: boolean }>('storeKey'),
  },
})

export const shortcutsMachine = shortcutsSetup.createMachine({
  id: 'shortcuts',
  description: 'The sheet of all keys, and the key that opens it.',
  meta: { requirements: ['builder.shortcuts-sheet'] },
  type: 'parallel',
  states: {
    sheet: {
      description: 'Whether the sheet is in sight.',
      initial: 'closed',
      states: {
        closed: { description: 'The sheet is not in sight.', on: { 'sheet.open': { target: 'open' } } },
        open: { description: 'The sheet lists all keys.', on: { 'sheet.close': { target: 'closed' } } },
      },
    },
    key: {
      description: "Whether '?' opens the sheet. A key of one character must be possible to switch off.",
      initial: 'unread',
      states: {
        unread: {
          description: 'It is not known yet whether the user has switched the key off.',
          invoke: {
            src: 'recallKey',
            id: 'recallKey',
            onDone: [{ guard: { type: 'isOn', params: ({ event }) => event.output }, target: 'on' }, { target: 'off' }],
            onError: { target: 'on' },
          },
        },
        on: {
          description: "'?' opens the sheet.",
          invoke: { src: 'watchKey', id: 'watchKey' },
          on: { 'key.switchOff': { target: 'off', actions: { type: 'storeKey', params: { isOn: false } } } },
        },
        off: {
          description: "'?' is a character like any other.",
          on: { 'key.switchOn': { target: 'on', actions: { type: 'storeKey', params: { isOn: true } } } },
        },
      },
    },
  },
})
export type ShortcutsRef = ActorRefFrom<typeof shortcutsMachine>
