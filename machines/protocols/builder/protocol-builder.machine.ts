/**
 * The practitioner's daily tool: a protocol is built while the shop is browsed, and shared.
 * Owns: who may use it, which protocol is worked on, what the builder shows of it, the panel's width. Never: the lines, the
 * list, the forms and the calls, which are charts of their own below it; what is a flow of the page around it.
 */
import type { ActorRefFrom } from 'xstate'

import { BUILDER_WIDTH } from '#contract/constants.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'

import { builderSetup } from './protocol-builder.setup.ts'
import { authorized } from './states/authorized.ts'
import { memory } from './states/memory.ts'
import { panel } from './states/panel.ts'
import { sight } from './states/sight.ts'
import { unauthorized } from './states/unauthorized.ts'

const work = builderSetup.createStateConfig({
  description: 'What the practitioner does: nine states, of which Standard mode has all and Redesign mode seven.',
  initial: 'Unauthorized',
  states: { Unauthorized: unauthorized, Authorized: authorized },
})

export const protocolBuilderMachine = builderSetup.createMachine({
  id: 'protocolBuilder',
  description: 'The protocol builder of the practitioner who is signed in.',
  meta: { requirements: ['builder.nine-states', 'builder.two-modes'] },
  type: 'parallel',
  context: ({ input }) => ({
    mode: input?.mode ?? 'redesign',
    userId: null,
    userTypeId: null,
    language: DEFAULT_LANGUAGE,
    active: null,
    added: null,
    note: '',
    width: BUILDER_WIDTH,
  }),
  on: {
    'product.suggested': {
      guard: { type: 'isForSale', params: ({ event }) => ({ product: event.product }) },
      actions: { type: 'addSuggested', params: ({ event }) => ({ product: event.product }) },
      meta: { requirements: ['builder.suggestions-add-too'] },
    },
  },
  states: { work, panel, memory, sight },
  options: { maxIterations: 20 },
})
export type ProtocolBuilderRef = ActorRefFrom<typeof protocolBuilderMachine>
