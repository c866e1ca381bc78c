/**
 * The panel that slides in from the left or the right over a dimmed page.
 * Owns: which content is in it, from which side, and its sliding. Never: the content's own flow, the page's scroll lock (the component's).
 */
import { assign, setup } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import { PANEL_ANIMATION_MS } from '#contract/constants.ts'

import type { ChartMeta } from '../requirements/meta.ts'

export type PanelSide = 'left' | 'right'
export type PanelContent = 'filters' | 'menu' | 'cart' | 'signIn'

interface Context {
  side: PanelSide
  content: PanelContent | null
}

type Event = { type: 'sidePanel.open'; content: PanelContent; side: PanelSide } | { type: 'sidePanel.close' }

export const sidePanelMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'visible' | 'sliding', meta: {} as ChartMeta },
  delays: { panelAnimation: PANEL_ANIMATION_MS },
  actions: {
    /** Chooses what the panel shows, and at which side. */
    setContent: assign((_, params: { content: PanelContent; side: PanelSide }) => ({
      content: params.content,
      side: params.side,
    })),
    /** Empties the panel once it is out of sight. */
    clearContent: assign({ content: null }),
  },
}).createMachine({
  id: 'sidePanel',
  description: 'One panel over the page; the page behind it is dimmed and does not scroll.',
  meta: { requirements: ['panel.slides-over-a-dimmed-page'] },
  context: { side: 'right', content: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'No panel.',
      on: {
        'sidePanel.open': {
          target: 'opening',
          actions: { type: 'setContent', params: ({ event: { content, side } }) => ({ content, side }) },
        },
      },
    },
    opening: {
      description: 'The panel slides in. It can already be used and closed.',
      meta: { requirements: ['panel.slides-for-300-ms'] },
      tags: ['visible', 'sliding'],
      after: { panelAnimation: { target: 'open' } },
      on: { 'sidePanel.close': { target: 'closing' } },
    },
    open: {
      description: 'The panel stands. A press on the backdrop, Escape or its close button closes it.',
      meta: { requirements: ['panel.backdrop-closes-it'] },
      tags: 'visible',
      on: {
        'sidePanel.close': { target: 'closing' },
        'sidePanel.open': {
          actions: { type: 'setContent', params: ({ event: { content, side } }) => ({ content, side }) },
        },
      },
    },
    closing: {
      description: 'The panel slides out; its content stays in it until it is gone.',
      meta: { requirements: ['panel.slides-for-300-ms'] },
      tags: ['visible', 'sliding'],
      after: { panelAnimation: { target: 'closed', actions: 'clearContent' } },
      on: {
        'sidePanel.open': {
          target: 'opening',
          actions: { type: 'setContent', params: ({ event: { content, side } }) => ({ content, side }) },
        },
      },
    },
  },
})
export type SidePanelRef = ActorRefFrom<typeof sidePanelMachine>
