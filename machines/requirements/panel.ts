import type { Requirements } from './requirement.ts'

export const panel = {
  'panel.slides-over-a-dimmed-page': {
    rule: 'A side panel slides in from the left or the right over a dimmed page, which does not scroll while it is open.',
    built: true,
  },
  'panel.backdrop-closes-it': {
    rule: 'A press on the backdrop, Escape or the close button closes the panel.',
    built: true,
  },
  'panel.slides-for-300-ms': { rule: 'The panel takes 300 ms to slide in or out.', built: true },
  'panel.menus-keep-the-librarys-type-ahead': {
    rule: 'Menus keep the type-ahead of their library, whose clearing time is not set to 350 ms.',
    built: true,
  },
} satisfies Requirements<'panel'>
