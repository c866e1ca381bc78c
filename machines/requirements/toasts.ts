import type { Requirements } from './requirement.ts'

export const toasts = {
  'toasts.three-at-most': { rule: 'At most 3 toasts show at once; further ones wait.', built: true },
  'toasts.how-long-they-stay': {
    rule: 'A product alert stays 2 s and any other toast 5 s; an error stays until it is dismissed.',
    built: true,
  },
  'toasts.hover-and-focus-stop-the-clock': { rule: 'Pointer or focus at the toasts stops their clocks.', built: true },
  'toasts.newer-takes-the-place': {
    rule: 'A toast takes the place of an earlier one about the same thing, such as the same line of a protocol.',
    built: true,
  },
  'toasts.never-the-only-word': { rule: 'Nothing is said by a toast alone.', built: true },
} satisfies Requirements<'toasts'>
