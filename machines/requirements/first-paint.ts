import type { Requirements } from './requirement.ts'

export const firstPaint = {
  'first-paint.whole-before-any-code': {
    rule: 'The server draws each public page whole, and the browser takes it up without asking for anything again.',
    built: true,
  },
  'first-paint.presses-are-kept': {
    rule: 'What the user presses or types before the code has come is kept and done once it is there.',
    built: true,
  },
  'first-paint.readable-without-scripts': {
    rule: 'Without JavaScript lists can be read and links lead on.',
    built: true,
  },
  'first-paint.slow-answer-is-left-to-the-browser': {
    rule: 'A page whose data comes too late is left to the browser to draw.',
    built: true,
  },
  'first-paint.javascript-has-a-budget': {
    rule: 'The tests fail when the first JavaScript of the listing grows beyond its budget; a shop is built and served all the same.',
    built: true,
  },
} satisfies Requirements<'first-paint'>
