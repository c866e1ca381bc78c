import type { Requirements } from './requirement.ts'

export const keptList = {
  'kept-list.changes-show-at-once': {
    rule: 'A change of a kept list, such as the cart, the wishlist or the folders, shows before the server has answered.',
    built: true,
  },
  'kept-list.sent-one-after-another': {
    rule: 'Changes are sent one after another, each under a key of its own; changes of one thing that still wait become one.',
    built: true,
  },
  'kept-list.queue-survives-a-reload': { rule: 'Changes that were not answered survive a reload.', built: true },
  'kept-list.known-survives-a-reload': {
    rule: 'After a reload, what the server last said of the list shows until it answers again; other users never see it, and signing out removes it.',
    built: true,
  },
  'kept-list.unkept-changes-ask-first': {
    rule: 'Where the browser refuses to keep unanswered changes, it asks before the page is left with them.',
    built: true,
  },
  'kept-list.waits-for-next-sign-in': {
    rule: "Changes that wait at sign-out or token failure are kept under the user's id and sent at that user's next sign-in.",
    built: true,
  },
  'kept-list.refused-change-goes-back': {
    rule: 'A change that the server refuses is undone with the reason.',
    built: true,
  },
  'kept-list.other-tabs-follow': { rule: 'Other tabs follow a change.', built: true },
} satisfies Requirements<'kept-list'>
