import type { Requirements } from '../../requirements/requirement.ts'

export const folders = {
  'folders.named-folders-of-practitioners': 'A practitioner keeps products in named folders.',
  'folders.hold-products-once': 'A folder holds each variant once, in the order of adding.',
  'folders.hold-protocols': 'A folder also holds protocols.',
  'folders.names-are-checked': 'A folder needs a name of at most 120 characters.',
  'folders.made-once': 'A folder is made once, however often its call is sent, and what it was made for goes into it.',
  'folders.refused-name-is-written-again': 'A name that the server refuses stands in its field again, with the reason.',
  'folders.deleted-can-be-restored': 'A deleted folder can be brought back with what it held for 30 days.',
  'folders.unchanged-name-is-not-sent':
    'A name of a folder that is confirmed as it was shown is not sent: another tab may have changed it since.',
} satisfies Requirements<'folders'>

declare module '../../requirements/index.ts' {
  interface Rules {
    folders: typeof folders
  }
}
