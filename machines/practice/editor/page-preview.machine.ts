/**
 * View settings of the practice page's preview.
 * Owns: the screen and the colour scheme it is drawn for. Never: the page's content, which belongs to the editor and
 * its forms.
 */
import { setup } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { ChartMeta } from '../../requirements/meta.ts'

export const PREVIEW_SCREENS = ['phone', 'desktop'] as const
export type PreviewScreen = (typeof PREVIEW_SCREENS)[number]
export const PREVIEW_SCHEMES = ['device', 'light', 'dark'] as const
export type PreviewScheme = (typeof PREVIEW_SCHEMES)[number]

export type PagePreviewEvent = { type: `screen.${PreviewScreen}` } | { type: `scheme.${PreviewScheme}` }

export const pagePreviewMachine = setup({
  types: { events: {} as PagePreviewEvent, meta: {} as ChartMeta },
}).createMachine({
  id: 'pagePreview',
  description: 'The preview of the own practice page, on the screen and in the scheme that its practitioner chooses.',
  meta: { requirements: ['practice.preview-as-others-see-it'] },
  type: 'parallel',
  states: {
    screen: {
      description: 'The screen that the page is drawn for.',
      initial: 'phone',
      on: { 'screen.phone': { target: '.phone' }, 'screen.desktop': { target: '.desktop' } },
      states: {
        phone: { description: 'As wide as a phone.' },
        desktop: { description: 'As wide as a desktop, and as small as there is room.' },
      },
    },
    scheme: {
      description: 'The scheme of colours that the page is drawn in.',
      initial: 'device',
      on: {
        'scheme.device': { target: '.device' },
        'scheme.light': { target: '.light' },
        'scheme.dark': { target: '.dark' },
      },
      states: {
        device: { description: 'As the rest of the shop, which follows the device.' },
        light: { description: 'As on a device that is set to light.' },
        dark: { description: 'As on a device that is set to dark.' },
      },
    },
  },
})
export type PagePreviewRef = ActorRefFrom<typeof pagePreviewMachine>
