import type { Requirements } from './requirement.ts'

export const folders = {
  'folders.named-folders-of-practitioners': { rule: 'A practitioner keeps products in named folders.', built: true },
  'folders.hold-products-once': { rule: 'A folder holds each variant once, in the order of adding.', built: true },
  'folders.hold-protocols': { rule: 'A folder also holds protocols.', built: true },
  'folders.names-are-checked': { rule: 'A folder needs a name of at most 120 characters.', built: true },
  'folders.made-once': {
    rule: 'A folder is made once, however often its call is sent, and what it was made for goes into it.',
    built: true,
  },
  'folders.refused-name-is-written-again': {
    rule: 'A name that the server refuses stands in its field again, with the reason.',
    built: true,
  },
  'folders.deleted-can-be-restored': {
    rule: 'A deleted folder can be brought back with what it held for 30 days.',
    built: true,
  },
  'folders.unchanged-name-is-not-sent': {
    rule: 'A name of a folder that is confirmed as it was shown is not sent: another tab may have changed it since.',
    built: true,
  },
} satisfies Requirements<'folders'>
