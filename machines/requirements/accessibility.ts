import type { Requirements } from './requirement.ts'

export const accessibility = {
  'accessibility.narrow-screens-need-no-sideways-scroll': '320 pixels are enough for every page in every language.',
  'accessibility.phone-rows-have-two-lines':
    'On a phone a row of orders, clients, returns or commission has two lines and is one target of at least 44 pixels, and the rows are still a table to readers.',
  'accessibility.narrow-tables-keep-words-whole':
    'On a narrow screen the names in an invoice or statement have its whole width, and no word of them is broken that fits it.',
  'accessibility.large-letters-need-no-sideways-scroll':
    '320 pixels are enough too where the browser draws letters at up to twice their size.',
  'accessibility.phones-zoom-into-no-field':
    'On narrow and touch screens the text of every field and menu is at least 16 pixels, so that no phone zooms into it.',
  'accessibility.new-page-focuses-its-heading': 'A new page takes the focus to its heading.',
  'accessibility.skip-link-comes-first': 'The first stop of the keyboard leads past the head of the page.',
  'accessibility.focus-survives-removal': 'The keyboard goes on to a neighbour when what it was on is taken away.',
  'accessibility.double-press-stays-on-its-control':
    'The second press of a double press does nothing to what has moved under the pointer because of the first; every other press counts.',
  'accessibility.reduced-motion-is-obeyed': 'Nothing moves smoothly for users who prefer reduced motion.',
  'accessibility.no-part-without-a-name': 'Every part that the tests meet has a name for assistive technology.',
  'accessibility.no-colour-alone': 'Nothing is told by its colour alone, nor pointed to by it in a text.',
  'accessibility.contrast-of-controls':
    'Edges of controls and focus rings stand out from what is around them as WCAG 2.2 asks.',
} satisfies Requirements<'accessibility'>
