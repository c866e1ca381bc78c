import type { Requirements } from './requirement.ts'

export const keptList = {
  'kept-list.changes-show-at-once':
    'A change of a kept list, such as the cart, the wishlist or the folders, shows before the server has answered.',
  'kept-list.sent-one-after-another':
    'Changes are sent one after another, each under a key of its own; changes of one thing that still wait become one.',
  'kept-list.queue-survives-a-reload': 'Changes that were not answered survive a reload.',
  'kept-list.known-survives-a-reload':
    'After a reload, what the server last said of the list shows until it answers again; other users never see it, and signing out removes it.',
  'kept-list.unkept-changes-ask-first':
    'Where the browser refuses to keep unanswered changes, it asks before the page is left with them.',
  'kept-list.waits-for-next-sign-in':
    "Changes that wait at sign-out or token failure are kept under the user's id and sent at that user's next sign-in.",
  'kept-list.refused-change-goes-back': 'A change that the server refuses is undone with the reason.',
  'kept-list.other-tabs-follow': 'Other tabs follow a change.',
} satisfies Requirements<'kept-list'>
