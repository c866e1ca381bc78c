import type { Requirements } from './requirement.ts'

export const firstPaint = {
  'first-paint.whole-before-any-code':
    'The server draws each public page whole, and the browser takes it up without asking for anything again.',
  'first-paint.presses-are-kept':
    'What the user presses or types before the code has come is kept and done once it is there.',
  'first-paint.readable-without-scripts': 'Without JavaScript lists can be read and links lead on.',
  'first-paint.can-be-shared':
    'A drawn page names its address, its kind, the shop and a picture with words for previews, on which a page without a picture of its own has the icon of the shop.',
  'first-paint.slow-answer-is-left-to-the-browser': 'A page whose data comes too late is left to the browser to draw.',
  'first-paint.no-empty-page-is-kept':
    'A page that cannot be drawn in time, or at all, is answered with 503 and when to ask again to whoever sends nothing of a browser, and a browser without JavaScript asks again by itself.',
  'first-paint.javascript-has-a-budget':
    'The tests fail when the first JavaScript of the listing grows beyond its budget; a shop is built and served all the same.',
} satisfies Requirements<'first-paint'>
