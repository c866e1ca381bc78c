import type { Requirements } from './requirement.ts'

export const toasts = {
  'toasts.three-at-most': 'At most 3 toasts show at once; further ones wait.',
  'toasts.how-long-they-stay':
    'A product alert stays 2 s and any other toast 5 s; an error stays until it is dismissed.',
  'toasts.hover-and-focus-stop-the-clock': 'Pointer or focus at the toasts stops their clocks.',
  'toasts.hold-ends-by-itself': 'Clocks that pointer or focus have stopped start again after two minutes.',
  'toasts.newer-takes-the-place':
    'A toast takes the place of an earlier one about the same thing, such as the same line of a protocol.',
  'toasts.never-the-only-word': 'Nothing is said by a toast alone.',
} satisfies Requirements<'toasts'>
