import type { Requirements } from './requirement.ts'

export const accessibility = {
  'accessibility.narrow-screens-need-no-sideways-scroll': {
    rule: '320 pixels are enough for every page in every language.',
    built: true,
  },
  'accessibility.narrow-tables-keep-words-whole': {
    rule: 'On a narrow screen the names in an invoice or statement have its whole width, and no word of them is broken that fits it.',
    built: true,
  },
  'accessibility.large-letters-need-no-sideways-scroll': {
    rule: '320 pixels are enough too where the browser draws letters at up to twice their size.',
    built: true,
  },
  'accessibility.phones-zoom-into-no-field': {
    rule: 'On narrow and touch screens the text of every field and menu is at least 16 pixels, so that no phone zooms into it.',
    built: true,
  },
  'accessibility.new-page-focuses-its-heading': { rule: 'A new page takes the focus to its heading.', built: true },
  'accessibility.skip-link-comes-first': {
    rule: 'The first stop of the keyboard leads past the head of the page.',
    built: true,
  },
  'accessibility.focus-survives-removal': {
    rule: 'The keyboard goes on to a neighbour when what it was on is taken away.',
    built: true,
  },
  'accessibility.double-press-stays-on-its-control': {
    rule: 'The second press of a double press does nothing to what has moved under the pointer because of the first; every other press counts.',
    built: true,
  },
  'accessibility.reduced-motion-is-obeyed': {
    rule: 'Nothing moves smoothly for users who prefer reduced motion.',
    built: true,
  },
  'accessibility.no-part-without-a-name': {
    rule: 'Every part that the tests meet has a name for assistive technology.',
    built: true,
  },
  'accessibility.no-colour-alone': {
    rule: 'Nothing is told by its colour alone, nor pointed to by it in a text.',
    built: true,
  },
  'accessibility.contrast-of-controls': {
    rule: 'Edges of controls and focus rings stand out from what is around them as WCAG 2.2 asks.',
    built: true,
  },
} satisfies Requirements<'accessibility'>
