import type { Requirements } from './requirement.ts'

export const panel = {
  'panel.slides-over-a-dimmed-page':
    'A side panel slides in from the left or the right over a dimmed page, which does not scroll while it is open.',
  'panel.backdrop-closes-it': 'A press on the backdrop, Escape or the close button closes the panel.',
  'panel.slides-for-300-ms': 'The panel takes 300 ms to slide in or out.',
  'panel.menus-keep-the-librarys-type-ahead':
    'Menus keep the type-ahead of their library, whose clearing time is not set to 350 ms.',
} satisfies Requirements<'panel'>
