/**
 * The page of one of the practitioner's own protocols.
 * Owns: the protocol with those it was shared with, and whether its print shows prices, the plan of the day and the daily
 * amounts, and for how long its supply is counted. Never: the daily amounts themselves, which are a chart below; what is done with a protocol, which is the builder's.
 */
import type { ActorRefFrom } from 'xstate'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'

import { answerOf } from '../call/call.ts'
import { detailStates } from '../detail-page/detail-page.ts'

import { planDay } from './plan-day.ts'
import { amounts, plan, prices } from './print-prices.ts'
import { pageSetup } from './protocol-page.setup.ts'
import type { PageContext } from './protocol-page.setup.ts'
import { length } from './supply-length.ts'
import { readProtocolPlace } from './protocol-place.ts'

const protocol = detailStates({
  thing: 'protocol',
  fetch: 'fetchProtocol',
  input: ({ context: { language, protocolId } }: { context: PageContext }) => ({ language, protocolId }),
  keep: 'setProtocol',
  retry: 'protocol.retry',
  missing: {
    description: 'The practitioner has no protocol under that address: the way leads to the list.',
    entry: ['forgetProtocol', 'closeAmounts'],
  },
  special: [{ guard: { type: 'isGoneFromSight', params: answerOf }, target: 'deleted', actions: 'forgetProtocol' }],
})

const view = pageSetup.createStateConfig({
  description: 'What of the protocol is in sight.',
  initial: 'waiting',
  // Before the page was opened its address names none either.
  on: { 'protocol.outdated': [{ guard: 'namesNone' }, { target: '.fetching' }] },
  states: {
    ...protocol,
    shown: { description: 'The protocol is there.', entry: 'openAmounts' },
    deleted: {
      description: 'The protocol was deleted while it was in sight. It can be brought back.',
      entry: 'closeAmounts',
    },
  },
})

export const protocolPageMachine = pageSetup.createMachine({
  id: 'protocolPage',
  description: "The page of one of the practitioner's own protocols.",
  type: 'parallel',
  context: { language: DEFAULT_LANGUAGE, protocolId: 0, protocol: null, problem: null },
  invoke: { src: 'dailyAmounts', id: 'dailyAmounts' },
  on: {
    'protocol.entered': [
      {
        guard: { type: 'isKept', params: ({ event }) => readProtocolPlace(event.place) },
        target: ['.view.opening', '.prices.hidden', '.plan.left', '.planDay.today', '.amounts.left'],
      },
      {
        target: ['.view.opening', '.prices.hidden', '.plan.left', '.planDay.today', '.amounts.left'],
        actions: [{ type: 'openPlace', params: ({ event }) => readProtocolPlace(event.place) }, 'closeAmounts'],
      },
    ],
    'protocol.print': { guard: 'isInSight', actions: 'printPage' },
  },
  states: {
    view,
    prices,
    plan,
    planDay,
    amounts,
    length,
  },
  options: { maxIterations: 20 },
})
export type ProtocolPageRef = ActorRefFrom<typeof protocolPageMachine>
