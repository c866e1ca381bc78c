/**
 * A list that the server keeps and one person changes: cart, wishlist, folders.
 * Owns: what the server last said of it, and the queue of changes that it has not answered yet. Never: the network, the
 * storage that keeps the queue through a reload, who is signed in, words.
 * What is shown is always what the server said with the queue on top (`shownOf`): a change that is refused is taken out of the
 * queue, and so the list is back as it was. While changes wait, nothing is fetched: what is fetched in between might hold a
 * change already that still stands on top.
 */
import { anyList } from './kept-list.setup.ts'
import type { At } from './kept-list.setup.ts'
import { syncing } from './states/syncing.ts'

const naming = anyList.createStateConfig({
  description: 'The queue of this tab gets its name, by which all changes of this tab are known.',
  tags: 'busy',
  on: {
    'queue.opened': {
      target: 'opening',
      actions: [{ type: 'setTab', params: ({ event }) => ({ tab: event.tab }) }, 'storeQueue'],
    },
  },
})

const opening = anyList.createStateConfig({
  description:
    'What this person did earlier and the server has not answered is looked for, before anything is asked or sent.',
  meta: { requirements: ['kept-list.queue-survives-a-reload', 'kept-list.known-survives-a-reload'] },
  tags: 'busy',
  on: {
    'queue.adopted': {
      target: 'here',
      actions: [{ type: 'setAdopted', params: ({ event }) => ({ adopted: event.adopted }) }, 'storeQueue'],
    },
  },
})

/**
 * The part of a chart that is a kept list, to be spread into `createMachine` of a `keptSetup`.
 *
 * @param on further events that the list takes while a user is signed in
 * @param regions what goes on beside the calls
 */
export function keptChart<const On extends object, const Regions extends object>({
  on,
  regions,
}: {
  readonly on: On
  readonly regions: Regions
}) {
  return {
    initial: 'away',
    on: anyList.createStateConfig({
      on: {
        'session.signedIn': [
          { guard: { type: 'isSamePerson', params: ({ event }) => ({ userId: event.userId }) }, actions: 'fetchAnew' },
          {
            target: '.signedIn',
            actions: ['forgetAll', { type: 'setPerson', params: ({ event }) => ({ userId: event.userId }) }],
          },
        ],
        'language.shown': {
          guard: { type: 'isOtherLanguage', params: ({ event }) => ({ language: event.language }) },
          actions: [{ type: 'setLanguage', params: ({ event }) => ({ language: event.language }) }, 'fetchAnew'],
        },
      },
    }).on,
    states: {
      away: anyList.createStateConfig({
        description: 'Signed out. Unsent changes stay stored for this user’s next sign-in.',
        meta: { requirements: ['kept-list.waits-for-next-sign-in'] },
      }),
      signedIn: {
        description: 'Somebody is signed in and has a list.',
        initial: 'naming',
        invoke: anyList.createStateConfig({
          invoke: {
            src: 'storeQueue',
            id: 'storeQueue',
            input: ({ context: { userId, of } }: At) => ({ userId: userId ?? 0, of }),
          },
        }).invoke,
        on: { 'session.signedOut': { target: 'away', actions: 'forgetAll' }, ...on },
        states: {
          naming,
          opening,
          here: {
            description: 'The list is kept as the server has it, and the server told what the person does.',
            type: 'parallel',
            on: anyList.createStateConfig({
              on: {
                'queue.adopted': {
                  actions: [{ type: 'setAdopted', params: ({ event }) => ({ adopted: event.adopted }) }, 'storeQueue'],
                },
              },
            }).on,
            states: { syncing, ...regions },
          },
        },
      },
    },
    options: { maxIterations: 20 },
  } as const
}
