import type { Requirements } from './requirement.ts'

export const folders = {
  'folders.named-folders-of-practitioners': { rule: 'A practitioner keeps products in named folders.', built: true },
  'folders.hold-products-once': { rule: 'A folder holds each variant once, in the order of adding.', built: true },
  'folders.hold-protocols': { rule: 'A folder also holds protocols.', built: false },
  'folders.names-are-checked': { rule: 'A folder needs a name of at most 120 characters.', built: true },
  'folders.deleted-can-be-restored': {
    rule: 'A deleted folder can be brought back with what it held for 30 days.',
    built: true,
  },
} satisfies Requirements<'folders'>
